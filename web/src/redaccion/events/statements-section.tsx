import type { MadeStatement } from '@poliedro/contracts/redaccion/events';
import { localMoment } from '../../platform/dates.ts';
import { pageIdioma } from '../../platform/language.ts';
import { fillText } from '../../platform/translate.ts';
import { OutsideLink } from '../../ui/outside-link.tsx';
import { PartSection } from '../part-section.tsx';
import type { EventProps } from './events-props.ts';
import { StatementForm } from './statement-form.tsx';

/** What it says, what that rests on, and the way to put it right. */
export function StatementsSection(props: EventProps) {
  const { own, event } = props;
  const { statements, corrections } = own;
  return (
    <PartSection title={statements.title}>
      {event.frases.length === 0 ? <p className="events-note">{statements.none}</p> : null}
      <ol className="events-statements">
        {event.frases.map((statement) => (
          <li key={statement.statement_id}>
            <Said {...props} statement={statement} />
          </li>
        ))}
      </ol>
      {event.correcciones.length === 0 ? null : (
        <div className="events-corrections">
          <h4>{corrections.title}</h4>
          <ul>
            {event.correcciones.map(({ statement_id, tipo, anterior, texto, nota, created_on }) => (
              <li key={statement_id}>
                <b>{corrections[tipo]}</b> {localMoment(created_on, pageIdioma())} · <del>{anterior}</del>{' '}
                {texto === null ? null : <ins>{texto}</ins>} <q>{nota}</q>
              </li>
            ))}
          </ul>
          <p className="events-note">{corrections.undo}</p>
        </div>
      )}
    </PartSection>
  );
}

function Said(props: EventProps & { readonly statement: MadeStatement }) {
  const { own, statement } = props;
  const { statements, sections } = own;
  const { seccion, parent_id, texto, detalle, idioma, evidencia } = statement;
  const lang = idioma === pageIdioma() ? undefined : idioma;
  return (
    <>
      <p className="events-kind">
        {sections[seccion]}
        {parent_id === null ? '' : ` · ${statements.version}`}
      </p>
      <p lang={lang}>{texto}</p>
      {detalle === null ? null : (
        <p className="events-note" lang={lang}>
          {detalle}
        </p>
      )}
      {evidencia.length === 0 ? null : (
        <details>
          <summary>{fillText(statements.evidence, { count: String(evidencia.length) })}</summary>
          <ul className="events-evidence">
            {evidencia.map(({ articulo_id, periodico_nombre, url, titular, pasaje, idioma: language }) => (
              <li key={`${articulo_id} ${pasaje}`}>
                <q lang={language}>{pasaje}</q>{' '}
                <OutsideLink className="text-link" href={url} theirs>
                  {`${periodico_nombre} · ${titular}`}
                </OutsideLink>
              </li>
            ))}
          </ul>
        </details>
      )}
      <details>
        <summary>{statements.act}</summary>
        <StatementForm {...props} />
      </details>
    </>
  );
}
