import { EventSection } from './event-section.tsx';
import { useEventView } from './event-view.ts';
import { Statement } from './statement.tsx';

export function Facts() {
  const { event } = useEventView();
  if (event.hechos.length === 0) return null;
  return (
    <EventSection name="hechos">
      <ul className="statements">
        {event.hechos.map((fact) => (
          <li key={fact.statement_id}>
            <Statement statement={fact} told>
              <p>{fact.hecho}</p>
            </Statement>
          </li>
        ))}
      </ul>
    </EventSection>
  );
}
