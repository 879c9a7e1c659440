import { AuthorPassages } from './author-passages.tsx';
import { EventSection } from './event-section.tsx';
import { passagesIn, type SectionName } from './event-sections.ts';
import { useEventView } from './event-view.ts';
import { Statement } from './statement.tsx';

interface ProseSectionProps {
  readonly name: SectionName;
  readonly lead?: string;
  readonly section: 'contexto_del_evento' | 'impacto_futuro';
}

/** A section of plain sentences: what one must know from before, what is expected to follow. */
export function ProseSection({ name, lead, section }: ProseSectionProps) {
  const { event } = useEventView();
  const statements = event[section];
  const isEmpty = statements.length === 0;
  if (isEmpty && passagesIn(event, section).length === 0) return null;
  return (
    <EventSection name={name} lead={isEmpty ? undefined : lead}>
      {isEmpty ? null : (
        <ul className="statements">
          {statements.map((statement) => (
            <li key={statement.statement_id}>
              <Statement statement={statement}>
                <p>{statement.texto}</p>
              </Statement>
            </li>
          ))}
        </ul>
      )}
      <AuthorPassages section={section} />
    </EventSection>
  );
}
