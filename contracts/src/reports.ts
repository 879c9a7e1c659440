import { z } from 'zod';
import { defineCall, done, nothing } from './call.ts';

export const REPORT_MOTIVOS = ['falso', 'sin_fuente', 'ofensivo', 'ilegal', 'spam', 'otro'] as const;
export type ReportMotivo = (typeof REPORT_MOTIVOS)[number];
export const REPORT_TEXT_MAX = 1000;

const bodyIdSchema = z.int().min(0).max(Number.MAX_SAFE_INTEGER).optional();

/** Everybody may; an administrator answers it with a reason. */
export const reportContent = defineCall({
  method: 'POST',
  path: '/api/reports',
  summary: 'Reports a comment, an article, an event’s summary or one of its statements',
  params: nothing,
  query: nothing,
  body: z
    .object({
      comentario_id: bodyIdSchema,
      articulo_id: bodyIdSchema,
      evento_id: bodyIdSchema,
      statement_id: bodyIdSchema,
      motivo: z.enum(REPORT_MOTIVOS),
      texto: z.string().trim().max(REPORT_TEXT_MAX).default(''),
    })
    .refine(
      ({ comentario_id, articulo_id, evento_id, statement_id }) =>
        [comentario_id, articulo_id, evento_id, statement_id].filter((id) => id !== undefined).length === 1,
      'exactly one of comentario_id, articulo_id, evento_id and statement_id',
    ),
  reply: done,
});
