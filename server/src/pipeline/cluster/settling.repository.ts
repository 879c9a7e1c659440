import type { Queryable, Transaction } from '../../platform/database.ts';
import { ARTICLES_AT_ONCE } from './articles-at-once.ts';

/** What comes in a few seconds is settled together; a large event is settled less often, */
const WAIT_SECONDS = 6;
const WAIT_SECONDS_A_MEMBER = 0.2;
/** and all of them while much is coming, which would change them again: more than is placed together. */
const WAIT_SECONDS_MORE = 60;
const WAIT_SECONDS_FAILED = 900;
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
  text: `delete from event_settling where evento_id = any ($1) and rounds = $2 and due_on <= clock_timestamp()
    returning evento_id::float8`,
};

/** Those of them that are still due. */
export async function takeSettling(tx: Transaction, { evento_ids, rounds }: DueSettling): Promise<number[]> {
  const rows = await tx.query<{ evento_id: number }>(TAKE, [evento_ids, rounds]);
  return rows.map(({ evento_id }) => evento_id);
}

const PUT_OFF = {
  name: 'settling-put-off',
  text: `update event_settling set due_on = clock_timestamp() + make_interval(secs => ${WAIT_SECONDS_FAILED})
    where evento_id = any ($1) and rounds = $2 and due_on <= clock_timestamp()`,
};

/** What cannot be settled now is tried again later, or when it changes. */
export async function putOffSettling(db: Queryable, { evento_ids, rounds }: DueSettling): Promise<void> {
  await db.query(PUT_OFF, [evento_ids, rounds]);
}

const DUE = {
  name: 'settling-due',
  text: `with waiting as (
      select from article_work where stage not in ('done', 'dropped') and due_on <= clock_timestamp() limit ${ARTICLES_AT_ONCE}),
    due as (
      select * from event_settling where due_on <= clock_timestamp()
        - make_interval(secs => case when (select count(*) from waiting) < ${ARTICLES_AT_ONCE} then 0 else ${WAIT_SECONDS_MORE} end))
    select evento_id::float8, rounds, (
        select count(*)::int from (select from event_articles x where x.evento_id = due.evento_id limit $2) compared) as members
    from due where rounds = (select rounds from due order by due_on limit 1) order by due_on limit $1`,
};

/** Events that are settled together; all of them as often as each other since an article came. */
export interface DueSettling {
  readonly evento_ids: readonly number[];
  readonly rounds: number;
}

/** Those that have waited longest, with not many more than so many articles in all, of each at most `ofEach`. */
export async function findDueSettling(
  db: Queryable,
  { articles, ofEach }: { readonly articles: number; readonly ofEach: number },
): Promise<DueSettling | undefined> {
  const rows = await db.query<{ evento_id: number; rounds: number; members: number }>(DUE, [articles, ofEach]);
  const [first] = rows;
  if (first === undefined) return undefined;
  let sum = 0;
  const fitting = rows.filter(({ members }) => {
    const fits = sum < articles;
    sum += members;
    return fits;
  });
  return { evento_ids: fitting.map(({ evento_id }) => evento_id), rounds: first.rounds };
}
