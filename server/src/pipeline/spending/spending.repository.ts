import type { ModelTask, Tokens } from '../../adapters/llm/language-model.ts';
import type { Queryable } from '../../platform/database.ts';

const RESERVE = {
  name: 'model-spending-reserve',
  text: `insert into model_spending as spent (day, task, calls, reserved)
    select $1::timestamptz::date, $2::text, 1, $3::bigint where $3::bigint <= $4::bigint
    on conflict (day, task) do update set calls = spent.calls + 1, reserved = spent.reserved + excluded.reserved
      where spent.cost + spent.reserved + excluded.reserved <= $4::bigint
    returning 1`,
};

/** In millionths of a euro. False where the limit would be passed, with all that others have put aside. */
export async function reserveSpending(
  db: Queryable,
  { day, task, reserved, limit }: { day: Date; task: ModelTask; reserved: number; limit: number },
): Promise<boolean> {
  const rows = await db.query(RESERVE, [day, task, reserved, limit]);
  return rows.length > 0;
}

const SETTLE = {
  name: 'model-spending-settle',
  text: `update model_spending set reserved = reserved - $3, tokens_in = tokens_in + $4, tokens_out = tokens_out + $5,
      cost = cost + $6
    where day = $1::timestamptz::date and task = $2`,
};

export async function settleSpending(
  db: Queryable,
  { day, task, reserved, tokens, cost }: { day: Date; task: ModelTask; reserved: number; tokens: Tokens; cost: number },
): Promise<void> {
  await db.query(SETTLE, [day, task, reserved, tokens.input, tokens.output, cost]);
}

export interface DaySpending {
  readonly task: ModelTask;
  readonly calls: number;
  readonly tokens_in: number;
  readonly tokens_out: number;
  /** Millionths of a euro; what is put aside for questions under way comes on top. */
  readonly cost: number;
  readonly reserved: number;
}

const LIST = {
  name: 'model-spending-of-day',
  text: `select task, calls, tokens_in::float8, tokens_out::float8, cost::float8, reserved::float8
    from model_spending where day = $1::timestamptz::date order by task`,
};

/** What was spent on a day of UTC. */
export const listSpending = (db: Queryable, day: Date): Promise<DaySpending[]> => db.query<DaySpending>(LIST, [day]);

const LIST_SINCE = {
  name: 'model-spending-since',
  text: `select to_char(day, 'YYYY-MM-DD') as day, task, (cost + reserved)::float8 as cost
    from model_spending where day >= $1::timestamptz::date order by day, task`,
};

/** By day and task, in millionths of a euro; what was put aside and never settled is counted as spent. */
export const listSpendingSince = (db: Queryable, day: Date) =>
  db.query<{ day: string; task: ModelTask; cost: number }>(LIST_SINCE, [day]);
