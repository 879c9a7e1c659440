import { z } from 'zod';
import { articleCardSchema } from './articles.ts';
import { defineCall } from './call.ts';
import { eventCardSchema } from './events.ts';
import { idiomaQuerySchema, idSchema } from './paging.ts';

/** Of an event that has hundreds. */
export const FORMER_ARTICLES_MOST = 60;
export const FORMER_EVENTS_MOST = 6;

export const formerEventSchema = z.object({
  evento_id: z.int(),
  articulos: z
    .array(articleCardSchema)
    .describe(`What told it, newest first: ${FORMER_ARTICLES_MOST} of the press at most`),
  eventos: z
    .array(eventCardSchema)
    .describe(`Where some of these are now, the most of them first: ${FORMER_EVENTS_MOST} at most`),
});
export type FormerEvent = z.infer<typeof formerEventSchema>;

export const getFormerEvent = defineCall({
  method: 'GET',
  path: '/api/evento/:evento_id/retirado',
  summary: 'What is left of an event that readers had and that is shown no more',
  params: z.object({ evento_id: idSchema }),
  query: idiomaQuerySchema,
  reply: formerEventSchema,
});
