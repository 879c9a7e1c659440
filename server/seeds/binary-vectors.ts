/** PostgreSQL's binary form of COPY: about a third of the bytes of numbers written out, and none of the reading. */
const SIGNATURE = Buffer.concat([Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'), Buffer.alloc(8)]);
const END = Buffer.from([0xff, 0xff]);
const ID_BYTES = 8;
const LENGTH_BYTES = 4;

/** A line of three fields: id, model and pgvector's half-precision vector. */
function binaryLine(articulo_id: number, model: Buffer, vector: Float32Array): Buffer {
  const vectorBytes = 4 + 2 * vector.length;
  const line = Buffer.alloc(2 + 3 * LENGTH_BYTES + ID_BYTES + model.length + vectorBytes);
  let at = line.writeInt16BE(3, 0);
  at = line.writeInt32BE(ID_BYTES, at);
  at = line.writeBigInt64BE(BigInt(articulo_id), at);
  at = line.writeInt32BE(model.length, at);
  at += model.copy(line, at);
  at = line.writeInt32BE(vectorBytes, at);
  at = line.writeInt16BE(vector.length, at);
  at = line.writeInt16BE(0, at);
  const halves = Buffer.from(Float16Array.from(vector).buffer);
  halves.swap16().copy(line, at);
  return line;
}

export function* binaryVectors(
  model: string,
  vectors: Iterable<{ readonly articulo_id: number; readonly vector: Float32Array }>,
): Generator<Buffer> {
  const name = Buffer.from(model);
  yield SIGNATURE;
  for (const { articulo_id, vector } of vectors) yield binaryLine(articulo_id, name, vector);
  yield END;
}
