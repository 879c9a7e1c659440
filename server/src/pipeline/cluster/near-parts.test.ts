import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALL_REPORTS, HOUR_MS, toItems } from '../../../test/reported-happenings.ts';
import { chooseLikely, eachWithEach } from './likely-pairs.ts';
import { partitionNear, type Ties } from './near-parts.ts';
import { partition } from './partition.ts';

const items = toItems(ALL_REPORTS);
const ids = items.map(({ articulo_id }) => articulo_id);
const ALL_TIED: Ties = [ids];

describe('pairs that a search has found', () => {
  const likely = chooseLikely(eachWithEach(ids), items).map(({ of, articulo_id }) => `${of} ${articulo_id}`);

  test('are kept where the two texts may be of one happening', () => {
    expect(likely).toEqual(expect.arrayContaining(['1 2', '1 3', '2 3', '6 7']));
  });

  test('are left out where they have nothing to do with each other', () => {
    const later = items.map((item) =>
      item.articulo_id === 8 ? { ...item, published_on: item.published_on + 10 * 24 * HOUR_MS } : item,
    );
    const withBank = eachWithEach(ids).filter(({ articulo_id }) => articulo_id === 8);
    expect(chooseLikely(withBank, later)).toEqual([]);
  });

  test('are left out where one of them has no text', () => {
    expect(chooseLikely([{ of: 1, articulo_id: 99 }], items)).toEqual([]);
  });
});

describe('articles parted by what hangs together', () => {
  test('are grouped as all at once where all hang together', () => {
    expect(partitionNear(items, ALL_TIED)).toEqual(partition(items));
  });

  test('are not compared beyond their part', () => {
    const { groups } = partitionNear(items, [
      [1, 2],
      [6, 7],
    ]);
    expect(groups).toEqual([[1, 2], [6, 7], [4], [8], [5], [3]]);
  });

  test('stay with their final group, whatever part it is in', () => {
    const bound = items.map((item) => ([1, 8].includes(item.articulo_id) ? { ...item, final_group: 7 } : item));
    expect(partitionNear(bound, [[1, 2]]).groups).toContainEqual(expect.arrayContaining([1, 8]));
  });

  test('come out the same in whatever order they and their ties come', () => {
    const ties = chooseLikely(eachWithEach(ids), items).map(({ of, articulo_id }) => [of, articulo_id]);
    const expected = partitionNear(items, ties);
    fc.assert(
      fc.property(
        fc.shuffledSubarray(items, { minLength: items.length }),
        fc.shuffledSubarray(ties, { minLength: ties.length }),
        (shuffled, shuffledTies) => {
          expect(partitionNear(shuffled, shuffledTies)).toEqual(expected);
        },
      ),
      { numRuns: 20 },
    );
  });
});
