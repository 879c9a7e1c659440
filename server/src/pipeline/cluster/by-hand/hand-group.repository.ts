import type { Transaction } from '../../../platform/database.ts';

/** Where articles stand, and with whom operators have put them. */
export interface HandPlaces {
  /** Null: in none. */
  readonly evento_id: number | null;
  /** Null: where the comparison has put them. */
  readonly hand_group: number | null;
  readonly articulo_ids: readonly number[];
}

const LIST = {
  name: 'hand-groups-places',
  text: `select x.evento_id::float8, h.hand_group::float8, array_agg(a.articulo_id::float8 order by a.articulo_id) as articulo_ids
    from articles a left join event_articles x using (articulo_id) left join article_hand_groups h using (articulo_id)
    where a.articulo_id = any($1::bigint[]) group by 1, 2 order by 1, 2`,
};

export const listHandPlaces = (tx: Transaction, articulo_ids: readonly number[]): Promise<HandPlaces[]> =>
  tx.query<HandPlaces>(LIST, [articulo_ids]);

export interface ArticlePlace {
  readonly articulo_id: number;
  readonly idioma: string;
  readonly published_on: Date;
  readonly evento_id: number | null;
}

const PLACES = {
  name: 'hand-groups-articles',
  text: `select a.articulo_id::float8, a.idioma, a.created_on as published_on, x.evento_id::float8
    from articles a left join event_articles x using (articulo_id) where a.articulo_id = any($1::bigint[])`,
};

/** Those of them that there are, whoever has put them where they stand. */
export const listArticlePlaces = (tx: Transaction, articulo_ids: readonly number[]): Promise<ArticlePlace[]> =>
  tx.query<ArticlePlace>(PLACES, [articulo_ids]);

const MEMBERS = {
  name: 'hand-groups-event-members',
  text: 'select articulo_id::float8 from event_articles where evento_id = $1 order by articulo_id',
};

export async function listEventMembers(tx: Transaction, evento_id: number): Promise<number[]> {
  const rows = await tx.query<{ articulo_id: number }>(MEMBERS, [evento_id]);
  return rows.map(({ articulo_id }) => articulo_id);
}

const SET = {
  name: 'hand-groups-set',
  text: `insert into article_hand_groups (articulo_id, hand_group)
    select articulo_id, hand_group from unnest($1::bigint[], $2::bigint[]) as given (articulo_id, hand_group)
    on conflict (articulo_id) do update set hand_group = excluded.hand_group, decided_on = excluded.decided_on`,
};

export async function setHandGroups(
  tx: Transaction,
  places: readonly { readonly articulo_id: number; readonly hand_group: number }[],
): Promise<void> {
  await tx.query(SET, [places.map(({ articulo_id }) => articulo_id), places.map(({ hand_group }) => hand_group)]);
}

const FREE = {
  name: 'hand-groups-free',
  text: 'delete from article_hand_groups where articulo_id = any($1::bigint[])',
};

/** The comparison decides of them again. */
export async function freeFromHandGroups(tx: Transaction, articulo_ids: readonly number[]): Promise<void> {
  await tx.query(FREE, [articulo_ids]);
}

const ADD_DECISION = {
  name: 'event-decision-add',
  text: `insert into event_decisions (evento_id, articulo_ids) values ($1, $2::bigint[]) returning decision_id::float8`,
};

export async function addDecision(
  tx: Transaction,
  evento_id: number,
  articulo_ids: readonly number[],
): Promise<number> {
  const [row] = await tx.query<{ decision_id: number }>(ADD_DECISION, [evento_id, articulo_ids]);
  return row?.decision_id ?? 0;
}

const FIND_DECISION = {
  name: 'event-decision-find',
  text: 'select articulo_ids::float8[] as articulo_ids from event_decisions where decision_id = $1',
};

/** Of which articles it was; undefined where there is no such decision. */
export async function findDecision(tx: Transaction, decision_id: number): Promise<readonly number[] | undefined> {
  return (await tx.query<{ articulo_ids: number[] }>(FIND_DECISION, [decision_id]))[0]?.articulo_ids;
}

const REVIVE = {
  name: 'hand-groups-revive-events',
  text: `with revived as (
      update events set merged_into = null where evento_id = any($1::bigint[]) and merged_into is not null
      returning evento_id)
    delete from event_lineage using revived where from_evento_id = revived.evento_id and kind = 'merge'`,
};

/** Events that articles are put back into are events again. */
export async function reviveEvents(tx: Transaction, evento_ids: readonly number[]): Promise<void> {
  await tx.query(REVIVE, [evento_ids]);
}
