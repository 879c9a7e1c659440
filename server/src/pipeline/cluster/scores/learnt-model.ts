import type { ClusterItem } from '../cluster-item.ts';
import { type ComparedArticle, toCompared } from '../pairs/compared-article.ts';
import { PAIR_FEATURES, writePairFeatures } from '../pairs/pair-features.ts';
import vectors from '../weights/vectors.json' with { type: 'json' };
import whitening from '../weights/whitening.json' with { type: 'json' };
import words from '../weights/words-alone.json' with { type: 'json' };
import { type EdgeModels, type EdgeScorers, edgeScorers, readEdgeModel } from './score-edges.ts';
import { readWhitening, whiten } from './whitening.ts';

/** Written by entry/train-clustering.ts; see weights/weights.md. */
const MODELS: EdgeModels = { vectors: readEdgeModel(vectors), words: readEdgeModel(words) };
const WHITENING = readWhitening(whitening);

export const LEARNT_SCORERS: EdgeScorers = edgeScorers(MODELS);

/** Whoever is looked at twice is made ready once. */
const ready = new WeakMap<ClusterItem, ComparedArticle>();

export function compare(item: ClusterItem): ComparedArticle {
  const known = ready.get(item);
  if (known !== undefined) return known;
  const compared = toCompared(item, (vector) => whiten(WHITENING, vector));
  ready.set(item, compared);
  return compared;
}

/** How much speaks for one happening (above 0) or for two, by the two texts alone, whatever company they keep. */
export function scoreAlone(one: ClusterItem, other: ClusterItem): number {
  const row = new Float32Array(PAIR_FEATURES.length);
  writePairFeatures(compare(one), compare(other), row, 0);
  const kind = one.vector && other.vector ? 'vectors' : 'words';
  return LEARNT_SCORERS[kind].pair(row, 0) - MODELS[kind].cut;
}
