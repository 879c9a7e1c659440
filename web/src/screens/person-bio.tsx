import type { PublicProfile } from '@poliedro/contracts/profiles';
import type { BioText } from '../locales/bio-text.ts';
import { useTranslation } from '../platform/translation.tsx';
import { Flag } from '../ui/flag.tsx';
import { OutsideLink } from '../ui/outside-link.tsx';

type Newspapers = 'link_periodico1' | 'link_periodico2';
type Bio = NonNullable<PublicProfile['bio']>;

interface PersonBioProps {
  /** Beside an article there is no word of newspapers. */
  readonly bio: Omit<Bio, Newspapers> & Partial<Pick<Bio, Newspapers>>;
  readonly text: Pick<BioText, 'fields' | 'orientaciones'> & {
    readonly interests: string;
    /** Where it is worth saying that there is no description. */
    readonly person?: Pick<BioText['person'], 'noBio'>;
  };
}

const LINKS = ['link_blog', 'link_linkedin', 'link_twitter', 'link_periodico1', 'link_periodico2'] as const;

export function PersonBio({ bio, text }: PersonBioProps) {
  const { countryName } = useTranslation();
  const links = LINKS.flatMap((name) => (bio[name] ? [{ name, href: bio[name] }] : []));
  return (
    <>
      {bio.descripcion ? (
        <p className="person-text">{bio.descripcion}</p>
      ) : text.person ? (
        <p className="quiet">{text.person.noBio}</p>
      ) : null}
      <dl className="person-facts">
        {bio.pais ? (
          <div>
            <dt>{text.fields.pais}</dt>
            <dd>
              <Flag pais_iso_code={bio.pais} /> <span aria-hidden="true">{countryName(bio.pais)}</span>
            </dd>
          </div>
        ) : null}
        {bio.estudios ? (
          <div>
            <dt>{text.fields.estudios}</dt>
            <dd>{bio.estudios}</dd>
          </div>
        ) : null}
        {bio.orientacion ? (
          <div>
            <dt>{text.fields.orientacion}</dt>
            <dd>{text.orientaciones[bio.orientacion]}</dd>
          </div>
        ) : null}
        {bio.categorias.length > 0 ? (
          <div>
            <dt>{text.interests}</dt>
            <dd>{bio.categorias.map(({ nombre }) => nombre).join(', ')}</dd>
          </div>
        ) : null}
      </dl>
      {links.length > 0 ? (
        <ul className="person-links">
          {links.map(({ name, href }) => (
            <li key={name}>
              <OutsideLink className="text-link" href={href} theirs>
                {name.startsWith('link_periodico') ? hostOf(href) : text.fields[name]}
              </OutsideLink>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** A newspaper is known by its domain. */
function hostOf(address: string): string {
  return (URL.parse(address)?.hostname ?? address).replace(/^www\./, '');
}
