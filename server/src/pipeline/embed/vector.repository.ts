import type { Queryable } from '../../platform/database.ts';

export interface ArticleVector {
  readonly articulo_id: number;
  /** Of length 1. */
  readonly vector: Float32Array;
}

export interface Neighbour {
  readonly articulo_id: number;
  /** The cosine: 1 for the same, about 0 for what has nothing to do with it. */
  readonly similarity: number;
}

/** As exact as it is kept. */
const toText = (vector: Float32Array) => `[${Array.from(vector, (value) => Math.round(value * 1e6) / 1e6).join(',')}]`;
const toVector = (text: string) => Float32Array.from(JSON.parse(text) as number[]);

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
  text: `select articulo_id::float8, vector::text from article_vectors
    where articulo_id = any($1::bigint[]) and model = $2 order by articulo_id`,
};

/** Of those that have one of this model. */
export async function listVectors(db: Queryable, model: string, ids: readonly number[]): Promise<ArticleVector[]> {
  const rows = await db.query<{ articulo_id: number; vector: string }>(LIST, [ids, model]);
  return rows.map(({ articulo_id, vector }) => ({ articulo_id, vector: toVector(vector) }));
}

/** How many vectors the index keeps in view while it searches: more finds more of the nearest, and takes longer. */
const CANDIDATES = 200;
const MOST_CANDIDATES = 1000;
const NEAREST = {
  name: 'article-vectors-nearest',
  text: 'select articulo_id::float8, similarity from nearest_articles($1::halfvec, $2, $3, $4, $5)',
};

export interface NearestQuestion {
  readonly vector: Float32Array;
  readonly model: string;
  /** When they were stored; beyond the live weeks there is no index, and it takes long. */
  readonly since: Date;
  readonly limit: number;
}

/** The nearest first. */
export async function listNearest(db: Queryable, question: NearestQuestion): Promise<Neighbour[]> {
  const { vector, model, since, limit } = question;
  const values = [toText(vector), model, since, limit, Math.min(Math.max(CANDIDATES, limit), MOST_CANDIDATES)];
  return db.query<Neighbour>(NEAREST, values);
}
