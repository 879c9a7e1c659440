import type { Counters } from '@poliedro/contracts/interactions';
import { expect, test, vi } from 'vitest';
import { createCounterStore, LOADED_AGE_MS } from './counter-store.ts';

const KEY = 'evento_12';
const withUpvotes = (upvote: number): Counters => ({
  read_later: 0,
  save: 0,
  share: 0,
  upvote,
  read: 0,
  comentarios: 0,
});

test('a count is what was loaded, and then what was heard', () => {
  const store = createCounterStore();
  const listener = vi.fn();
  store.subscribe(listener);
  expect(store.get(KEY)).toBeUndefined();
  expect(store.load(KEY, withUpvotes(3))).toBe(true);
  store.hear(KEY, withUpvotes(4));
  expect(store.get(KEY)).toEqual(withUpvotes(4));
  expect(store.get('evento_1')).toBeUndefined();
  expect(listener).toHaveBeenCalledTimes(2);
});

test('an answer that may be older than what was heard does not replace it', () => {
  let now = 1_000_000;
  const store = createCounterStore(() => now);
  store.hear(KEY, withUpvotes(4));
  now += LOADED_AGE_MS - 1;
  expect(store.load(KEY, withUpvotes(3))).toBe(false);
  expect(store.get(KEY)).toEqual(withUpvotes(4));
  now += 1;
  expect(store.load(KEY, withUpvotes(5))).toBe(true);
  expect(store.get(KEY)).toEqual(withUpvotes(5));
});
