import { useTranslation } from '../../platform/translation.tsx';
import { Flag } from '../../ui/flag.tsx';
import { AuthorPassages } from './author-passages.tsx';
import { EventSection } from './event-section.tsx';
import { passagesIn } from './event-sections.ts';
import { useEventText } from './event-text.tsx';
import { useEventView, useHeadings } from './event-view.ts';
import { groupFramings } from './framing-groups.ts';
import { Statement } from './statement.tsx';

/** How the press of each country tells it, with the newspapers that do. */
export function Framings() {
  const t = useEventText();
  const { countryName } = useTranslation();
  const { event } = useEventView();
  const { part: Heading } = useHeadings();
  const isEmpty = event.framing.length === 0;
  if (isEmpty && passagesIn(event, 'framing').length === 0) return null;
  return (
    <EventSection name="encuadre" lead={isEmpty ? undefined : t('lead.encuadre')}>
      {isEmpty ? null : (
        <div className="framings">
          {groupFramings(event.framing).map(({ paises, framings }) => (
            <div key={paises.join(' ')} className="framing">
              <Heading className="countries">
                {paises.map((pais) => (
                  <span key={pais}>
                    <Flag pais_iso_code={pais} decorative />
                    {countryName(pais)}
                  </span>
                ))}
              </Heading>
              <ul className="statements">
                {framings.map((framing) => (
                  <li key={framing.statement_id}>
                    <Statement statement={framing}>
                      <p>{framing.texto}</p>
                    </Statement>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
      <AuthorPassages section="framing" />
    </EventSection>
  );
}
