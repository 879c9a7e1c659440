import type { User } from '@poliedro/contracts/accounts';
import type { TroubleStage } from '@poliedro/contracts/redaccion/pipeline';
import type { PipelineSettings } from '../../pipeline/pipeline-settings.ts';
import { listSpending, listSpendingSince } from '../../pipeline/spending/spending.repository.ts';
import { listDone, listProgress } from '../../pipeline/work/progress.repository.ts';
import { listTroubledWork, type OfReason } from '../../pipeline/work/trouble.repository.ts';
import { tryNow } from '../../pipeline/work/try-now.repository.ts';
import { cutPage, decodeAfter } from '../../platform/after-cursor.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Journal } from '../journal/journal.ts';

const PAGE = 50;
const BATCH = 1000;
const DAY_MS = 86_400_000;
const DAYS_SHOWN = 30;
const MILLIONTHS = 1_000_000;
const NONE = { last_hour: 0, last_day: 0 };

/** Troubles are those of the last day. */
export const sinceYesterday = () => new Date(Date.now() - DAY_MS);

export async function describeStages(db: Queryable, { model, embeddings }: PipelineSettings) {
  const [progress, rates] = await Promise.all([listProgress(db), listDone(db)]);
  const done = new Map(rates.map(({ stage, ...rate }) => [stage, rate]));
  const stages = progress.map((one) => ({ ...one, ...(done.get(one.stage) ?? { last_hour: null, last_day: null }) }));
  return { model, embeddings, stages, found: done.get('found') ?? NONE, dropped: done.get('dropped') ?? NONE };
}

export async function pageTroubledWork(
  db: Queryable,
  { cursor, ...chosen }: Omit<OfReason, 'since'> & { cursor?: string | undefined },
) {
  const [before = Number.MAX_SAFE_INTEGER] = decodeAfter(cursor, 1) ?? [];
  const found = await listTroubledWork(db, { ...chosen, since: sinceYesterday() }, before, PAGE + 1);
  const { rows: work, ...rest } = cutPage(found, PAGE, ({ id }) => id);
  return { work, ...rest };
}

async function tryAllOfReason(tx: Transaction, stage: TroubleStage, reason: string): Promise<number> {
  const since = sinceYesterday();
  let [retried, before] = [0, Number.MAX_SAFE_INTEGER];
  for (;;) {
    const found = await listTroubledWork(tx, { stage, reason, since }, before, BATCH);
    const ids = found.map(({ id }) => id);
    if (ids.length > 0) retried += await tryNow(tx, stage, ids);
    if (ids.length < BATCH) return retried;
    before = ids.at(-1) ?? 0;
  }
}

type Retry = { readonly stage: TroubleStage } & ({ readonly id: number } | { readonly reason: string });

/** What is no longer there, or went through meanwhile, is said to be gone. */
export function retryWork(journal: Journal, user: User, asked: Retry): Promise<number> {
  const { stage } = asked;
  return journal.change(user, { kind: 'tuberia.retried' }, async (tx) => {
    const retried = 'id' in asked ? await tryNow(tx, stage, [asked.id]) : await tryAllOfReason(tx, stage, asked.reason);
    if (retried === 0) throw new DomainError('not_found', { stage });
    return { object_id: 'id' in asked ? asked.id : stage, after: { ...asked, retried }, answer: retried };
  });
}

export async function describeSpending(db: Queryable, { dailyEuros }: PipelineSettings) {
  const now = Date.now();
  const first = new Date(now - (DAYS_SHOWN - 1) * DAY_MS);
  const [today, past] = await Promise.all([listSpending(db, new Date(now)), listSpendingSince(db, first)]);
  const spent = new Map(today.map((one) => [String(one.task), one]));
  const tasks = [...new Set([...Object.keys(dailyEuros), ...past.map(({ task }) => String(task))])];
  return {
    today: new Date(now).toISOString().slice(0, 10),
    tasks: tasks.map((task) => {
      const { calls = 0, tokens_in = 0, tokens_out = 0, cost = 0, reserved = 0 } = spent.get(task) ?? {};
      const limit_euros = dailyEuros[task] ?? null;
      return { task, calls, tokens_in, tokens_out, euros: (cost + reserved) / MILLIONTHS, limit_euros };
    }),
    days: Array.from({ length: DAYS_SHOWN }, (_, index) => {
      const day = new Date(first.getTime() + index * DAY_MS).toISOString().slice(0, 10);
      const ofDay = past.filter((one) => one.day === day);
      return { day, euros: Object.fromEntries(ofDay.map(({ task, cost }) => [task, cost / MILLIONTHS])) };
    }),
  };
}
