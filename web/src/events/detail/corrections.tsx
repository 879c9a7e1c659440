import '../../ui/styles/corrections.css';
import type { EventCorrection } from '@poliedro/contracts/events';
import { usePage } from '../../platform/page.ts';
import { statementElementId } from './event-sections.ts';
import { useEventText } from './event-text.tsx';
import { useEventView, useHeadings } from './event-view.ts';
import { Moment } from './moment.tsx';
import { SHOWN_AS } from './new-statements.ts';

const TITLE_ID = 'correcciones-titulo';

/** What those who run the site have withdrawn or put right, and why. */
export function Corrections() {
  const t = useEventText();
  const { event } = useEventView();
  const { part: Heading } = useHeadings();
  if (event.correcciones.length === 0) return null;
  return (
    <aside className="corrections" aria-labelledby={TITLE_ID}>
      <Heading id={TITLE_ID} className="part-title">
        {t('corrections.title')}
      </Heading>
      <ul>
        {event.correcciones.map((correction, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one that was withdrawn has no name of its own
          <li key={at}>
            <Correction correction={correction} />
          </li>
        ))}
      </ul>
    </aside>
  );
}

function Correction({ correction }: { correction: EventCorrection }) {
  const t = useEventText();
  const { idioma: page } = usePage();
  const { tipo, seccion, nota, nota_idioma, anterior, idioma, statement_id, created_on } = correction;
  const langOf = (language: string) => (language === page ? undefined : language);
  return (
    <>
      <p className="correction-kind">
        <b>{t(`corrections.${tipo}`, { apartado: t(`sections.${SHOWN_AS[seccion]}`) })}</b>
        <Moment iso={created_on} />
      </p>
      <p className="correction-note" lang={langOf(nota_idioma)}>
        {nota}
      </p>
      {anterior === null ? null : (
        <p className="correction-before">
          {t('corrections.before')} <del lang={langOf(idioma)}>{anterior}</del>
        </p>
      )}
      {statement_id === null ? null : (
        <a
          className="text-link"
          href={`#${statementElementId(statement_id)}`}
          onClick={(event) => {
            event.preventDefault();
            document.getElementById(statementElementId(statement_id))?.focus();
          }}
        >
          {t('corrections.now')}
        </a>
      )}
    </>
  );
}
