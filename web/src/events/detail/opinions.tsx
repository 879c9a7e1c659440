import { useMemo } from 'react';
import { CommentsLater } from '../../comments/comments-later.tsx';
import { AuthorPassages } from './author-passages.tsx';
import { EventSection } from './event-section.tsx';
import { useEventText } from './event-text.tsx';
import { useEventView, useHeadings } from './event-view.ts';
import { Statement } from './statement.tsx';

const CHIPS = 3;

/** What the press thinks, what authors do, and what experts do. */
export function Opinions() {
  const t = useEventText();
  const { event, comments } = useEventView();
  const { part } = useHeadings();
  const target = useMemo(() => ({ tipo: 'evento', id: event.evento_id }) as const, [event.evento_id]);
  return (
    <EventSection name="opiniones">
      {event.opiniones.length > 0 ? <Stances /> : null}
      <AuthorPassages section="opiniones" />
      <CommentsLater target={target} heading={part} first={comments} missing={t('opinions.missing')} />
    </EventSection>
  );
}

/** The sides taken in the press, each with its argument and its newspapers. */
function Stances() {
  const t = useEventText();
  const { event } = useEventView();
  const { part: Heading } = useHeadings();
  return (
    <>
      <Heading className="opinions-title">{t('opinions.press')}</Heading>
      <ul className="stances">
        {event.opiniones.map((stance) => (
          <li key={stance.statement_id}>
            <Statement statement={stance} chips={CHIPS}>
              <p className="stance">{stance.postura}</p>
              <p>{stance.resumen}</p>
            </Statement>
          </li>
        ))}
      </ul>
    </>
  );
}
