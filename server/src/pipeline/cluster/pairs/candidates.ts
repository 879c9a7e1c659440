import { runThrough, type Steps } from '../../../platform/steps.ts';
import type { ComparedArticle } from './compared-article.ts';
import { emptyList, type NearestList, offer } from './nearest-list.ts';
import { dot } from './pair-features.ts';
import { listHolders } from './word-holders.ts';

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

function* searchVectors(articles: readonly ComparedArticle[]): Steps<VectorSearch> {
  const any = articles.map(() => emptyList(NEAREST));
  const other = articles.map(() => emptyList(NEAREST_IN_OTHER_LANGUAGES));
  const nearby = new Float32Array(articles.length);
  for (const [i, one] of articles.entries()) {
    if (one.white === undefined) continue;
    yield;
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

function* searchWords(articles: readonly ComparedArticle[]): Steps<NearestList[]> {
  const { words, starts, places } = listHolders(articles);
  const times = Float64Array.from(articles, ({ published_on }) => published_on);
  const sums = new Float64Array(articles.length);
  const found = new Int32Array(articles.length);
  const lists: NearestList[] = [];
  let key = 0;
  for (const [place, { keys, keyWeights }] of articles.entries()) {
    yield;
    const time = times[place] as number;
    let count = 0;
    for (let at = 0; at < keys.ids.length; at += 1, key += 1) {
      const word = words[key] as number;
      const [start, end] = [starts[word] as number, starts[word + 1] as number];
      if (end - start > COMMON) continue;
      const weight = (keys.weights[at] as number) * (keyWeights[at] as number);
      for (let holder = start; holder < end; holder += 1) {
        const other = places[holder] as number;
        if (other === place || Math.abs(time - (times[other] as number)) > WINDOW_MS) continue;
        const sum = sums[other] as number;
        if (sum === 0) {
          found[count] = other;
          count += 1;
        }
        sums[other] = sum + weight;
      }
    }
    const list = emptyList(NEAREST_BY_WORDS);
    for (const other of found.subarray(0, count).sort()) {
      offer(list, other, sums[other] as number);
      sums[other] = 0;
    }
    lists.push(list);
  }
  return lists;
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
export function* findCandidatesInSteps(articles: readonly ComparedArticle[]): Steps<Candidates> {
  const { any, other, nearby } = yield* searchVectors(articles);
  const byWords = yield* searchWords(articles);
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

export const findCandidates = (articles: readonly ComparedArticle[]): Candidates =>
  runThrough(findCandidatesInSteps(articles));
