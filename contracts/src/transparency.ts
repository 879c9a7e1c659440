import { z } from 'zod';
import { defineCall, nothing } from './call.ts';
import { REPORT_DECISIONS } from './redaccion/reports.ts';
import { REPORT_MOTIVOS } from './reports.ts';

const counts = <Name extends string>(names: readonly Name[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.int()])) as Record<Name, z.ZodInt>);

const transparencyMonthSchema = z.object({
  mes: z.string().describe('2026-11'),
  recibidos: counts(REPORT_MOTIVOS).describe('Reports by the reason readers gave'),
  decididos: counts(REPORT_DECISIONS).describe('Reports by what was decided about them'),
  correcciones: z.int().describe('Statements corrected or withdrawn by hand'),
  periodicos_retirados: z.int(),
});
export type TransparencyMonth = z.infer<typeof transparencyMonthSchema>;

const qualitySchema = z.object({
  suite: z.string(),
  name: z.string(),
  value: z.number(),
  unit: z.string(),
  bar: z.string().nullable().describe('What it must reach, like >= 0.72'),
  holds: z.boolean().nullable(),
  medido_on: z.string(),
});
export type PublishedFigure = z.infer<typeof qualitySchema>;

const transparencySchema = z.object({
  actualizado_on: z.iso.datetime(),
  meses: z.array(transparencyMonthSchema).describe('Those in which something happened, the newest first'),
  en_espera: z.int().describe('Reports that nobody has answered yet'),
  modelo: z.string().nullable().describe('The language model that writes; null where rules do'),
  comparacion: z.enum(['local', 'server', 'none']).describe('Where articles are turned into what they are compared by'),
  calidad: z.array(qualitySchema).describe('As measured last'),
  horas_hasta_decidir: z.number().nullable().describe('Half of the reports of the last year were answered sooner'),
});
export type Transparency = z.infer<typeof transparencySchema>;

export const getTransparency = defineCall({
  method: 'GET',
  path: '/api/transparencia',
  isPageWithoutPrefix: true,
  summary: 'What readers reported, what was decided and what was corrected',
  params: nothing,
  query: nothing,
  reply: transparencySchema,
});
