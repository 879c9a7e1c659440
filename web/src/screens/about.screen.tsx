import type { ReactNode } from 'react';
import { loadAboutText } from '../locales/about.ts';
import { hostContext } from '../platform/host.ts';
import { pageIdioma } from '../platform/language.ts';
import { usePage } from '../platform/page.ts';
import { OutsideLink } from '../ui/outside-link.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { PageLink } from '../ui/page-link.tsx';
import type { Route } from './+types/about.screen.ts';

export function loader({ context }: Route.LoaderArgs) {
  return loadAboutText(context.get(hostContext).idioma);
}

export function clientLoader() {
  return loadAboutText(pageIdioma());
}

export default function AboutScreen({ loaderData: text }: Route.ComponentProps) {
  const { site } = usePage();
  return (
    <div className="wrap about">
      <PageHead title={text.title} description={text.description} path="/about" />
      <header className="about-lead">
        <h1 tabIndex={-1}>{text.title}</h1>
        <p>{text.lead}</p>
      </header>
      <Part title={text.mission.title}>
        {text.mission.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Part>
      <Part title={text.values.title}>
        <ul className="about-values">
          {text.values.items.map(({ name, text: value }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{value}</p>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={text.how.title} id="como-funciona">
        <p>{text.how.intro}</p>
        <ol className="about-steps">
          {text.how.steps.map(({ name, text: step }) => (
            <li key={name}>
              <div>
                <h3>{name}</h3>
                <p>{step}</p>
              </div>
            </li>
          ))}
        </ol>
      </Part>
      <Part title={text.limits.title}>
        <ul className="about-limits">
          {text.limits.items.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </Part>
      <Part title={text.team.title}>
        {text.team.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Part>
      <Part title={text.accounts.title}>
        <p>{text.accounts.text}</p>
        <p>
          <PageLink className="text-link" to="/cuentas">
            {text.accounts.link}
          </PageLink>
        </p>
      </Part>
      <Part title={text.contact.title}>
        <p>{text.contact.text}</p>
        <p className="about-actions">
          {site.contacto_url ? (
            <OutsideLink className="button" href={site.contacto_url}>
              {text.contact.write}
            </OutsideLink>
          ) : null}
          {site.donacion_url ? (
            <OutsideLink className="button primary" href={site.donacion_url}>
              {text.contact.donate}
            </OutsideLink>
          ) : null}
        </p>
      </Part>
    </div>
  );
}

function Part({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section className="about-part" id={id}>
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  );
}
