import '../ui/styles/open-accounts.css';
import type { Transparency } from '@poliedro/contracts/transparency';
import type { ReactNode } from 'react';
import { data, useRevalidator } from 'react-router';
import type { TransparencyText } from '../locales/transparency-text.ts';
import { browserApi, hostApi } from '../platform/api.ts';
import { longDate } from '../platform/dates.ts';
import { hostContext } from '../platform/host.ts';
import { pageIdioma } from '../platform/language.ts';
import { usePage } from '../platform/page.ts';
import { fillText } from '../platform/translate.ts';
import { EmptyNotice, ErrorNotice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import type { Route } from './+types/transparency.screen.ts';
import { loadTransparency } from './transparency.load.ts';
import { TransparencyMonths } from './transparency-months.tsx';
import { TransparencyQuality } from './transparency-quality.tsx';
import { totalOf } from './transparency-totals.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const loaded = await loadTransparency(hostApi(context), context.get(hostContext).idioma);
  return loaded.figures ? data(loaded) : data(loaded, { headers: { 'Cache-Control': 'no-store' } });
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadTransparency(browserApi, pageIdioma(), request.signal);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function TransparencyScreen({ loaderData: { text, figures } }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <div className="wrap accounts">
      <PageHead title={text.title} description={text.description} path="/transparencia" />
      <header className="about-lead">
        <h1 tabIndex={-1}>{text.title}</h1>
        <p>{text.lead}</p>
      </header>
      {figures ? (
        <Figures figures={figures} text={text} />
      ) : (
        <ErrorNotice text={text.failed} busy={state === 'loading'} onRetry={() => void revalidate()} />
      )}
    </div>
  );
}

/** What was reported, decided and put right, and what machines have to do with it. */
function Figures({ figures, text }: { figures: Transparency; text: TransparencyText }) {
  const { idioma } = usePage();
  const { meses, modelo, comparacion, actualizado_on } = figures;
  const { machines } = text;
  return (
    <>
      <Summary figures={figures} text={text} />
      {meses.length > 0 ? (
        <Part title={text.months.title}>
          <p className="accounts-lead">{text.months.lead}</p>
          <TransparencyMonths meses={meses} text={text.months} />
        </Part>
      ) : null}
      <Part title={machines.title}>
        <p>{modelo === null ? machines.rules : fillText(machines.model, { modelo })}</p>
        <p>{machines.compare[comparacion]}</p>
        <p>{machines.people}</p>
      </Part>
      <Part title={text.quality.title}>
        <p className="accounts-lead">{text.quality.lead}</p>
        <TransparencyQuality figures={figures.calidad} text={text.quality} />
        <p className="quiet-line">
          {fillText(text.updated, { fecha: longDate(actualizado_on, idioma) })}{' '}
          <a className="text-link" href="/api/transparencia">
            {text.json}
          </a>
        </p>
      </Part>
    </>
  );
}

function Summary({ figures, text }: { figures: Transparency; text: TransparencyText }) {
  const { idioma } = usePage();
  const { meses, en_espera, horas_hasta_decidir } = figures;
  const { recibidos, decididos } = totalOf(meses);
  if (recibidos === 0) return <EmptyNotice text={text.empty} />;
  const written = (count: number) => count.toLocaleString(idioma);
  const horas = horas_hasta_decidir === null ? undefined : Math.ceil(horas_hasta_decidir);
  const inHours = horas !== undefined && horas > 1 ? fillText(text.speed, { horas }, written) : text.withinAnHour;
  const speed = horas === undefined ? undefined : inHours;
  return (
    <p className="accounts-summary">
      {fillText(text.summary, { recibidos, decididos, espera: en_espera }, written)}
      {speed === undefined ? null : ` ${speed}`}
    </p>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="accounts-part">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
