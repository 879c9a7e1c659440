/** Hashes in ascending order with their weights. */
export interface WeightedWords {
  readonly ids: Int32Array;
  readonly weights: Float32Array;
}

const ID_BYTES = 4;
const BYTES = ID_BYTES + 1;
/** Steps of a weight: the largest, of a rare word that stands fifty times in a text, is below 255 of them. */
const STEPS = 5;

/** The heaviest of them in base64, five bytes each. */
export function packWords(words: ReadonlyMap<number, number>, most: number): string {
  const heaviest = [...words].sort(([a, one], [b, other]) => other - one || a - b).slice(0, most);
  const packed = Buffer.alloc(heaviest.length * BYTES);
  for (const [at, [id, weight]] of heaviest.sort(([a], [b]) => a - b).entries()) {
    packed.writeInt32LE(id, at * BYTES);
    packed.writeUInt8(Math.min(255, Math.max(1, Math.round(weight * STEPS))), at * BYTES + ID_BYTES);
  }
  return packed.toString('base64');
}

export function unpackWords(packed: string): WeightedWords {
  const bytes = Buffer.from(packed, 'base64');
  const count = Math.floor(bytes.length / BYTES);
  const ids = new Int32Array(count);
  const weights = new Float32Array(count);
  for (let at = 0; at < count; at += 1) {
    ids[at] = bytes.readInt32LE(at * BYTES);
    weights[at] = bytes.readUInt8(at * BYTES + ID_BYTES) / STEPS;
  }
  return { ids, weights };
}
