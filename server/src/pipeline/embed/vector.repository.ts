import type { Queryable } from '../../platform/database.ts';
import { oneOf } from '../../platform/one-of.ts';

export interface ArticleVector {
  readonly articulo_id: number;
  /** Of length 1. */
  readonly vector: Float32Array;
}

/** An article that speaks of much the same as `of`. */
export interface Neighbour {
  readonly of: number;
  readonly articulo_id: number;
  /** The cosine: 1 for the same, about 0 for what has nothing to do with it. */
  readonly similarity: number;
}

/** As exact as it is kept. */
const toText = (vector: Float32Array) => `[${Array.from(vector, (value) => Math.round(value * 1e6) / 1e6).join(',')}]`;

/** Before the numbers come how many there are and two bytes that mean nothing; the higher byte of each number comes first. */
const HEADER_BYTES = 4;
function toVector(sent: Buffer): Float32Array {
  const numbers = Buffer.from(sent.subarray(HEADER_BYTES)).swap16();
  return Float32Array.from(new Float16Array(new Uint8Array(numbers).buffer));
}

const SAVE = {
  name: 'article-vectors-save',
  text: `insert into article_vectors (articulo_id, model, vector)
    select articulo_id, $2, vector::halfvec from unnest($1::bigint[], $3::text[]) as given (articulo_id, vector)
    order by articulo_id
    on conflict (articulo_id) do update set model = excluded.model, vector = excluded.vector
      where (article_vectors.model, article_vectors.vector) is distinct from (excluded.model, excluded.vector)`,
};

/** Whoever saves the same again changes nothing. */
export async function saveVectors(db: Queryable, model: string, vectors: readonly ArticleVector[]): Promise<void> {
  const ids = vectors.map(({ articulo_id }) => articulo_id);
  await db.query(SAVE, [ids, model, vectors.map(({ vector }) => toText(vector))]);
}

const LIST = {
  name: 'article-vectors-list',
  text: `select articulo_id::float8, halfvec_send(vector) as vector from article_vectors
    where ${oneOf('articulo_id', '$1')} and model = $2 order by articulo_id`,
};

/** Of those that have one of this model. */
export async function listVectors(db: Queryable, model: string, ids: readonly number[]): Promise<ArticleVector[]> {
  const rows = await db.query<{ articulo_id: number; vector: Buffer }>(LIST, [ids, model]);
  return rows.map(({ articulo_id, vector }) => ({ articulo_id, vector: toVector(vector) }));
}

const COMMON_MODEL = {
  name: 'article-vectors-common-model',
  text: `select model from article_vectors where ${oneOf('articulo_id', '$1')}
    group by model order by count(*) desc, model limit 1`,
};

/** The model that most of them have a vector of; undefined where none has any. */
export async function findCommonModel(db: Queryable, ids: readonly number[]): Promise<string | undefined> {
  return (await db.query<{ model: string }>(COMMON_MODEL, [ids]))[0]?.model;
}

/** How many vectors the index keeps in view while it searches: more finds more of the nearest, and takes longer. */
const IN_VIEW = 200;
const nearestBy = (name: string, search: string) => ({
  name: `article-vectors-${name}`,
  text: `select v.articulo_id::float8 as of, n.articulo_id::float8, n.similarity
    from article_vectors v ${search} n
    where ${oneOf('v.articulo_id', '$1')} and v.model = $2 and n.articulo_id <> v.articulo_id
    order by v.articulo_id, n.similarity desc`,
});
const NEAREST = {
  placed: nearestBy(
    'nearest',
    `cross join lateral nearest_articles(
      v.vector, v.model, article_stored_at(v.articulo_id) - make_interval(days => $3), $4 + 1, ${IN_VIEW})`,
  ),
  final: nearestBy(
    'nearest-final',
    `join article_final_groups f using (articulo_id) cross join lateral nearest_final_articles(
      v.vector, v.model, f.published_on, $3, $4 + 1, ${IN_VIEW})`,
  ),
};

export interface NearestQuestion {
  readonly articulo_ids: readonly number[];
  readonly model: string;
  /** Which others: all, or those that have their final group. */
  readonly among: 'placed' | 'final';
  /** How long before each of them others may have been stored; beyond the live weeks there is no index, and it takes long. */
  readonly days: number;
  /** Of each. */
  readonly most: number;
}

/** The nearest of each article, the nearest first. */
export const listNearest = (
  db: Queryable,
  { articulo_ids, model, among, days, most }: NearestQuestion,
): Promise<Neighbour[]> => db.query<Neighbour>(NEAREST[among], [articulo_ids, model, days, most]);
