import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALL_REPORTS, HOUR_MS, NOON, TRAIN, toItems } from '../../../test/reported-happenings.ts';
import type { Embedder } from '../../adapters/embeddings/embedder.ts';
import { openLocalEmbedder } from '../../adapters/embeddings/local-embedder.ts';
import { embedTextOf } from '../embed/embed-text.ts';
import type { ClusterItem } from './cluster-item.ts';
import { partition } from './partition.ts';

const FOLDER = process.env.EMBEDDING_MODEL_DIR ?? '';

describe('articles by their words alone', () => {
  test('of one happening in one language are together, and another of its kind is apart', () => {
    const { groups } = partition(toItems(ALL_REPORTS));
    expect(groups.find((ids) => ids.includes(1))).toEqual(expect.arrayContaining([1, 2, 3]));
    expect(groups).toContainEqual([6, 7]);
    expect(groups).toContainEqual([8]);
  });

  test('are grouped the same in whatever order they come, each once', () => {
    const items = toItems(ALL_REPORTS);
    const expected = partition(items);
    expect(expected.groups.flat().sort((a, b) => a - b)).toEqual(items.map(({ articulo_id }) => articulo_id));
    fc.assert(
      fc.property(fc.shuffledSubarray(items, { minLength: items.length }), (shuffled) => {
        expect(partition(shuffled)).toEqual(expected);
      }),
      { numRuns: 20 },
    );
  });

  test('far apart in time are not one event', () => {
    const [first, ...rest] = toItems(TRAIN.slice(0, 2));
    const later = rest.map((item) => ({ ...item, published_on: NOON + 60 * 24 * HOUR_MS }));
    expect(partition([first as ClusterItem, ...later]).groups).toEqual([[1], [2]]);
  });

  test('that are none, one or without words are groups too', () => {
    expect(partition([])).toEqual({ groups: [], links: [] });
    const empty = ['', ' ', '!'].map((titular) => ({ idioma: 'es', titular, texto: '', hours: 0 }));
    expect(partition(toItems(empty)).groups).toEqual([[1], [2], [3]]);
  });
});

const given = FOLDER === '' ? 'skipped: EMBEDDING_MODEL_DIR names no folder' : 'of the model in EMBEDDING_MODEL_DIR';

describe.skipIf(FOLDER === '')(`articles with vectors, ${given}`, () => {
  let embedder: Embedder;
  beforeAll(async () => {
    embedder = await openLocalEmbedder({ folder: FOLDER });
  });
  afterAll(() => embedder.close());

  test('of one happening are together in three languages, and another of its kind is apart', async () => {
    const items = toItems(ALL_REPORTS, await embedder.embed(ALL_REPORTS.map(embedTextOf)));
    const { groups, links } = partition(items);
    // Each in the order of publication.
    expect(groups).toEqual([[1, 2, 4, 5, 3], [6, 7], [8]]);
    for (const { a, b, score } of links) expect([a < b, score < 0]).toEqual([true, true]);
    const oneBlind = items.map((item) => (item.articulo_id === 2 ? { ...item, vector: undefined } : item));
    expect(partition(oneBlind).groups[0]).toEqual(expect.arrayContaining([1, 2, 3, 4, 5]));
  });
});
