import { openSession } from '../site/database.ts';
import type { Services } from '../site/services.ts';

/** As the clusterer asks: so many are looked at, those are candidates that are near enough, the nearest of them. */
const LOOKED_AT = 100;
const IN_VIEW = 200;
const CANDIDATES = 25;
const LEAST_COSINE = 0.45;
const DAYS = 14;
const QUESTIONS = 150;
/** Every question alone takes as long as another: warm pages are what there is in the middle of a day. */
const WARM_UPS = 50;

interface Near {
  readonly articulo_id: number;
  readonly similarity: number;
}

const CHOOSE = `select vector::text as vector from article_vectors join article_work using (articulo_id)
  where stage = 'cluster' order by articulo_id limit $1`;
const ASK = `select articulo_id::float8, similarity from nearest_articles($1::halfvec, $2,
  now() - make_interval(days => ${DAYS}), ${LOOKED_AT}, ${IN_VIEW})`;

export interface Recall {
  /** Milliseconds of each search. */
  readonly searching: number[];
  /** Of all that an exact search finds. */
  readonly recall: number;
  /** Of those among them that are candidates for the same event. */
  readonly recallOfCandidates: number;
}

const candidatesOf = (near: readonly Near[]) =>
  near.filter(({ similarity }) => similarity >= LEAST_COSINE).slice(0, CANDIDATES);

function shareOf(wanted: readonly (readonly Near[])[], found: readonly (readonly Near[])[]): number {
  let [hits, all] = [0, 0];
  for (const [at, list] of wanted.entries()) {
    const ids = new Set(found[at]?.map(({ articulo_id }) => articulo_id));
    hits += list.filter(({ articulo_id }) => ids.has(articulo_id)).length;
    all += list.length;
  }
  return hits / all;
}

/** The same questions by the index and by looking at every vector. */
export async function measureRecall(services: Services, model: string): Promise<Recall> {
  const session = await openSession(services);
  try {
    const { rows: questions } = await session.query<{ vector: string }>(CHOOSE, [QUESTIONS + WARM_UPS]);
    const searching: number[] = [];
    const ask = async (vector: string) => (await session.query<Near>(ASK, [vector, model])).rows;
    const found: Near[][] = [];
    for (const { vector } of questions) {
      const began = performance.now();
      found.push(await ask(vector));
      searching.push(performance.now() - began);
    }
    await session.query('set enable_indexscan = off');
    const exact: Near[][] = [];
    for (const { vector } of questions.slice(WARM_UPS)) exact.push(await ask(vector));
    const asked = found.slice(WARM_UPS);
    return {
      searching: searching.slice(WARM_UPS),
      recall: shareOf(exact, asked),
      recallOfCandidates: shareOf(exact.map(candidatesOf), asked),
    };
  } finally {
    await session.end();
  }
}
