import { Readable } from 'node:stream';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { readBody } from './read-body.ts';

const AT_ONCE = 24;
const LIMIT = 3_000_000;

test('what was unpacked goes back at once, not when it is collected', async () => {
  const bomb = gzipSync(Buffer.alloc(LIMIT * 4));
  const setAside = vi.spyOn(Buffer, 'allocUnsafe');
  const outcome = readBody(Readable.from([bomb]), { 'content-encoding': 'gzip' }, LIMIT).catch(String);
  expect(await outcome).toContain(`more than ${LIMIT} bytes`);
  const pieces = setAside.mock.results.map(({ value }) => value as Buffer);
  setAside.mockRestore();
  expect(pieces.length).toBeGreaterThan(10);
  expect(pieces.filter(({ buffer }) => buffer.byteLength > 0).length).toBeLessThanOrEqual(3);
});

test('what is unpacked takes room one after the other, however much comes at once', async () => {
  // Each makes its reader set 16 MB aside, twice while that grows.
  const bomb = brotliCompressSync(Buffer.alloc(64 * 2 ** 20), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
  const open = () => readBody(Readable.from([bomb]), { 'content-encoding': 'br' }, LIMIT).catch(String);
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
