import type { Duplex, Readable } from 'node:stream';
import * as zlib from 'node:zlib';
import { createTurns } from '../turns.ts';
import { Refused } from './refusal.ts';

const MOST_LAYERS = 2;
const FIRST_BYTES = 65_536;
/** Pieces of this size go back to the system when they are done with; smaller ones are kept for later. */
const PIECE = { chunkSize: 262_144 };

type Open = (first: number | undefined) => Duplex;

/** What a frame may make us set aside at once; RFC 9659 allows no more for the web. */
const ZSTD_WINDOW = { [zlib.constants.ZSTD_d_windowLogMax]: 23 };

const OPENINGS = new Map<string, Open>([
  ['gzip', () => zlib.createGunzip(PIECE)],
  ['x-gzip', () => zlib.createGunzip(PIECE)],
  ['br', () => zlib.createBrotliDecompress(PIECE)],
  ['zstd', () => zlib.createZstdDecompress({ ...PIECE, params: ZSTD_WINDOW })],
  // Some send it without the frame that the standard asks for.
  ['deflate', (first = 0) => ((first & 0x0f) === 8 ? zlib.createInflate : zlib.createInflateRaw)(PIECE)],
]);

export const ACCEPT_ENCODING = 'gzip, deflate, br, zstd';

function listOpenings(contentEncoding: string): Open[] {
  const names = contentEncoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity');
  const openings = names.flatMap((name) => OPENINGS.get(name) ?? []);
  if (openings.length === names.length && names.length <= MOST_LAYERS) return openings.reverse();
  throw new Refused('bad_encoding', contentEncoding.slice(0, 100));
}

/** A few kilobytes may make each of them set 16 megabytes aside, for the few milliseconds that it takes. */
const inTurn = createTurns(1);

const tooLarge = (most: number) => new Refused('too_large', `more than ${most} bytes`);

/** Copied together as it comes: a body in a million pieces costs no more than one in a few. */
async function collect(body: AsyncIterable<Buffer>, most: number): Promise<Buffer> {
  let held = new Uint8Array(Math.min(FIRST_BYTES, most));
  let size = 0;
  // What it grows out of, or is not wanted, goes back at once, not when it is collected.
  const moveTo = (length: number) => new Uint8Array(held.buffer.transfer(length));
  try {
    for await (const chunk of body) {
      const grown = size + chunk.length;
      if (grown > most) throw tooLarge(most);
      if (grown > held.length) held = moveTo(Math.min(most, Math.max(grown, held.length * 2)));
      held.set(chunk, size);
      size = grown;
    }
  } catch (error) {
    moveTo(0);
    throw error;
  }
  return Buffer.from(held.buffer, 0, size);
}

/** A piece that is full is not written to again, and goes back once it was copied: of a bomb that is all that may come out. */
async function* giveBack(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    yield piece;
    const { buffer, byteOffset, byteLength } = piece;
    const isFull = buffer.byteLength === PIECE.chunkSize && byteOffset + byteLength === PIECE.chunkSize;
    if (isFull && buffer instanceof ArrayBuffer) buffer.transfer(0);
  }
}

function unpack(open: Open, bytes: Buffer, most: number): Promise<Buffer> {
  const unpacking = open(bytes[0]);
  unpacking.end(bytes);
  return collect(giveBack(unpacking), most);
}

async function openLayer(open: Open, bytes: Buffer, most: number): Promise<Buffer> {
  try {
    return await inTurn(() => unpack(open, bytes, most));
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('bad_encoding', (error as Error).message);
  }
}

/** At most so many bytes on the wire, and at most so many after each layer is taken off. */
export async function readBody(
  body: Readable,
  headers: Readonly<Record<string, string>>,
  most: number,
): Promise<Buffer> {
  const openings = listOpenings(headers['content-encoding'] ?? '');
  if (Number(headers['content-length']) > most) throw tooLarge(most);
  let bytes = await collect(body, most);
  for (const open of openings) if (bytes.length > 0) bytes = await openLayer(open, bytes, most);
  return bytes;
}
