import { z } from 'zod';
import { defineCall, done, nothing } from '../call.ts';
import { idiomaSchema } from '../language.ts';
import { idiomaQuerySchema, idSchema } from '../paging.ts';
import { REPORT_MOTIVOS } from '../reports.ts';
import { cursorSchema } from './changes.ts';

export const REPORT_TIPOS = ['comentario', 'articulo', 'evento', 'statement'] as const;
export type ReportTipo = (typeof REPORT_TIPOS)[number];

/** It stands and stays; it is taken away; there is nothing (more) to do about it. */
export const REPORT_DECISIONS = ['mantener', 'retirar', 'sin_accion'] as const;
export type ReportDecision = (typeof REPORT_DECISIONS)[number];
export const REASONS_MAX = 2000;

const openReportSchema = z.object({
  reporte_id: z.int(),
  motivo: z.enum(REPORT_MOTIVOS),
  texto: z.string(),
  contenido: z.string().describe('As it read then; empty once its author took it back'),
  alias: z.string().nullable().describe('Null for a visitor'),
  created_on: z.string(),
});

/** Everything that waits about one thing. */
export const reportedObjectSchema = z.object({
  tipo: z.enum(REPORT_TIPOS),
  objeto_id: z.int(),
  ahora: z.string().nullable().describe('As it reads now; null where it is gone'),
  pagina: z.string().nullable().describe('Where readers see it'),
  autor: z.object({ usuario_id: z.int(), alias: z.string() }).nullable(),
  puede_retirar: z.boolean(),
  avisos: z.array(openReportSchema).describe('The oldest first, some at most'),
  total: z.int(),
  ultimo: z.int().describe('The newest report of it: a decision answers those up to it'),
});
export type ReportedObject = z.infer<typeof reportedObjectSchema>;

const decidedSchema = z.object({
  decision_id: z.int(),
  tipo: z.enum(REPORT_TIPOS),
  objeto_id: z.int(),
  decision: z.enum(REPORT_DECISIONS),
  motivo: z.string().describe('The reasons, as they were mailed'),
  avisos: z.int(),
  created_on: z.string(),
});
export type DecidedReport = z.infer<typeof decidedSchema>;

const page = { has_more: z.boolean(), cursor: z.string().nullable() };

export const listReported = defineCall({
  method: 'GET',
  path: '/api/redaccion/avisos',
  summary: 'What readers have reported and nobody has answered, by object; what waits longest first',
  params: nothing,
  query: idiomaQuerySchema.pick({ idioma: true }).extend({ cursor: cursorSchema }),
  reply: z.object({ objetos: z.array(reportedObjectSchema), ...page }),
});

export const listDecided = defineCall({
  method: 'GET',
  path: '/api/redaccion/avisos/decididos',
  summary: 'What has been decided about reports, the newest first',
  params: nothing,
  query: z.object({ cursor: cursorSchema }),
  reply: z.object({ decisiones: z.array(decidedSchema), ...page }),
});

export const decideReports = defineCall({
  method: 'POST',
  path: '/api/redaccion/avisos/:tipo/:objeto_id',
  summary: 'Answers all that waits about one thing, with reasons that are mailed and kept',
  params: z.object({ tipo: z.enum(REPORT_TIPOS), objeto_id: idSchema }),
  query: nothing,
  body: z.strictObject({
    decision: z.enum(REPORT_DECISIONS),
    motivo: z
      .string()
      .trim()
      .min(1)
      .max(REASONS_MAX)
      .describe('Mailed and kept; readers see it beside a statement that is withdrawn'),
    idioma: idiomaSchema.describe('That the reasons are written in'),
    hasta_reporte_id: z.int().describe('The newest report that the operator knew of: what came later waits on'),
  }),
  reply: done,
});
