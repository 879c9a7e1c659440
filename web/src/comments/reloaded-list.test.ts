import { expect, test } from 'vitest';
import { comment, ids, ME, page } from './comment.fixture.ts';
import { countWaiting, listOfPage, withHeard } from './comment-list.ts';
import { withReloaded } from './reloaded-list.ts';

const WRITTEN = '2026-11-10T10:00:00.000Z';
const NOW = Date.parse(WRITTEN) + 60_000;

test('everything that was missed is there, once', () => {
  const before = withHeard(listOfPage(page([comment(1)])), comment(2), ME);
  const now = [comment(3), comment(2), comment(1, { texto: 'otro' }), comment(4, { parent_id: 1 })];
  const after = withReloaded(before, page(now), NOW, ME);
  expect(ids(after.shown)).toEqual([1, 4]);
  expect(after.shown[0]?.texto).toBe('otro');
  expect(ids(after.waiting)).toEqual([3, 2]);
  expect(after.total).toBe(4);
});

test('what is no longer named has been deleted, and goes', () => {
  const before = withHeard(listOfPage(page([comment(2), comment(1), comment(3, { parent_id: 1 })])), comment(4), ME);
  const after = withReloaded(before, page([comment(1)]), NOW, ME);
  expect(ids(after.shown)).toEqual([1]);
  expect(countWaiting(after)).toBe(0);
  expect(withReloaded(before, page([]), NOW, ME).shown).toEqual([]);
});

test('what was written a moment ago may be missing from a page that was kept', () => {
  const before = listOfPage(page([comment(2, { timestamp: new Date(NOW - 1000).toISOString() }), comment(1)]));
  expect(ids(withReloaded(before, page([comment(1)]), NOW, ME).shown)).toEqual([2, 1]);
});

test('a page that does not name what came a moment ago does not count it either', () => {
  const young = comment(2, { timestamp: new Date(NOW - 1000).toISOString() });
  const list = { ...withHeard(listOfPage(page([comment(1)])), young, ME), total: 2 };
  expect(withReloaded(list, page([comment(1)]), NOW, ME).total).toBe(2);
  expect(withReloaded(list, page([comment(1)]), NOW + 20_000, ME).total).toBe(1);
  expect(withReloaded(list, page([young, comment(1), comment(3)]), NOW, ME).total).toBe(3);
});

test('what stands on a later page is neither gone nor new', () => {
  const reader = comment(9, { rol: 'investigador' });
  const two = listOfPage(page([comment(3), comment(2), reader, comment(1, { rol: 'investigador' })]));
  expect(ids(withReloaded(two, page([comment(3)], true), NOW, ME).shown)).toEqual([3, 2, 9, 1]);
  expect(ids(withReloaded(two, page([comment(3), reader], true), NOW, ME).shown)).toEqual([3, 9, 1]);
  const one = listOfPage(page([comment(3), comment(2)], true));
  const after = withReloaded(one, page([comment(3), comment(1)], true), NOW, ME);
  expect(ids(after.shown)).toEqual([3]);
  expect(countWaiting(after)).toBe(0);
});

test('what is being answered stays where it was, with all that it answers, though it is no longer named', () => {
  const [root, reply, answered] = [comment(1), comment(2, { parent_id: 1 }), comment(3, { parent_id: 2 })];
  const before = listOfPage(page([comment(9), root, reply, answered, comment(4, { parent_id: 1 })]));
  const after = withReloaded(before, page([comment(9)]), NOW, ME, 3);
  expect(after.shown).toEqual([
    comment(9),
    ...[root, reply, answered].map((known) => ({ ...known, texto: '', eliminado: true })),
  ]);
  expect(after.total).toBe(1);
  expect(ids(withReloaded(after, page([comment(9)]), NOW, ME).shown)).toEqual([9]);
  expect(withReloaded(before, page(before.shown.slice()), NOW, ME, 3).shown).toEqual(before.shown);
});
