import { LRUCache } from 'lru-cache';
import { roomFor } from './room-for.ts';

/** What senders make up is long: of it nothing is kept, or they could fill the memory without end. */
export const LONGEST_KEY = 300;

/** What was worked out for what was asked last, and asked often. */
export function createShortMemory<Value extends {}>(most: number): (key: string, workOut: () => Value) => Value {
  const known = new LRUCache<string, Value>(roomFor(most));
  return (key, workOut) => {
    if (key.length > LONGEST_KEY) return workOut();
    let value = known.get(key);
    if (value === undefined) {
      value = workOut();
      known.set(key, value);
    }
    return value;
  };
}
