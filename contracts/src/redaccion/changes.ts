import { z } from 'zod';
import { defineCall, done, nothing } from '../call.ts';
import { idSchema } from '../paging.ts';

/** What an operator can change; a part of its own for each. */
export const changeKindSchema = z.string().regex(/^[a-z_]+\.[a-z_]+$/);

/** Why it is done, in the operator's words. */
export const noteSchema = z.string().trim().max(1000).default('');

export const cursorSchema = z
  .string()
  .max(120)
  .regex(/^[\w-]+$/)
  .optional();

export const operatorChangeSchema = z.object({
  change_id: z.number().int(),
  usuario_id: z.number().int(),
  alias: z.string(),
  kind: changeKindSchema,
  object_id: z.string(),
  before: z.unknown().describe('Null where there was nothing'),
  after: z.unknown().describe('Null where there is nothing any more'),
  note: z.string(),
  created_on: z.string(),
  undoes: z.number().int().nullable(),
  undone: z.boolean(),
  can_undo: z.boolean(),
});
export type OperatorChange = z.infer<typeof operatorChangeSchema>;

export const listChanges = defineCall({
  method: 'GET',
  path: '/api/redaccion/cambios',
  summary: 'What operators have changed, the newest first',
  params: nothing,
  query: z.object({
    cursor: cursorSchema,
    /** All kinds that begin with it, such as `carril`. */
    area: z
      .string()
      .regex(/^[a-z_]{1,40}$/)
      .optional(),
    object_id: z.string().max(100).optional(),
  }),
  reply: z.object({ cambios: z.array(operatorChangeSchema), has_more: z.boolean(), cursor: z.string().nullable() }),
});

export const undoChange = defineCall({
  method: 'POST',
  path: '/api/redaccion/cambios/:change_id/deshacer',
  summary: 'Makes it as it was before, unless it has changed since',
  params: z.object({ change_id: idSchema }),
  query: nothing,
  reply: done,
});
