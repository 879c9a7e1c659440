import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import { createTurns } from '../turns.ts';
import { Refused } from './refusal.ts';

const MOST_LAYERS = 2;
const FIRST_BYTES = 65_536;
/** Pieces of this size go back to the system when they are done with; smaller ones are kept for later. */
const CHUNK = 262_144;

const gunzip = promisify(zlib.gunzip);
const inflate = promisify(zlib.inflate);
const inflateRaw = promisify(zlib.inflateRaw);
const brotli = promisify(zlib.brotliDecompress);
const zstd = promisify(zlib.zstdDecompress);

type Open = (
  bytes: Buffer,
  limits: { readonly maxOutputLength: number; readonly chunkSize: number },
) => Promise<Buffer>;

/** What a frame may make us set aside at once; RFC 9659 allows no more for the web. */
const ZSTD_WINDOW = { [zlib.constants.ZSTD_d_windowLogMax]: 23 };

const OPENINGS = new Map<string, Open>([
  ['gzip', gunzip],
  ['x-gzip', gunzip],
  ['br', brotli],
  ['zstd', (bytes, limits) => zstd(bytes, { ...limits, params: ZSTD_WINDOW })],
  // Some send it without the frame that the standard asks for.
  ['deflate', (bytes, limits) => (((bytes[0] ?? 0) & 0x0f) === 8 ? inflate : inflateRaw)(bytes, limits)],
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
async function collect(body: Readable, most: number): Promise<Buffer> {
  let held = new Uint8Array(Math.min(FIRST_BYTES, most));
  let size = 0;
  // What it grows out of, or is not wanted, goes back at once, not when it is collected.
  const moveTo = (length: number) => new Uint8Array(held.buffer.transfer(length));
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
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

async function openLayer(open: Open, bytes: Buffer, most: number): Promise<Buffer> {
  try {
    return await inTurn(() => open(bytes, { maxOutputLength: most, chunkSize: CHUNK }));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge(most) : new Refused('bad_encoding', message);
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
