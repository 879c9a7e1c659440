import { Readable } from 'node:stream';
import { brotliCompressSync, constants } from 'node:zlib';
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
