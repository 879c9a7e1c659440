import stored from '../weights/words.json' with { type: 'json' };

/** As they are stored: five bytes for each word. */
export interface StoredWordWeights {
  /** What a byte of 255 stands for, and every word that is not listed. */
  readonly most: number;
  readonly keys: string;
  readonly weights: string;
}

const KEY_BYTES = 4;
const BYTE = 255;

export function storeWordWeights(most: number, weights: ReadonlyMap<number, number>): StoredWordWeights {
  const sorted = [...weights].sort(([a], [b]) => a - b);
  const keyBytes = Buffer.alloc(sorted.length * KEY_BYTES);
  for (const [at, [key]] of sorted.entries()) keyBytes.writeInt32LE(key, at * KEY_BYTES);
  const bytes = sorted.map(([, weight]) => Math.round((Math.min(weight, most) / most) * BYTE));
  return { most, keys: keyBytes.toString('base64'), weights: Buffer.from(bytes).toString('base64') };
}

/** How much a word says, by its hash. */
export type WordWeights = (hash: number) => number;

/** What was not met is rare. */
export function readWordWeights({ most, keys, weights }: StoredWordWeights): WordWeights {
  const keyBytes = Buffer.from(keys, 'base64');
  const bytes = Buffer.from(weights, 'base64');
  const known = new Map(Array.from(bytes, (byte, at) => [keyBytes.readInt32LE(at * KEY_BYTES), (byte / BYTE) * most]));
  return (hash) => known.get(hash) ?? most;
}

/** Learnt once and for all, so that what an article says depends on no other one. */
export const LEARNT_WEIGHTS: WordWeights = readWordWeights(stored);
