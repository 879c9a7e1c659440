import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moved, placeByKey } from './moved.ts';

test('an item goes where it is sent, the others keep their order, and none is lost', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  const place = fc.integer({ min: -3, max: 12 });
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 9 }), place, place, (items, from, to) => {
      const after = moved(items, from, to);
      expect([...after].sort()).toEqual([...items].sort());
      const item = items[from];
      if (item === undefined) return;
      expect(after.indexOf(item)).toBe(Math.min(Math.max(to, 0), items.length - 1));
      expect(after.filter((other) => other !== item)).toEqual(items.filter((other) => other !== item));
    }),
  );
});

test('arrows move by one, Home and End to the ends, and no other key moves anything', () => {
  expect(['ArrowUp', 'ArrowDown', 'Home', 'End', 'Enter'].map((key) => placeByKey(key, 2, 5))).toEqual([
    1,
    3,
    0,
    4,
    undefined,
  ]);
});
