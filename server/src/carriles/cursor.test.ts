import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeCursor, encodeCursor } from './cursor.ts';

const bigint64 = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });
const natural64 = fc.bigInt({ min: 0n, max: 2n ** 63n - 1n });

describe('a cursor', () => {
  test('says after its journey what it said before', () => {
    fc.assert(
      fc.property(natural64, bigint64, natural64, (change, orden, target) => {
        const cursor = { change: String(change), orden: String(orden), target_id: String(target) };
        expect(decodeCursor(encodeCursor(cursor))).toEqual(cursor);
      }),
    );
  });

  test('that nobody made is none', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const cursor = decodeCursor(text);
        if (cursor !== undefined) expect(encodeCursor(cursor).length).toBeGreaterThan(0);
      }),
    );
    expect(decodeCursor(Buffer.from('1.2').toString('base64url'))).toBeUndefined();
    expect(decodeCursor(Buffer.from('9999999999999999999.1.1').toString('base64url'))).toBeUndefined();
    expect(decodeCursor(Buffer.from('1;drop table.1.1').toString('base64url'))).toBeUndefined();
  });
});
