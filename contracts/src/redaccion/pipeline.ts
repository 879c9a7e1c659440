import { z } from 'zod';
import { defineCall, nothing } from '../call.ts';
import { cursorSchema } from './changes.ts';

/** What is done with feeds, then with each article, then with each event; in this order. */
export const PIPELINE_STAGES = [
  'poll',
  'read',
  'embed',
  'cluster',
  'settle',
  'consolidate',
  'write',
  'translate',
] as const;

/** Where something can go wrong and be tried again; what was dropped is read anew. */
const TROUBLE_STAGES = ['poll', 'read', 'embed', 'cluster', 'dropped', 'write', 'translate'] as const;
export type TroubleStage = (typeof TROUBLE_STAGES)[number];

const count = z.number().int();
const rate = { last_hour: count, last_day: count };

const stageSchema = z.object({
  stage: z.enum(PIPELINE_STAGES),
  waiting: count.describe('Its time has come and nobody has it'),
  under_way: count,
  later: count,
  failing: count.describe('Among all these: has failed and is tried again'),
  late_seconds: z.number().describe('Of the oldest that waits'),
  last_hour: count.nullable().describe('Null where it is not counted'),
  last_day: count.nullable(),
});
export type PipelineStage = z.infer<typeof stageSchema>;

export const getPipeline = defineCall({
  method: 'GET',
  path: '/api/redaccion/tuberia/etapas',
  summary: 'How far everything is: rates, backlog and lateness of each stage',
  params: nothing,
  query: nothing,
  reply: z.object({
    model: z.string().nullable().describe('Null where rules write events'),
    embeddings: z.enum(['local', 'server', 'none']),
    stages: z.array(stageSchema),
    found: z.object(rate).describe('Articles'),
    dropped: z.object(rate),
  }),
});

const stage = z.enum(TROUBLE_STAGES);
const reason = z.string().min(1).max(2000);

export const listTroubles = defineCall({
  method: 'GET',
  path: '/api/redaccion/tuberia/fallos',
  summary: 'What fails or was dropped in the last day, by stage and reason; the commonest first',
  params: nothing,
  query: nothing,
  reply: z.object({ troubles: z.array(z.object({ stage, reason: z.string(), times: count })) }),
});

const workSchema = z.object({
  stage,
  id: z.number().int().describe('Of the feed, the article or the event'),
  title: z.string(),
  url: z.string().nullable(),
  newspaper: z.string().nullable(),
  reason: z.string().nullable(),
  attempts: count,
  due_on: z.string().nullable().describe('When it is tried again'),
});
export type TroubledWork = z.infer<typeof workSchema>;

export const listTroubledWork = defineCall({
  method: 'GET',
  path: '/api/redaccion/tuberia/fallos/casos',
  summary: 'What a reason is about, the newest first',
  params: nothing,
  query: z.object({ stage, reason, cursor: cursorSchema }),
  reply: z.object({ work: z.array(workSchema), has_more: z.boolean(), cursor: z.string().nullable() }),
});

export const listStuckWork = defineCall({
  method: 'GET',
  path: '/api/redaccion/tuberia/atascos',
  summary: 'What has been due for long, and what somebody began and never ended',
  params: nothing,
  query: nothing,
  reply: z.object({
    work: z.array(workSchema.extend({ late_seconds: z.number(), abandoned: z.boolean() })),
  }),
});

export const retryWork = defineCall({
  method: 'POST',
  path: '/api/redaccion/tuberia/reintentar',
  summary: 'Tries now, with all its attempts before it: one, or all of the last day with a reason',
  params: nothing,
  query: nothing,
  body: z.union([
    z.strictObject({ stage, id: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER) }),
    z.strictObject({ stage, reason }),
  ]),
  reply: z.object({ retried: count }),
});

const figureSchema = z.object({
  suite: z.string(),
  name: z.string(),
  unit: z.string(),
  bar: z.string().nullable().describe('What it must reach, like >= 0.72'),
  holds: z.boolean().nullable(),
  detail: z.string().nullable(),
  measured: z.array(z.object({ value: z.number(), on: z.string() })).describe('The oldest first'),
});
export type QualityFigure = z.infer<typeof figureSchema>;

export const listQuality = defineCall({
  method: 'GET',
  path: '/api/redaccion/tuberia/calidad',
  summary: 'How good the analysis is, by task and figure, each time that it was measured',
  params: nothing,
  query: nothing,
  reply: z.object({ figures: z.array(figureSchema) }),
});

export const getSpending = defineCall({
  method: 'GET',
  path: '/api/redaccion/tuberia/gasto',
  summary: 'What the language model cost today against its limit, and in the last 30 days',
  params: nothing,
  query: nothing,
  reply: z.object({
    today: z.string().describe('Of UTC'),
    tasks: z.array(
      z.object({
        task: z.string(),
        calls: count,
        tokens_in: z.number(),
        tokens_out: z.number(),
        euros: z.number().describe('With what is put aside for questions under way'),
        limit_euros: z.number().nullable().describe('Of a day; null where no model is asked now'),
      }),
    ),
    days: z.array(z.object({ day: z.string(), euros: z.record(z.string(), z.number()).describe('By task') })),
  }),
});
