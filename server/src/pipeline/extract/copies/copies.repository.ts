import { LRUCache } from 'lru-cache';
import type { Queryable, Transaction } from '../../../platform/database.ts';
import { oneOf } from '../../../platform/one-of.ts';
import { isCopy } from './is-copy.ts';
import { shinglesOf } from './shingles.ts';

/** Who repeats a report does so within this time. */
const WITHIN_SECONDS = 7 * 86_400;
/** An articulo_id counts seconds in these steps. */
const IDS_A_SECOND = 2 ** 20;
/**
 * By the part of the shorter text's bands that the other has too, those with most of them first: which two are compared must
 * not depend on how many others are there already. By their number alone, hundreds of long texts with a phrase in common
 * would come before the copy of a short one.
 */
export const LEAST_PART = 0.15;
export const MOST_CANDIDATES = 200;

export interface ReadArticle {
  readonly articulo_id: number;
  readonly texto: string;
  readonly bands: readonly number[];
}

/** An article that is known from now on to repeat another one. */
export interface MarkedCopy {
  readonly articulo_id: number;
  readonly copia_de: number;
}

// Who stores a text that shares a band with another that is being stored waits for it, so that one of them sees the other.
// The next statement is planned for its values: without them the week's articles would be read in the place of the bands' index.
const LOCK_BANDS = {
  name: 'copies-lock-bands',
  text: `select set_config('plan_cache_mode', 'force_custom_plan', true), count(pg_advisory_xact_lock(727012, band))
    from (select band from unnest($1::integer[]) band order by band) bands`,
};

// Those after it are not: to plan each of them anew would take longer than the statements themselves.
const LIST_CANDIDATES = {
  name: 'copies-candidates',
  text: `select articulo_id::float8, read_on::text from article_texts
    cross join lateral (
      select count(*)::float8 / least(cardinality(bands), cardinality($2::integer[])) as part
      from unnest(bands) band where band = any ($2)) shared
    where (select set_config('plan_cache_mode', 'force_generic_plan', true)) is not null
      and bands && $2::integer[] and articulo_id between $1::bigint - $3::bigint and $1::bigint + $3::bigint
      and articulo_id <> $1 and part >= ${LEAST_PART}
    order by part desc, articulo_id limit ${MOST_CANDIDATES}`,
};
const LIST_TEXTS = {
  name: 'copies-texts',
  text: `select articulo_id::float8, read_on::text, texto from article_texts where ${oneOf('articulo_id', '$1')}`,
};

export interface Candidate {
  readonly articulo_id: number;
  readonly read_on: string;
}

/** Of the articles that others were compared with last; one that is read again is another. */
const KNOWN_MOST = 2000;
const NOTHING = new Int32Array();
const known = new LRUCache<string, Int32Array>({ max: KNOWN_MOST });
const nameOf = ({ articulo_id, read_on }: Candidate) => `${articulo_id} ${read_on}`;

async function shinglesOfAll(db: Queryable, candidates: readonly Candidate[]): Promise<Map<number, Int32Array>> {
  const found = new Map<number, Int32Array>();
  const missing: number[] = [];
  for (const candidate of candidates) {
    const shingles = known.get(nameOf(candidate));
    if (shingles === undefined) missing.push(candidate.articulo_id);
    else found.set(candidate.articulo_id, shingles);
  }
  if (missing.length === 0) return found;
  for (const text of await db.query<Candidate & { texto: string }>(LIST_TEXTS, [missing])) {
    const shingles = shinglesOf(text.texto);
    known.set(nameOf(text), shingles);
    found.set(text.articulo_id, shingles);
  }
  return found;
}

/** What may be a copy of it, in either order of time: a report may be read before the one that it repeats. Asked at once. */
export async function listCandidates(
  tx: Transaction,
  { articulo_id, bands }: Omit<ReadArticle, 'texto'>,
): Promise<Candidate[]> {
  const reach = WITHIN_SECONDS * IDS_A_SECOND;
  const [, candidates] = await Promise.all([
    tx.query(LOCK_BANDS, [bands]),
    tx.query<Candidate>(LIST_CANDIDATES, [articulo_id, bands, reach]),
  ]);
  return candidates;
}

async function chooseCopies(db: Queryable, texto: string, candidates: readonly Candidate[]): Promise<number[]> {
  if (candidates.length === 0) return [];
  const others = await shinglesOfAll(db, candidates);
  const shingles = shinglesOf(texto);
  return candidates
    .map((candidate) => candidate.articulo_id)
    .filter((id) => isCopy(shingles, others.get(id) ?? NOTHING));
}

const LOCK_ARTICLES = {
  name: 'copies-lock-articles',
  text: `select from articles join unnest($1::bigint[]) as asked (articulo_id) using (articulo_id)
    order by articulo_id for update of articles`,
};

const MARK = {
  name: 'copies-mark',
  text: `with pairs (copy, original) as (
      select $1::bigint, other from unnest($2::bigint[]) other
      union all select other, $1 from unnest($2::bigint[]) other
      union all select articulo_id, copia_de
        from articles join unnest($2::bigint[] || $1::bigint) as asked (articulo_id) using (articulo_id)),
    chosen as (
      select distinct on (c.articulo_id) c.articulo_id, o.articulo_id as original
      from pairs join articles c on c.articulo_id = pairs.copy join articles o on o.articulo_id = pairs.original
      where (o.created_on, o.url, o.articulo_id) < (c.created_on, c.url, c.articulo_id)
      order by c.articulo_id, o.created_on, o.url, o.articulo_id)
    update articles a set copia_de = chosen.original from chosen
    where a.articulo_id = chosen.articulo_id and a.copia_de is distinct from chosen.original
    returning a.articulo_id::float8, a.copia_de::float8`,
};

/**
 * Marks an article that was just stored, and those already there that repeat it. Each copy names the earliest of the
 * reports published before it that it is a copy of, in the order of their addresses where two were published at once:
 * the order in which they are found and read makes no difference.
 */
export async function markCopies(
  tx: Transaction,
  { articulo_id, texto }: Omit<ReadArticle, 'bands'>,
  candidates: readonly Candidate[],
): Promise<MarkedCopy[]> {
  const copies = await chooseCopies(tx, texto, candidates);
  if (copies.length === 0) return [];
  await tx.query(LOCK_ARTICLES, [[articulo_id, ...copies]]);
  return tx.query<MarkedCopy>(MARK, [articulo_id, copies]);
}
