import type { FormerEvent } from '@poliedro/contracts/former-events';
import { EventTextProvider } from '../events/detail/event-text.tsx';
import { FormerEventLists } from '../events/detail/former-event.tsx';
import { useCardReactions } from '../interactions/use-card-reactions.ts';
import type { NoEvent } from './event.load.ts';
import { NotFound } from './not-found.tsx';

/** There is no such event; or there was one, of which its articles are left. */
export function NoEventPage({ title, text, former }: NoEvent) {
  return (
    <>
      <NotFound title={title} text={text} />
      {former === undefined ? null : (
        <EventTextProvider text={former.text}>
          <LiveCards former={former.event} />
        </EventTextProvider>
      )}
    </>
  );
}

function LiveCards({ former }: { former: FormerEvent }) {
  useCardReactions();
  return (
    <div className="wrap grid grid-cols-1 gap-10 pb-8">
      <FormerEventLists former={former} heading="h2" />
    </div>
  );
}
