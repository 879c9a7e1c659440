const FLOAT_BYTES = 4;
const INTEGER_BYTES = 2;

/** Numbers of four bytes in base64. */
export function packFloats(numbers: readonly number[] | Float32Array): string {
  const bytes = Buffer.alloc(numbers.length * FLOAT_BYTES);
  for (const [at, number] of numbers.entries()) bytes.writeFloatLE(number, at * FLOAT_BYTES);
  return bytes.toString('base64');
}

export function unpackFloats(packed: string): Float32Array {
  const bytes = Buffer.from(packed, 'base64');
  return Float32Array.from({ length: bytes.length / FLOAT_BYTES }, (_, at) => bytes.readFloatLE(at * FLOAT_BYTES));
}

/** Whole numbers of two bytes in base64. */
export function packIntegers(numbers: readonly number[]): string {
  const bytes = Buffer.alloc(numbers.length * INTEGER_BYTES);
  for (const [at, number] of numbers.entries()) bytes.writeInt16LE(number, at * INTEGER_BYTES);
  return bytes.toString('base64');
}

export function unpackIntegers(packed: string): Int16Array {
  const bytes = Buffer.from(packed, 'base64');
  return Int16Array.from({ length: bytes.length / INTEGER_BYTES }, (_, at) => bytes.readInt16LE(at * INTEGER_BYTES));
}
