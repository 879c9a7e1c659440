import { packFloats, unpackFloats } from './packed-numbers.ts';

/** A map of vectors that shrinks what differs inside of events, like language and style. Only its lower triangle is not zero. */
export interface Whitening {
  readonly mean: Float32Array;
  /** The rows of the triangle, one after the other. */
  readonly rows: Float32Array;
}

/** As it is stored: a byte for each number, and for each row what a byte of 127 stands for. */
export interface StoredWhitening {
  readonly mean: string;
  readonly scales: string;
  readonly rows: string;
}

const BYTE = 127;

export function storeWhitening({ mean, rows }: Whitening): StoredWhitening {
  const scales = new Float32Array(mean.length);
  const bytes = Buffer.alloc(rows.length);
  for (let row = 0, begin = 0; row < mean.length; begin += row + 1, row += 1) {
    const numbers = rows.subarray(begin, begin + row + 1);
    scales[row] = numbers.reduce((most, number) => Math.max(most, Math.abs(number)), 0) / BYTE;
    for (const [at, number] of numbers.entries()) bytes.writeInt8(Math.round(number / (scales[row] ?? 1)), begin + at);
  }
  return { mean: packFloats(mean), scales: packFloats(scales), rows: bytes.toString('base64') };
}

export function readWhitening(stored: StoredWhitening): Whitening {
  const [mean, scales, bytes] = [
    unpackFloats(stored.mean),
    unpackFloats(stored.scales),
    Buffer.from(stored.rows, 'base64'),
  ];
  const rows = new Float32Array(bytes.length);
  for (let row = 0, begin = 0; row < mean.length; begin += row + 1, row += 1) {
    for (let at = begin; at <= begin + row; at += 1) rows[at] = bytes.readInt8(at) * (scales[row] ?? 0);
  }
  return { mean, rows };
}

/** Of length 1. */
export function whiten({ mean, rows }: Whitening, vector: Float32Array): Float32Array {
  const size = mean.length;
  const centred = vector.map((value, at) => value - (mean[at] as number));
  const white = new Float32Array(size);
  let squares = 0;
  for (let row = 0, begin = 0; row < size; begin += row + 1, row += 1) {
    let [sum, odd] = [0, 0];
    for (let column = 0; column < row; column += 2) {
      sum += (rows[begin + column] as number) * (centred[column] as number);
      odd += (rows[begin + column + 1] as number) * (centred[column + 1] as number);
    }
    if (row % 2 === 0) sum += (rows[begin + row] as number) * (centred[row] as number);
    sum += odd;
    white[row] = sum;
    squares += sum * sum;
  }
  const length = Math.sqrt(squares) || 1;
  return white.map((value) => value / length);
}
