import type { Queryable, Transaction } from '../../platform/database.ts';

/** What comes in a few seconds is settled together; a large event is settled less often, */
const WAIT_SECONDS = 8;
const WAIT_SECONDS_A_MEMBER = 0.5;
/** and all of them while much is coming, which would change them again. */
const WAIT_SECONDS_MORE = 60;
/** What settling itself has changed is looked at once more; then it is left as it is until an article comes, or its final group. */
const MOST_ROUNDS = 2;

const MAKE_DUE = {
  name: 'settling-make-due',
  text: `insert into event_settling (evento_id, due_on, rounds)
    select evento_id, clock_timestamp() + make_interval(secs => wait), $3
    from unnest($1::bigint[], $2::float8[]) as given (evento_id, wait) order by evento_id
    on conflict (evento_id) do update set
      rounds = case excluded.rounds when 0 then 0 else greatest(event_settling.rounds, excluded.rounds) end,
      due_on = least(event_settling.due_on, excluded.due_on)`,
};

export interface ToSettle {
  readonly evento_id: number;
  readonly members: number;
}

export async function makeSettlingDue(tx: Transaction, events: readonly ToSettle[], rounds: number): Promise<void> {
  if (events.length === 0 || rounds > MOST_ROUNDS) return;
  const ids = events.map(({ evento_id }) => evento_id);
  const waits = events.map(({ members }) => WAIT_SECONDS + WAIT_SECONDS_A_MEMBER * members);
  await tx.query(MAKE_DUE, [ids, waits, rounds]);
}

/** What was learnt of it makes another look worth while, at once. */
export async function settleAgain(db: Queryable, evento_id: number, rounds: number): Promise<void> {
  if (rounds <= MOST_ROUNDS) await db.query(MAKE_DUE, [[evento_id], [0], rounds]);
}

const TAKE = {
  name: 'settling-take',
  text: `delete from event_settling where evento_id = $1 and due_on <= clock_timestamp() returning rounds`,
};

/** How often it was settled since an article came; undefined where nothing is due. */
export async function takeSettling(tx: Transaction, evento_id: number): Promise<number | undefined> {
  return (await tx.query<{ rounds: number }>(TAKE, [evento_id]))[0]?.rounds;
}

const DUE = {
  name: 'settling-due',
  text: `select evento_id::float8 from event_settling where due_on <= clock_timestamp() - make_interval(secs => $2)
    order by due_on limit $1`,
};

export async function listDueSettling(
  db: Queryable,
  limit: number,
  { isMuchComing }: { readonly isMuchComing: boolean },
): Promise<number[]> {
  const rows = await db.query<{ evento_id: number }>(DUE, [limit, isMuchComing ? WAIT_SECONDS_MORE : 0]);
  return rows.map(({ evento_id }) => evento_id);
}
