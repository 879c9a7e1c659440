import { lazy, Suspense, useMemo } from 'react';
import { CommentsSkeleton } from '../../comments/comments-skeleton.tsx';
import { loadCommentsText } from '../../locales/comments.ts';
import { pageIdioma } from '../../platform/language.ts';
import { EmptyNotice } from '../../ui/notice.tsx';
import { EventSection } from './event-section.tsx';
import { useEventText } from './event-text.tsx';
import { useEventView, useHeadings } from './event-view.ts';
import { Statement } from './statement.tsx';

const CHIPS = 3;

/** With their texts. Where they cannot come, the rest of the event stands without them. */
const Comments = lazy(async () => {
  try {
    const [{ Comments: Loaded }] = await Promise.all([
      import('../../comments/comments.tsx'),
      typeof document === 'undefined' ? undefined : loadCommentsText(pageIdioma()),
    ]);
    return { default: Loaded };
  } catch {
    return { default: CommentsMissing };
  }
});

function CommentsMissing() {
  const t = useEventText();
  return <EmptyNotice text={t('opinions.missing')} />;
}

/** What the press thinks, and what experts do. */
export function Opinions() {
  const { event, comments } = useEventView();
  const { part } = useHeadings();
  const target = useMemo(() => ({ tipo: 'evento', id: event.evento_id }) as const, [event.evento_id]);
  return (
    <EventSection name="opiniones">
      {event.opiniones.length > 0 ? <Stances /> : null}
      <Suspense fallback={<CommentsSkeleton />}>
        <Comments target={target} heading={part} {...(comments ? { first: comments } : {})} />
      </Suspense>
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
