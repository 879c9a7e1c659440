import type { MadeVersion } from '@poliedro/contracts/redaccion/events';
import { localMoment } from '../../platform/dates.ts';
import { pageIdioma } from '../../platform/language.ts';
import { fillText } from '../../platform/translate.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { PartSection } from '../part-section.tsx';
import { eventDeskAddress } from './event-desk-address.ts';
import type { EventProps } from './events-props.ts';

const date = (iso: string) => localMoment(iso, pageIdioma());

/** What each version brought and took away, the newest first. */
export function VersionsSection({ own, event }: EventProps) {
  const { versions } = own;
  return (
    <PartSection title={versions.title}>
      <ol className="events-versions">
        {event.versiones.map((version) => (
          <li key={version.version}>
            <details>
              <summary>
                {fillText(versions.number, { version: String(version.version) })} · {date(version.created_on)}
              </summary>
              <Difference own={own} version={version} />
            </details>
          </li>
        ))}
      </ol>
    </PartSection>
  );
}

function Difference({ own, version }: { own: EventProps['own']; version: MadeVersion }) {
  const { versions, sections } = own;
  const { titulo_anterior, nuevas, retiradas, articulos_nuevos } = version;
  const isNothing = titulo_anterior === null && nuevas.length + retiradas.length + articulos_nuevos === 0;
  return (
    <ul className="events-difference">
      {isNothing ? <li>{versions.nothing}</li> : null}
      {titulo_anterior === null ? null : <li>{fillText(versions.earlierTitle, { titulo: titulo_anterior })}</li>}
      {articulos_nuevos === 0 ? null : <li>{fillText(versions.articles, { count: String(articulos_nuevos) })}</li>}
      {retiradas.map(({ statement_id, seccion, texto }) => (
        <li key={statement_id}>
          {versions.removed} · {sections[seccion]} · <del>{texto}</del>
        </li>
      ))}
      {nuevas.map(({ statement_id, seccion, texto }) => (
        <li key={statement_id}>
          {versions.added} · {sections[seccion]} · <ins>{texto}</ins>
        </li>
      ))}
    </ul>
  );
}

/** What was proposed and never shown, with the reasons. */
export function RefusedSection({ own, event }: EventProps) {
  const { refused } = own;
  const sections: Readonly<Record<string, string>> = own.sections;
  return (
    <PartSection title={refused.title} lead={refused.lead}>
      {event.rechazadas.length === 0 ? <p className="events-note">{refused.none}</p> : null}
      <ol className="events-statements">
        {event.rechazadas.map(({ huella, seccion, texto, detalle, motivos, pasajes, analista, refused_on }) => (
          <li key={huella}>
            <p className="events-kind">
              {sections[seccion] ?? seccion} · <span className="events-fault">{motivos.join(', ')}</span>
            </p>
            <p>{detalle === null ? texto : `${texto} (${detalle})`}</p>
            <p className="events-note">{fillText(refused.by, { analista, fecha: date(refused_on) })}</p>
            {pasajes.length === 0 ? null : (
              <details>
                <summary>{refused.passages}</summary>
                <ul className="events-evidence">
                  {pasajes.map((pasaje, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the same passage may be there twice
                    <li key={at}>
                      <q>{pasaje}</q>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ol>
    </PartSection>
  );
}

/** What it came of, what came of it, and what follows what. */
export function RelativesSection({ own, event }: EventProps) {
  const { relatives } = own;
  if (event.parientes.length === 0) return null;
  return (
    <PartSection title={relatives.title}>
      <ul className="events-difference">
        {event.parientes.map(({ evento_id, titulo, relacion }) => (
          <li key={`${relacion} ${evento_id}`}>
            {relatives[relacion]}:{' '}
            <PageLink className="text-link" to={eventDeskAddress(evento_id)} prefetch="none">
              {titulo ?? fillText(relatives.untitled, { id: String(evento_id) })}
            </PageLink>
          </li>
        ))}
      </ul>
    </PartSection>
  );
}
