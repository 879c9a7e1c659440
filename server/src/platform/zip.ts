import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZipEntry {
  readonly name: string;
  readonly pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** What is compressed already is taken as it is. */
  readonly isCompressed?: boolean;
}

const NOTHING = new Uint8Array();

/** A ZIP file piece by piece: the next is made when whoever reads has taken the last. */
export async function* zipPieces(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    made.push(piece);
  });
  for await (const { name, pieces, isCompressed } of entries) {
    const file = isCompressed === true ? new ZipPassThrough(name) : new ZipDeflate(name);
    zip.add(file);
    for await (const piece of pieces) {
      file.push(piece);
      yield* made.splice(0);
    }
    file.push(NOTHING, true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made.splice(0);
}
