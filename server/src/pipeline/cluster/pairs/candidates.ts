import type { ComparedArticle } from './compared-article.ts';
import { emptyList, type NearestList, offer } from './nearest-list.ts';
import { dot } from './pair-features.ts';

/** Pairs of places in a list of articles, each once, the smaller place first, in ascending order. */
export interface Edges {
  readonly count: number;
  readonly a: Int32Array;
  readonly b: Int32Array;
}

export interface Candidates {
  readonly edges: Edges;
  /** How near the nearest of each article are, on average. */
  readonly crowd: Float32Array;
  /** How many of about its day are near it. */
  readonly nearby: Float32Array;
}

const NEAREST = 25;
const NEAREST_IN_OTHER_LANGUAGES = 10;
const NEAREST_BY_WORDS = 20;
const DAY_MS = 86_400_000;
/** What lies further apart is not one event. */
const WINDOW_MS = 14 * DAY_MS;
const CROWD = 10;
const NEAR = 0.35;
/** What so many articles share leads nowhere. */
const COMMON = 400;

interface VectorSearch {
  readonly any: NearestList[];
  readonly other: NearestList[];
  readonly nearby: Float32Array;
}

function searchVectors(articles: readonly ComparedArticle[]): VectorSearch {
  const any = articles.map(() => emptyList(NEAREST));
  const other = articles.map(() => emptyList(NEAREST_IN_OTHER_LANGUAGES));
  const nearby = new Float32Array(articles.length);
  for (const [i, one] of articles.entries()) {
    if (one.white === undefined) continue;
    for (let j = i + 1; j < articles.length; j += 1) {
      const two = articles[j] as ComparedArticle;
      const gap = Math.abs(one.published_on - two.published_on);
      if (two.white === undefined || gap > WINDOW_MS) continue;
      const nearness = dot(one.white, two.white);
      offer(any[i] as NearestList, j, nearness);
      offer(any[j] as NearestList, i, nearness);
      if (nearness > NEAR && !(gap > DAY_MS)) {
        nearby[i] = (nearby[i] as number) + 1;
        nearby[j] = (nearby[j] as number) + 1;
      }
      if (one.idioma === two.idioma) continue;
      offer(other[i] as NearestList, j, nearness);
      offer(other[j] as NearestList, i, nearness);
    }
  }
  return { any, other, nearby };
}

function searchWords(articles: readonly ComparedArticle[]): NearestList[] {
  const holders = new Map<number, number[]>();
  for (const [place, { keys }] of articles.entries()) {
    for (const id of keys.ids) {
      const known = holders.get(id);
      if (known === undefined) holders.set(id, [place]);
      else known.push(place);
    }
  }
  const sums = new Float64Array(articles.length);
  return articles.map((article, place) => {
    const found: number[] = [];
    for (const [at, id] of article.keys.ids.entries()) {
      const known = holders.get(id) ?? [];
      if (known.length > COMMON) continue;
      const weight = (article.keys.weights[at] as number) * (article.keyWeights[at] as number);
      for (const other of known) {
        const gap = Math.abs(article.published_on - (articles[other] as ComparedArticle).published_on);
        if (other === place || gap > WINDOW_MS) continue;
        if (sums[other] === 0) found.push(other);
        sums[other] = (sums[other] as number) + weight;
      }
    }
    const list = emptyList(NEAREST_BY_WORDS);
    for (const other of found.sort((a, b) => a - b)) offer(list, other, sums[other] as number);
    for (const other of found) sums[other] = 0;
    return list;
  });
}

function crowdOf({ places, nearness }: NearestList): number {
  let [sum, count] = [0, 0];
  for (let at = 0; at < Math.min(CROWD, places.length); at += 1) {
    if ((places[at] as number) < 0) break;
    sum += nearness[at] as number;
    count += 1;
  }
  return count === 0 ? 0 : sum / count;
}

/** Which articles are compared at all: the nearest of each by vector, in other languages, and by rare words. */
export function findCandidates(articles: readonly ComparedArticle[]): Candidates {
  const { any, other, nearby } = searchVectors(articles);
  const byWords = searchWords(articles);
  const total = articles.length;
  const pairs = new Set<number>();
  for (const lists of [any, other, byWords]) {
    for (const [place, { places }] of lists.entries()) {
      for (const near of places) if (near >= 0) pairs.add(Math.min(place, near) * total + Math.max(place, near));
    }
  }
  const sorted = Float64Array.from(pairs).sort();
  return {
    edges: {
      count: sorted.length,
      a: Int32Array.from(sorted, (pair) => Math.floor(pair / total)),
      b: Int32Array.from(sorted, (pair) => pair % total),
    },
    crowd: Float32Array.from(any, crowdOf),
    nearby: nearby.map((count) => Math.log1p(count)),
  };
}
