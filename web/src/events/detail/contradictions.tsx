import { usePage } from '../../platform/page.ts';
import { AuthorPassages } from './author-passages.tsx';
import { EventSection } from './event-section.tsx';
import { passagesIn, statementElementId } from './event-sections.ts';
import { useEventText } from './event-text.tsx';
import { useEventView, useHeadings } from './event-view.ts';
import { NewMark } from './new-mark.tsx';
import { Statement } from './statement.tsx';

const CHIPS = 3;

/** A question, and beside each other the answers that newspapers give to it. */
export function Contradictions() {
  const t = useEventText();
  const { idioma: page } = usePage();
  const { event, newStatements } = useEventView();
  const { part: Heading } = useHeadings();
  const isEmpty = event.desinformacion.length === 0;
  if (isEmpty && passagesIn(event, 'desinformacion').length === 0) return null;
  return (
    <EventSection name="contradicciones" lead={isEmpty ? undefined : t('lead.contradicciones')}>
      {event.desinformacion.map(({ statement_id, idioma, pregunta, versiones }) => (
        <div key={statement_id} className="contradiction" id={statementElementId(statement_id)} tabIndex={-1}>
          <Heading lang={idioma === page ? undefined : idioma}>
            {newStatements.has(statement_id) ? <NewMark /> : null}
            {pregunta}
          </Heading>
          <ul className="versions">
            {versiones.map((version) => (
              <li key={version.statement_id}>
                <Statement statement={version} chips={CHIPS}>
                  <p>{version.texto}</p>
                </Statement>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <AuthorPassages section="desinformacion" />
    </EventSection>
  );
}
