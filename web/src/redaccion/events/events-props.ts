import type { MadeEvent } from '@poliedro/contracts/redaccion/events';
import type { RedaccionEventsText } from '../../locales/redaccion-events-text.ts';
import type { RedaccionText } from '../../locales/redaccion-text.ts';

export interface EventsProps {
  /** What all parts say. */
  readonly text: RedaccionText;
  readonly own: RedaccionEventsText;
}

/** A section about one event. */
export interface EventProps extends EventsProps {
  readonly event: MadeEvent;
  readonly onChanged: () => void;
}
