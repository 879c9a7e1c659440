import { Readable } from 'node:stream';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readBody } from './read-body.ts';

const AT_ONCE = 24;
const LIMIT = 3_000_000;
/** Each makes its reader set 16 MB aside, twice while that grows. */
const BOMB = brotliCompressSync(Buffer.alloc(64 * 2 ** 20), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 24 },
});

test('what is unpacked takes room one after the other, however much comes at once', async () => {
  const open = () => readBody(Readable.from([BOMB]), { 'content-encoding': 'br' }, LIMIT).catch(String);
  await open();
  const before = process.memoryUsage.rss();
  let peak = before;
  const watching = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 2);
  const outcomes = await Promise.all(Array.from({ length: AT_ONCE }, open));
  clearInterval(watching);
  expect(new Set(outcomes)).toEqual(new Set([expect.stringContaining(`more than ${LIMIT} bytes`)]));
  expect(peak - before).toBeLessThan(150_000_000);
});

test('what was unpacked and is not wanted does not wait to be collected', async () => {
  const gzipped = gzipSync(Buffer.alloc(LIMIT * 4));
  const open = () => readBody(Readable.from([gzipped]), { 'content-encoding': 'gzip' }, LIMIT).catch(String);
  await open();
  const before = process.memoryUsage().arrayBuffers;
  let peak = before;
  for (let bomb = 0; bomb < AT_ONCE; bomb += 1) {
    expect(await open()).toContain(`more than ${LIMIT} bytes`);
    peak = Math.max(peak, process.memoryUsage().arrayBuffers);
  }
  expect(peak - before).toBeLessThan(8 * LIMIT);
});
