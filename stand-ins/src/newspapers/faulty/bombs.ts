import { Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip, gzipSync } from 'node:zlib';

const MEGABYTE = Buffer.alloc(2 ** 20);

function* megabytes(count: number): Generator<Buffer> {
  for (let number = 0; number < count; number += 1) yield MEGABYTE;
}

/** Members of a gzip stream stand one after the other, so one megabyte is enough to make many. */
function* gzipMembers(count: number): Generator<Buffer> {
  const member = gzipSync(MEGABYTE, { level: 9 });
  for (let number = 0; number < count; number += 1) yield member;
}

export interface Bomb {
  readonly encoding: string;
  readonly body: Readable;
}

/** Small to send, large when unpacked. */
export function makeBomb(kind: 'bomb_gzip' | 'bomb_brotli' | 'bomb_nested', size: number): Bomb {
  switch (kind) {
    case 'bomb_gzip':
      return { encoding: 'gzip', body: Readable.from(gzipMembers(size)) };
    case 'bomb_nested':
      return { encoding: 'gzip, gzip', body: Readable.from(gzipMembers(size)).pipe(createGzip({ level: 9 })) };
    case 'bomb_brotli': {
      const params = { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 24 };
      return { encoding: 'br', body: Readable.from(megabytes(size)).pipe(createBrotliCompress({ params })) };
    }
  }
}
