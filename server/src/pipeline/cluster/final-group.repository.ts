import type { Queryable, Transaction } from '../../platform/database.ts';
import { oneOf } from '../../platform/one-of.ts';

/** A day after it was published an article gets its group, */
const WAITING = `f.final_group is null and f.published_on < published_before(1)`;
/** and after two it is binding. */
const NOT_BINDING = `f.final_group is not null and not f.is_binding and f.published_on < published_before(2)`;
const WORK = `select published_on, placed_on, interval '25 hours' as due_after from article_final_groups f where ${WAITING}
  union all select published_on, placed_on, interval '49 hours' from article_final_groups f where ${NOT_BINDING}`;

/** What is to be done, and since when; for the stages' statistics. */
export const CONSOLIDATION_DUE = `select greatest(placed_on, date_trunc('hour', published_on, 'UTC') + due_after) as due_on
  from (${WORK}) work`;

const COUNT = {
  name: 'final-groups-count-waiting',
  text: `select count(*)::int as waiting from (${WORK}) work`,
};

/** Articles that are old enough to be given their final group, or to be bound by it. */
export async function countToConsolidate(db: Queryable): Promise<number> {
  return (await db.query<{ waiting: number }>(COUNT, []))[0]?.waiting ?? 0;
}

const IS_ANY = {
  name: 'final-groups-any-waiting',
  text: `select from (${WORK}) work limit 1`,
};
export const hasToConsolidate = async (db: Queryable) => (await db.query(IS_ANY, [])).length > 0;

const IS_ANY_LATE = {
  name: 'final-groups-any-late',
  text: `select from (${CONSOLIDATION_DUE}) work where due_on < now() - make_interval(secs => $1) limit 1`,
};
export const isConsolidationLate = async (db: Queryable, seconds: number) =>
  (await db.query(IS_ANY_LATE, [seconds])).length > 0;

/** Of one hour, so that what is taken together does not depend on when somebody looks. */
const NEXT = {
  name: 'final-groups-next',
  text: `with first as (
      select date_trunc('hour', f.published_on, 'UTC') as hour from article_final_groups f where ${WAITING}
      order by f.published_on limit 1)
    select f.articulo_id::float8 from first, article_final_groups f join articles a using (articulo_id)
    where ${WAITING} and f.published_on >= first.hour and f.published_on < first.hour + interval '1 hour'
    order by f.published_on, a.url limit $1`,
};

/** The next of them, the first published first. */
export async function listNextToConsolidate(tx: Transaction, most: number): Promise<number[]> {
  const rows = await tx.query<{ articulo_id: number }>(NEXT, [most]);
  return rows.map(({ articulo_id }) => articulo_id);
}

const NEXT_TO_BIND = {
  name: 'final-groups-next-to-bind',
  text: `select f.articulo_id::float8, f.final_group::float8 from article_final_groups f where ${NOT_BINDING}
    order by f.published_on limit $1`,
};

interface GroupedArticle {
  readonly articulo_id: number;
  readonly final_group: number;
}

export const listNextToBind = (tx: Transaction, most: number): Promise<GroupedArticle[]> =>
  tx.query<GroupedArticle>(NEXT_TO_BIND, [most]);

const BIND = {
  name: 'final-groups-bind',
  text: `update article_final_groups set is_binding = true where ${oneOf('articulo_id', '$1')}`,
};

/** From now on the events follow where these are. */
export async function bindToFinalGroups(tx: Transaction, articulo_ids: readonly number[]): Promise<void> {
  await tx.query(BIND, [articulo_ids]);
}

const SET_MARK = {
  name: 'consolidation-mark-set',
  text: 'update consolidation_mark set until = greatest(until, $1)',
};

/** All that was published before then is given its final group now. */
export async function consolidateUntil(db: Queryable, until: Date): Promise<void> {
  await db.query(SET_MARK, [until]);
}

const WAIT = {
  name: 'final-groups-wait',
  text: `insert into article_final_groups (articulo_id, published_on)
    select articulo_id, created_on from articles where ${oneOf('articulo_id', '$1')}
    on conflict (articulo_id) do update
      set published_on = excluded.published_on, placed_on = excluded.placed_on, final_group = null, is_binding = false
    where not exists (select from article_hand_groups h where h.articulo_id = article_final_groups.articulo_id)`,
};

/** Articles that have just been placed, for the first time or again. Where operators have put one, it stays. */
export async function awaitFinalGroups(tx: Transaction, articulo_ids: readonly number[]): Promise<void> {
  await tx.query(WAIT, [articulo_ids]);
}

const ENTER = {
  name: 'final-groups-enter',
  text: `with entered as (
      update article_final_groups set final_group = nextval('final_groups') where ${oneOf('articulo_id', '$1')}
      returning articulo_id, published_on)
    insert into article_final_words (word, published_on, articulo_id)
    select word, e.published_on, e.articulo_id
    from entered e join article_signs using (articulo_id) cross join unnest(rare) word order by 1, 2, 3
    on conflict do nothing`,
};

/** Each of them is a final group of its own, and found by its rare words. */
export async function enterAlone(tx: Transaction, articulo_ids: readonly number[]): Promise<void> {
  await tx.query(ENTER, [articulo_ids]);
}

const TAKE = {
  name: 'final-groups-take',
  text: `select nextval('final_groups')::float8 as final_group from generate_series(1, $1::int)`,
};

/** So many numbers that no group has. */
export async function takeFinalGroups(tx: Transaction, count: number): Promise<number[]> {
  if (count === 0) return [];
  return (await tx.query<{ final_group: number }>(TAKE, [count])).map(({ final_group }) => final_group);
}

const MOVE = {
  name: 'final-groups-move',
  text: `update article_final_groups f set final_group = given.final_group
    from unnest($1::bigint[], $2::bigint[]) as given (articulo_id, final_group)
    where f.articulo_id = given.articulo_id and ${oneOf('f.articulo_id', '$1')}`,
};

export async function moveToFinalGroups(tx: Transaction, moves: readonly GroupedArticle[]): Promise<void> {
  if (moves.length === 0) return;
  await tx.query(MOVE, [moves.map(({ articulo_id }) => articulo_id), moves.map(({ final_group }) => final_group)]);
}
