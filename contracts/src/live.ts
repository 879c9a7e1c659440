import { z } from 'zod';
import { defineCall, nothing } from './call.ts';
import type { CommentRecord } from './comments.ts';
import type { Counters } from './interactions.ts';
import { idSchema } from './paging.ts';
import { TARGET_TIPOS } from './targets.ts';

/** What an open window hears, by the name of the server-sent event. */
export interface LiveMessages {
  /** New, rewritten or deleted: as it is now. */
  comentario: CommentRecord;
  contadores: Counters;
  /** Not everything was heard: ask for it again. */
  perdido: Record<string, never>;
}
export type LiveName = keyof LiveMessages;

export const listenLive = defineCall({
  method: 'GET',
  path: '/api/live/:tipo/:id',
  summary: 'Server-sent events: comments and counts of one event or article as they change',
  params: z.object({ tipo: z.enum(TARGET_TIPOS), id: idSchema }),
  query: nothing,
  reply: z.string(),
  download: 'text/event-stream',
});
