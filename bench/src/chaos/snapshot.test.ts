import { expect, test } from 'vitest';
import { compareSnapshots } from './snapshot.ts';

test('two databases differ by the lines that only one of them has, and by how often', () => {
  const [articles, events] = compareSnapshots(
    { articles: ['a', 'b', 'b'], events: ['a b'] },
    { articles: ['b', 'a', 'c'], events: ['a b'] },
  );
  expect(articles).toEqual({ name: 'articles', there: 3, lines: ['- b', '+ c'] });
  expect(events?.lines).toEqual([]);
});
