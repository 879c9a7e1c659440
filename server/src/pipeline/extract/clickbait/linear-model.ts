import { hashText } from '../../text/hash-text.ts';
import type { Features } from './title-features.ts';

/** As it is stored: numbers of 4 bytes and of 1 byte in base64. */
export interface StoredModel {
  readonly threshold: number;
  /** What a weight of 1 stands for. */
  readonly scale: number;
  readonly keys: string;
  readonly weights: string;
}

/** What each feature says for a title being clickbait; a title is, from the threshold on. */
export interface LinearModel {
  readonly threshold: number;
  readonly weights: ReadonlyMap<number, number>;
}

const BYTE = 127;
const KEY_BYTES = 4;

export function readModel({ threshold, scale, keys, weights }: StoredModel): LinearModel {
  const keyBytes = Buffer.from(keys, 'base64');
  const weightBytes = Buffer.from(weights, 'base64');
  const entries = Array.from(weightBytes, (_, at): [number, number] => [
    keyBytes.readInt32LE(at * KEY_BYTES),
    weightBytes.readInt8(at) * scale,
  ]);
  return { threshold, weights: new Map(entries) };
}

/** Weights are rounded to a 127th of the greatest; those that round to nothing are left out. */
export function storeModel({ threshold, weights }: LinearModel): StoredModel {
  const scale = Math.max(...Array.from(weights.values(), Math.abs)) / BYTE;
  const kept = [...weights].filter(([, weight]) => Math.round(weight / scale) !== 0).sort(([a], [b]) => a - b);
  const keyBytes = Buffer.alloc(kept.length * KEY_BYTES);
  const weightBytes = Buffer.alloc(kept.length);
  for (const [at, [key, weight]] of kept.entries()) {
    keyBytes.writeInt32LE(key, at * KEY_BYTES);
    weightBytes.writeInt8(Math.round(weight / scale), at);
  }
  return { threshold, scale, keys: keyBytes.toString('base64'), weights: weightBytes.toString('base64') };
}

export function scoreOf({ weights }: Pick<LinearModel, 'weights'>, features: Features): number {
  let sum = 0;
  for (const [name, value] of features) sum += value * (weights.get(hashText(name)) ?? 0);
  return sum;
}
