import { Counter, Gauge, type Registry } from 'prom-client';
import type { Queryable } from '../platform/database.ts';
import type { ReadOutcome } from './read/read-article.ts';
import { listSpending } from './spending/spending.repository.ts';
import { listProgress, type StageProgress } from './work/progress.repository.ts';

/** Many processes tell the same; whoever asks them all soon after one another makes PostgreSQL count once each. */
const KEPT_MS = 5000;

/** How far the work of all processes together is; nothing while PostgreSQL is away. */
export function exposePipeline(registry: Registry, db: Queryable): void {
  let kept: { readonly until: number; readonly progress: Promise<StageProgress[]> } | undefined;
  const read = (): Promise<StageProgress[]> => {
    if (kept === undefined || kept.until < Date.now()) {
      kept = { until: Date.now() + KEPT_MS, progress: listProgress(db).catch(() => []) };
    }
    return kept.progress;
  };
  const registers = [registry];
  new Gauge({
    name: 'pipeline_work',
    help: 'Feeds, articles and events by stage: waiting, under_way, later; failing among them',
    labelNames: ['stage', 'state'],
    registers,
    async collect() {
      this.reset();
      for (const { stage, late_seconds: _, ...states } of await read()) {
        for (const [state, count] of Object.entries(states)) this.set({ stage, state }, count);
      }
    },
  });
  new Gauge({
    name: 'pipeline_late_seconds',
    help: 'Since when the oldest that waits at a stage has been due',
    labelNames: ['stage'],
    registers,
    async collect() {
      this.reset();
      for (const { stage, late_seconds } of await read()) this.set({ stage }, late_seconds);
    },
  });
}

/** What comes of each attempt of this process to read an article: a job is done also where nothing was read. */
export function countReading(registry: Registry): (outcome: ReadOutcome) => void {
  const counter = new Counter({
    name: 'pipeline_readings_total',
    help: 'Attempts to read an article by outcome: read, later, given_up',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return ({ read, later }) => counter.inc({ outcome: read ? 'read' : later === undefined ? 'given_up' : 'later' });
}

const MILLIONTHS = 1_000_000;

/** What a language model has cost today, over all processes, against what each task may cost in a day. */
export function exposeSpending(registry: Registry, db: Queryable, dailyEuros: Readonly<Record<string, number>>): void {
  new Gauge({
    name: 'model_euros',
    help: 'Of the day (UTC), by task: spent, with what is put aside for questions under way, and limit',
    labelNames: ['task', 'what'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const [task, limit] of Object.entries(dailyEuros)) this.set({ task, what: 'limit' }, limit);
      for (const { task, cost, reserved } of await listSpending(db, new Date()).catch(() => [])) {
        this.set({ task, what: 'spent' }, (cost + reserved) / MILLIONTHS);
      }
    },
  });
}
