import type { EventDetail } from '@poliedro/contracts/events';
import { EventSection } from './event-section.tsx';
import type { SectionName } from './event-sections.ts';
import { Statement } from './statement.tsx';

interface ProseSectionProps {
  readonly name: SectionName;
  readonly lead?: string;
  readonly statements: EventDetail['contexto_del_evento'];
}

/** A section of plain sentences: what one must know from before, what is expected to follow. */
export function ProseSection({ name, lead, statements }: ProseSectionProps) {
  if (statements.length === 0) return null;
  return (
    <EventSection name={name} lead={lead}>
      <ul className="statements">
        {statements.map((statement) => (
          <li key={statement.statement_id}>
            <Statement statement={statement}>
              <p>{statement.texto}</p>
            </Statement>
          </li>
        ))}
      </ul>
    </EventSection>
  );
}
