import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [3210, '3 kB'],
  [1_540_000, '1,5 MB'],
  [20_000_000_000, '20 GB'],
])('%d bytes are written %s', (bytes, written) => {
  expect(fileSize(bytes, 'es').replaceAll('\u00a0', ' ')).toBe(written.replace('byte', fileSize(7, 'es').slice(2)));
});
