import type { eventEs } from './event.es.ts';
import type { Widened } from './messages.ts';

/** The texts of an open event: its window and its page. */
export type EventText = Widened<typeof eventEs>;
