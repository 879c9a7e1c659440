import type { Database, Queryable } from '../../platform/database.ts';
import { oneOf } from '../../platform/one-of.ts';
import type { Claim } from '../analyse/analyst.ts';

const LIST = {
  name: 'article-claims-list',
  text: `select articulo_id::float8, claims from article_claims where ${oneOf('articulo_id', '$1')} and analyst = $2`,
};

/** What this analyst has taken from these articles; one that it has not read is not among them. */
export async function listClaims(
  db: Queryable,
  articulo_ids: readonly number[],
  analyst: string,
): Promise<Map<number, readonly Claim[]>> {
  const rows = await db.query<{ articulo_id: number; claims: Claim[] }>(LIST, [articulo_ids, analyst]);
  return new Map(rows.map(({ articulo_id, claims }) => [articulo_id, claims]));
}

/** Whoever takes an article from an event has changed this row, and then forgets. */
const HOLD_EVENT = {
  name: 'article-claims-hold-event',
  text: 'select from event_work where evento_id = $1 for share',
};
const SAVE = {
  name: 'article-claims-save',
  text: `insert into article_claims (articulo_id, analyst, claims)
    select articulo_id, $1, claims from jsonb_to_recordset($2::jsonb) as read (articulo_id bigint, claims jsonb)
    where exists (select from event_articles x where x.articulo_id = read.articulo_id and x.evento_id = $3)
      or not exists (select from article_final_groups f where f.articulo_id = read.articulo_id and f.is_binding)
    order by articulo_id on conflict do nothing`,
};

/** PostgreSQL keeps neither half a character, as where a text was cut, nor the one that ends a text in C. */
const storable = (_: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value;

export interface ReadClaims {
  readonly articulo_id: number;
  readonly claims: readonly Claim[];
}

/** Not of one that has left this event and is bound: what was read from it may have been forgotten. */
export async function saveClaims(
  db: Database,
  evento_id: number,
  analyst: string,
  read: readonly ReadClaims[],
): Promise<void> {
  if (read.length === 0) return;
  const saved = JSON.stringify(read, storable);
  await db.transaction((tx) =>
    Promise.all([tx.query(HOLD_EVENT, [evento_id]), tx.query(SAVE, [analyst, saved, evento_id])]),
  );
}

const FORGET = {
  name: 'article-claims-forget',
  text: `delete from article_claims where ${oneOf('articulo_id', '$1')}`,
};

export async function forgetClaims(db: Queryable, articulo_ids: readonly number[]): Promise<void> {
  await db.query(FORGET, [articulo_ids]);
}

const FORGET_ALONE = {
  name: 'article-claims-forget-alone',
  text: `delete from article_claims c where ${oneOf('articulo_id', '$1')}
    and not exists (select from event_articles x where x.articulo_id = c.articulo_id)
    and exists (select from article_final_groups f where f.articulo_id = c.articulo_id and f.is_binding)`,
};

/** Of those among these that are bound and in no event. */
export async function forgetClaimsOfAlone(db: Queryable, articulo_ids: readonly number[]): Promise<void> {
  if (articulo_ids.length > 0) await db.query(FORGET_ALONE, [articulo_ids]);
}
