import { z } from 'zod';
import { IDIOMA_BASE, idiomaSchema } from './language.ts';

export const PAGE_SIZE = 20;
export const PAGE_SIZE_MAX = 50;
/** Deeper pages are reached with the cursor of the page before. */
export const PAGE_MAX_WITHOUT_CURSOR = 50;

/** A whole number of an address, as far as JavaScript counts exactly. */
export const idSchema = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

export const idiomaQuerySchema = z.object({
  idioma: idiomaSchema.default(IDIOMA_BASE),
  _t: z.string().optional().describe('Accepted and ignored'),
});

export const pageQuerySchema = idiomaQuerySchema.extend({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE),
  categoria_id: idSchema.optional(),
  cursor: z
    .string()
    .max(120)
    .regex(/^[\w-]+$/)
    .optional()
    .describe('From the page before: continues exactly after it, whatever has arrived, moved or gone since'),
});
export type PageQuery = z.infer<typeof pageQuerySchema>;
