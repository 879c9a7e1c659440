import { chanceOf } from '../scores/mixed-model.ts';
import type { Candidates } from './candidates.ts';
import { listNeighbours, type NeighbourLists } from './neighbour-lists.ts';
import { PAIR_FEATURES } from './pair-features.ts';

/** What the company that two articles keep says about them, in this order; the features of the pair come after. */
const NEIGHBOURHOOD = [
  'score',
  'shared, of the fewer',
  'shared, of all',
  'best way round',
  'three best ways round',
  'better rank',
  'worse rank',
  'smaller gap to the best',
  'greater gap to the best',
  'less company',
  'more company',
  'score against its five best',
  'how many are shared',
  'how alike they are shared',
  'nearness against the crowd',
  'crowd',
  'nearby',
] as const;

export const SECOND_FEATURES = NEIGHBOURHOOD.length + PAIR_FEATURES.length;
const WHITENED = PAIR_FEATURES.indexOf('whitened vectors');
const BEST = 5;
const NO_WAY = -9;
const NOTHING = -1;

/** How much company each article has, and how near its best is. */
function describe(articles: number, lists: NeighbourLists, chances: Float32Array) {
  const company = new Float64Array(articles);
  const bestMean = new Float64Array(articles);
  const best = new Float64Array(articles);
  for (let place = 0; place < articles; place += 1) {
    const [start, end] = [lists.starts[place] as number, lists.starts[place + 1] as number];
    let [sum, near] = [0, 0];
    for (let at = start; at < end; at += 1) {
      sum += chances[at] as number;
      if (at - start < BEST) near += lists.scores[at] as number;
    }
    company[place] = sum;
    best[place] = end > start ? (lists.scores[start] as number) : 0;
    bestMean[place] = near / (Math.min(BEST, end - start) || 1);
  }
  return { company, best, bestMean };
}

function ranksOf(articles: number, lists: NeighbourLists, a: Int32Array) {
  const [ofA, ofB] = [new Int32Array(a.length), new Int32Array(a.length)];
  for (let place = 0; place < articles; place += 1) {
    const start = lists.starts[place] as number;
    for (let at = start; at < (lists.starts[place + 1] as number); at += 1) {
      const edge = lists.edges[at] as number;
      (a[edge] === place ? ofA : ofB)[edge] = at - start;
    }
  }
  return { ofA, ofB };
}

/** The features of each edge once every pair has a score. */
export function neighbourhoodFeatures(
  articles: number,
  { edges, crowd, nearby }: Candidates,
  pairFeatures: Float32Array,
  scores: Float32Array,
): Float32Array {
  const lists = listNeighbours(articles, edges, scores);
  const chances = Float32Array.from(lists.scores, chanceOf);
  const { company, best, bestMean } = describe(articles, lists, chances);
  const ranks = ranksOf(articles, lists, edges.a);
  const rows = new Float32Array(edges.count * SECOND_FEATURES);
  const [ownChance, ownScore] = [new Float32Array(articles), new Float32Array(articles)];
  const knows = new Int32Array(articles).fill(NOTHING);
  let last = NOTHING;
  for (let edge = 0; edge < edges.count; edge += 1) {
    const [i, j] = [edges.a[edge] as number, edges.b[edge] as number];
    if (i !== last) {
      for (let at = lists.starts[i] as number; at < (lists.starts[i + 1] as number); at += 1) {
        const neighbour = lists.neighbours[at] as number;
        ownChance[neighbour] = chances[at] as number;
        ownScore[neighbour] = lists.scores[at] as number;
        knows[neighbour] = i;
      }
      last = i;
    }
    let [shared, count, alike] = [0, 0, 0];
    let [first, second, third] = [NO_WAY, NO_WAY, NO_WAY];
    for (let at = lists.starts[j] as number; at < (lists.starts[j + 1] as number); at += 1) {
      const neighbour = lists.neighbours[at] as number;
      if (neighbour === i || knows[neighbour] !== i) continue;
      const [one, other] = [ownChance[neighbour] as number, chances[at] as number];
      shared += Math.min(one, other);
      alike += 1 - Math.abs(one - other);
      count += 1;
      const way = Math.min(ownScore[neighbour] as number, lists.scores[at] as number);
      if (way > first) [first, second, third] = [way, first, second];
      else if (way > second) [second, third] = [way, second];
      else if (way > third) third = way;
    }
    const score = scores[edge] as number;
    const [withI, withJ] = [(company[i] as number) - chanceOf(score), (company[j] as number) - chanceOf(score)];
    const [rankI, rankJ] = [ranks.ofA[edge] as number, ranks.ofB[edge] as number];
    const [gapI, gapJ] = [score - (best[i] as number), score - (best[j] as number)];
    const around = ((crowd[i] as number) + (crowd[j] as number)) / 2;
    const at = edge * SECOND_FEATURES;
    rows[at] = score;
    rows[at + 1] = shared / (Math.min(withI, withJ) + 0.5);
    rows[at + 2] = shared / (withI + withJ - shared + 0.5);
    rows[at + 3] = first;
    rows[at + 4] = (first + second + third) / 3;
    rows[at + 5] = Math.log1p(Math.min(rankI, rankJ));
    rows[at + 6] = Math.log1p(Math.max(rankI, rankJ));
    rows[at + 7] = Math.min(gapI, gapJ);
    rows[at + 8] = Math.max(gapI, gapJ);
    rows[at + 9] = Math.log1p(Math.min(withI, withJ));
    rows[at + 10] = Math.log1p(Math.max(withI, withJ));
    rows[at + 11] = score - ((bestMean[i] as number) + (bestMean[j] as number)) / 2;
    rows[at + 12] = Math.log1p(count);
    rows[at + 13] = count === 0 ? NOTHING : alike / count;
    rows[at + 14] = (pairFeatures[edge * PAIR_FEATURES.length + WHITENED] as number) - around;
    rows[at + 15] = around;
    rows[at + 16] = ((nearby[i] as number) + (nearby[j] as number)) / 2;
    const own = pairFeatures.subarray(edge * PAIR_FEATURES.length, (edge + 1) * PAIR_FEATURES.length);
    rows.set(own, at + NEIGHBOURHOOD.length);
  }
  return rows;
}
