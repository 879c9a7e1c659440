import { z } from 'zod';
import { defineCall, nothing } from './call.ts';
import { idiomaQuerySchema, idSchema } from './paging.ts';
import { afterQuerySchema, afterReply, exactlyOneTarget, ONE_TARGET, TARGET_TIPOS, targetFields } from './targets.ts';

export const ACTIONS = ['read_later', 'save', 'share', 'upvote', 'read'] as const;
export const actionSchema = z.enum(ACTIONS);
export type Action = (typeof ACTIONS)[number];

/** How many people; `comentarios` counts those that are still there, `read` also each visit of a visitor. */
export const countersSchema = z.object({
  read_later: z.int(),
  save: z.int(),
  share: z.int(),
  upvote: z.int(),
  read: z.int().describe('People who have read it, and visits of visitors'),
  comentarios: z.int(),
});
export type Counters = z.infer<typeof countersSchema>;

export const getCounters = defineCall({
  method: 'GET',
  path: '/api/contadores/:tipo/:id',
  summary: 'How many have reacted to an event or an article',
  params: z.object({ tipo: z.enum(TARGET_TIPOS), id: idSchema }),
  query: nothing,
  reply: z.object({ contadores: countersSchema }),
});

/** Without `valor` it flips; with it a retry never flips back. `share` and `read` are only ever set: false changes nothing. */
export const writeInteraction = defineCall({
  method: 'POST',
  path: '/api/user/write_interaction',
  summary: 'Reacts to an event or an article; a visitor may only read, which is answered 204 and counted',
  params: nothing,
  query: nothing,
  body: z
    .object({
      action: actionSchema,
      ...targetFields,
      valor: z.boolean().optional().describe('The wished state'),
      version: z.int().min(1).optional().describe('With read: the version of the event that was on the screen'),
    })
    .refine(exactlyOneTarget, ONE_TARGET),
  reply: z.object({
    action: actionSchema,
    evento_id: z.int().nullable(),
    articulo_id: z.int().nullable(),
    valor: z.boolean(),
    contadores: countersSchema,
    version_anterior: z
      .int()
      .nullable()
      .describe('With read: the version of the event this reader had seen before; null the first time'),
  }),
});

/** The most of each action that the map holds; the list has them all. */
export const MAPPED_PER_ACTION = 2000;

const interactionMapSchema = z
  .partialRecord(actionSchema, z.array(z.string()))
  .describe('Newest first: evento_{id}, articulo_{id}');
export type InteractionMap = z.infer<typeof interactionMapSchema>;

export const interactionSchema = z.object({
  id: z.int(),
  action_type: actionSchema,
  action: actionSchema.describe('The same, by its other name'),
  evento_id: z.int().nullable(),
  articulo_id: z.int().nullable(),
  titulo_evento: z.string().nullable(),
  titulo_articulo: z.string().nullable(),
  idioma: z.string().nullable().describe('The language the title is in; null where it is gone'),
  url: z.string().nullable().describe('Of an article at its newspaper'),
  slug: z.string().nullable(),
  created_on: z.iso.datetime(),
});
export type Interaction = z.infer<typeof interactionSchema>;

export const listInteractions = defineCall({
  method: 'GET',
  path: '/api/user/interactions',
  summary: 'Own reactions, as a map by action, or as a list with titles (format=list), newest first',
  params: nothing,
  query: idiomaQuerySchema
    .extend({ format: z.literal('list').optional(), action: actionSchema.optional() })
    .extend(afterQuerySchema.shape),
  reply: z.union([
    z.object({ interactions: z.array(interactionSchema), ...afterReply }),
    z.object({ interactions: interactionMapSchema }),
  ]),
});
