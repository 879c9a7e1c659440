import type { PersonDetail } from '@poliedro/contracts/redaccion/people';
import { shortDate } from '../../platform/dates.ts';
import { IDIOMA_NAMES, pageIdioma } from '../../platform/language.ts';
import { fillText } from '../../platform/translate.ts';
import { PageLink } from '../../ui/page-link.tsx';
import type { PeopleProps } from './people-props.ts';
import { PersonSection } from './person-section.tsx';

/** What is known of an account; nothing of it opens a door. */
export function PersonFacts({ own, person }: Pick<PeopleProps, 'own'> & { readonly person: PersonDetail }) {
  const { facts } = own;
  const yesNo = (is: boolean) => (is ? facts.si : facts.no);
  const date = (iso: string) => shortDate(iso, pageIdioma());
  const { correo, email_verificado, deletion_due_on } = person;
  const rows: readonly (readonly [string, string | number])[] = [
    [facts.numero, person.usuario_id],
    [facts.correo, fillText(email_verificado ? facts.confirmado : facts.sinConfirmar, { correo })],
    [facts.rol, own.roles[person.rol]],
    [facts.idioma, IDIOMA_NAMES[person.idioma]],
    [facts.desde, date(person.created_on)],
    [facts.segundoFactor, yesNo(person.segundo_factor)],
    [facts.llaves, person.llaves_de_acceso],
    [facts.sesiones, person.sesiones],
    [facts.publicados, person.articulos_publicados],
    [facts.borradores, person.borradores],
    [facts.comentarios, person.comentarios],
    [facts.avisosHechos, person.avisos_hechos],
    [facts.avisosRecibidos, person.avisos_recibidos],
    [facts.dinero, yesNo(person.tiene_dinero)],
    ...(deletion_due_on === null ? [] : [[facts.borrado, date(deletion_due_on)] as const]),
  ];
  return (
    <PersonSection title={facts.title}>
      <dl className="people-facts">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {person.rol === 'lector' ? null : (
        <PageLink className="text-link" to={`/user/${person.usuario_id}`}>
          {own.publicPage}
        </PageLink>
      )}
    </PersonSection>
  );
}
