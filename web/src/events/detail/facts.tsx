import { AuthorPassages } from './author-passages.tsx';
import { EventSection } from './event-section.tsx';
import { passagesIn } from './event-sections.ts';
import { useEventView } from './event-view.ts';
import { Statement } from './statement.tsx';

export function Facts() {
  const { event } = useEventView();
  if (event.hechos.length === 0 && passagesIn(event, 'hechos').length === 0) return null;
  return (
    <EventSection name="hechos">
      {event.hechos.length > 0 ? (
        <ul className="statements">
          {event.hechos.map((fact) => (
            <li key={fact.statement_id}>
              <Statement statement={fact} told>
                <p>{fact.hecho}</p>
              </Statement>
            </li>
          ))}
        </ul>
      ) : null}
      <AuthorPassages section="hechos" />
    </EventSection>
  );
}
