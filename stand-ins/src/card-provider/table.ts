interface Kept {
  readonly id: string;
}

/** Objects by id in the order they came. An object is never changed, only put anew: whoever has one has a snapshot. */
export interface Table<One extends Kept> {
  put(one: One): One;
  find(id: string): One | undefined;
  /** From the newest on, or from the one before this on. */
  newestFirst(after?: string): Generator<One>;
  oldestFirst(after?: string): Generator<One>;
}

export function createTable<One extends Kept>(remember: (one: One) => void): Table<One> {
  const objects: One[] = [];
  const places = new Map<string, number>();
  return {
    put(one) {
      const place = places.get(one.id) ?? objects.length;
      places.set(one.id, place);
      objects[place] = one;
      remember(one);
      return one;
    },
    find(id) {
      const place = places.get(id);
      return place === undefined ? undefined : objects[place];
    },
    *newestFirst(after) {
      const start = after === undefined ? objects.length : (places.get(after) ?? 0);
      for (let place = start - 1; place >= 0; place -= 1) yield objects[place] as One;
    },
    *oldestFirst(after) {
      const start = after === undefined ? 0 : (places.get(after) ?? objects.length) + 1;
      for (let place = start; place < objects.length; place += 1) yield objects[place] as One;
    },
  };
}
