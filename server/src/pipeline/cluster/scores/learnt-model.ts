import type { ClusterItem } from '../cluster-item.ts';
import { type ComparedArticle, toCompared } from '../pairs/compared-article.ts';
import vectors from '../weights/vectors.json' with { type: 'json' };
import whitening from '../weights/whitening.json' with { type: 'json' };
import words from '../weights/words-alone.json' with { type: 'json' };
import { type EdgeModels, type EdgeScorers, edgeScorers, readEdgeModel } from './score-edges.ts';
import { readWhitening, whiten } from './whitening.ts';

/** Written by entry/train-clustering.ts; see weights/weights.md. */
const MODELS: EdgeModels = { vectors: readEdgeModel(vectors), words: readEdgeModel(words) };
const WHITENING = readWhitening(whitening);

export const LEARNT_SCORERS: EdgeScorers = edgeScorers(MODELS);
export const compare = (item: ClusterItem): ComparedArticle => toCompared(item, (vector) => whiten(WHITENING, vector));
