import { z } from 'zod';

const bodyIdSchema = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

/** What a reaction, a comment or an open window is about: an event or an article, never both. */
export const targetFields = {
  evento_id: bodyIdSchema.optional(),
  articulo_id: bodyIdSchema.optional(),
};

export const exactlyOneTarget = (given: { evento_id?: number | undefined; articulo_id?: number | undefined }) =>
  (given.evento_id === undefined) !== (given.articulo_id === undefined);

export const ONE_TARGET = 'exactly one of evento_id and articulo_id';

export const TARGET_TIPOS = ['evento', 'articulo'] as const;
export type TargetTipo = (typeof TARGET_TIPOS)[number];

/** One event or article. */
export interface Target {
  readonly tipo: TargetTipo;
  readonly id: number;
}

/** Of what names exactly one. */
export const targetOf = (given: {
  evento_id?: number | null | undefined;
  articulo_id?: number | null | undefined;
}): Target =>
  given.evento_id == null ? { tipo: 'articulo', id: given.articulo_id ?? 0 } : { tipo: 'evento', id: given.evento_id };

/** How reactions are keyed: `evento_12`, `articulo_7`. */
export const targetKey = ({ tipo, id }: Target) => `${tipo}_${id}` as const;

/** A page of a list that grows at its head: continues exactly after the last one seen. */
export const afterQuerySchema = z.object({
  cursor: z
    .string()
    .max(120)
    .regex(/^[\w-]+$/)
    .optional(),
});
export const afterReply = {
  has_more: z.boolean(),
  cursor: z.string().nullable(),
};
