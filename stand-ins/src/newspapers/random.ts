/** A number from 0 to 2³² that depends on all that is given, and on nothing else. */
export function hash(...parts: (string | number)[]): number {
  let state = 2166136261;
  for (const letter of parts.join('\u0001')) {
    state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  }
  state = Math.imul(state ^ (state >>> 16), 2246822507);
  state = Math.imul(state ^ (state >>> 13), 3266489909);
  return (state ^ (state >>> 16)) >>> 0;
}

export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  below(limit: number): number;
  between(least: number, most: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** Some of them, in any order. */
  some<Item>(items: readonly Item[], count: number): Item[];
}

/** The same seed always gives the same run of numbers. */
export function createRandom(...seed: (string | number)[]): Random {
  let state = hash(...seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    between: (least, most) => least + below(most - least + 1),
    pick(items) {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
    some(items, count) {
      const left = [...items];
      const taken: typeof left = [];
      while (taken.length < count && left.length > 0) taken.push(...left.splice(below(left.length), 1));
      return taken;
    },
  };
}
