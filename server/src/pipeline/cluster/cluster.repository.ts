import type { Queryable, Transaction } from '../../platform/database.ts';
import { oneOf } from '../../platform/one-of.ts';
import type { StandingEvent } from './give-events.ts';

export interface StandingWithDates extends StandingEvent {
  /** When each member was published, in milliseconds; the members stand in this order. */
  readonly published: readonly number[];
  /** The final group of each member; null where it has none that binds it. */
  readonly finals: readonly (number | null)[];
}

/** The press dates by the minute: of two reports of one minute the address decides, which is the same in every run. */
const REPORTED = 'a.created_on, a.url, a.articulo_id';

const STANDING = {
  name: 'cluster-standing-events',
  text: `select e.evento_id::float8, exists (select from event_texts t where t.evento_id = e.evento_id) as is_published,
      m.members, m.published, m.finals
    from events e
    cross join lateral (
      select array_agg(articulo_id::float8 order by ${REPORTED}) as members,
        array_agg(extract(epoch from a.created_on)::float8 * 1000 order by ${REPORTED}) as published,
        array_agg(case when f.is_binding then f.final_group::float8 end order by ${REPORTED}) as finals
      from event_articles x join articles a using (articulo_id) left join article_final_groups f using (articulo_id)
      where x.evento_id = e.evento_id) m
    where e.evento_id = any($1::bigint[]) and m.members is not null
    order by e.evento_id`,
};

export const listStandingEvents = (db: Queryable, evento_ids: readonly number[]): Promise<StandingWithDates[]> =>
  db.query<StandingWithDates>(STANDING, [evento_ids]);

export interface NewEvent {
  readonly idioma_base: string;
  /** An article of it and when it was published. */
  readonly first: number;
  readonly created_on: Date;
}

const ADD = {
  name: 'cluster-add-events',
  text: `insert into events (idioma_base, created_on, updated_on, version, founding_article)
    select idioma, created_on, greatest(created_on, now()), 0, first
    from unnest($1::text[], $2::timestamptz[], $3::bigint[]) as given (idioma, created_on, first) order by first
    returning evento_id::float8, founding_article::float8 as first`,
};

/** Their ids by that article. Nobody has written anything of them yet. */
export async function addEvents(tx: Transaction, events: readonly NewEvent[]): Promise<Map<number, number>> {
  if (events.length === 0) return new Map();
  const rows = await tx.query<{ evento_id: number; first: number }>(ADD, [
    events.map(({ idioma_base }) => idioma_base),
    events.map(({ created_on }) => created_on),
    events.map(({ first }) => first),
  ]);
  return new Map(rows.map(({ evento_id, first }) => [first, evento_id]));
}

const FOUND = {
  name: 'cluster-set-founding',
  text: `update events e set founding_article = first.articulo_id, created_on = first.created_on,
      updated_on = greatest(e.updated_on, first.created_on)
    from unnest($1::bigint[]) as given (evento_id)
    cross join lateral (
      select a.articulo_id, a.created_on from event_articles x join articles a using (articulo_id)
      where x.evento_id = given.evento_id order by ${REPORTED} limit 1) first
    where e.evento_id = given.evento_id and e.founding_article is distinct from first.articulo_id`,
};

/** An event begins with the first report of it. */
export async function setFoundingArticles(tx: Transaction, evento_ids: readonly number[]): Promise<void> {
  await tx.query(FOUND, [evento_ids]);
}

const LEAVE = {
  name: 'cluster-leave-events',
  text: 'delete from event_articles where articulo_id = any($1::bigint[])',
};
const JOIN = {
  name: 'cluster-join-events',
  text: `insert into event_articles (evento_id, articulo_id, desde_version)
    select evento_id, articulo_id, version + 1
    from unnest($1::bigint[], $2::bigint[]) as given (evento_id, articulo_id) join events using (evento_id)
    order by evento_id, articulo_id`,
};

/** Undefined for an article that stands alone from now on. */
export async function moveArticles(
  tx: Transaction,
  places: readonly { readonly articulo_id: number; readonly evento_id: number | undefined }[],
): Promise<void> {
  const joining = places.filter((place) => place.evento_id !== undefined);
  await Promise.all([
    tx.query(LEAVE, [places.map(({ articulo_id }) => articulo_id)]),
    tx.query(JOIN, [joining.map(({ evento_id }) => evento_id), joining.map(({ articulo_id }) => articulo_id)]),
  ]);
}

const MERGE = {
  name: 'cluster-merge-event',
  text: `with passed as (update events set merged_into = $2 where evento_id = $1 or merged_into = $1),
    settled as (delete from event_settling where evento_id = $1),
    told as (
      insert into event_lineage (evento_id, from_evento_id, kind) values ($2, $1, 'merge') on conflict do nothing),
    unlinked as (
      delete from event_links where $1 in (evento_id, earlier_evento_id) returning evento_id, earlier_evento_id, score),
    linked as (
      select case evento_id when $1 then $2 else evento_id end as later,
        case earlier_evento_id when $1 then $2 else earlier_evento_id end as earlier, score from unlinked)
    insert into event_links (evento_id, earlier_evento_id, score)
    select later, earlier, score from linked where later <> earlier on conflict do nothing`,
};

/** The row stays, and leads to the other one; so do those that led to it. */
export async function mergeEvent(tx: Transaction, from_evento_id: number, evento_id: number): Promise<void> {
  await tx.query(MERGE, [from_evento_id, evento_id]);
}

const SPLIT = {
  name: 'cluster-split-events',
  text: `insert into event_lineage (evento_id, from_evento_id, kind)
    select evento_id, from_evento_id, 'split' from unnest($1::bigint[], $2::bigint[]) as given (evento_id, from_evento_id)
    on conflict do nothing`,
};

export interface Split {
  readonly evento_id: number;
  readonly split_from: number;
}

export async function rememberSplits(tx: Transaction, splits: readonly Split[]): Promise<void> {
  if (splits.length === 0) return;
  await tx.query(SPLIT, [splits.map(({ evento_id }) => evento_id), splits.map(({ split_from }) => split_from)]);
}

const MERGED_INTO = {
  name: 'cluster-merged-into',
  text: `select evento_id::float8, merged_into::float8 from events where merged_into = any ($1::bigint[])
    order by evento_id`,
};

/** Events that are part of one of these now. */
export const listMergedInto = (db: Queryable, evento_ids: readonly number[]) =>
  db.query<{ evento_id: number; merged_into: number }>(MERGED_INTO, [evento_ids]);

const STILL_WAITING = {
  name: 'cluster-still-waiting',
  text: `select articulo_id::float8 from article_work
    where ${oneOf('articulo_id', '$1')} and stage = 'cluster' order by articulo_id`,
};
export async function listStillWaiting(db: Queryable, articulo_ids: readonly number[]): Promise<number[]> {
  const rows = await db.query<{ articulo_id: number }>(STILL_WAITING, [articulo_ids]);
  return rows.map(({ articulo_id }) => articulo_id);
}

const FINISH = {
  name: 'cluster-finish-articles',
  text: `update article_work set stage = 'done', due_on = clock_timestamp(), claimed_until = null, attempts = 0, reason = null
    where ${oneOf('articulo_id', '$1')} and stage = 'cluster' returning 1`,
};

/** In the transaction that gives them their place. */
export async function finishArticles(tx: Transaction, articulo_ids: readonly number[]): Promise<void> {
  const finished = await tx.query(FINISH, [articulo_ids]);
  if (finished.length !== articulo_ids.length) throw new Error('Somebody else has changed how far an article is');
}
