import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AGENCY_COPIES, ANOTHER_REPORT, REPORT } from '../../../../test/agency-report.ts';
import { bandsOf } from './bands.ts';
import { isCopy } from './is-copy.ts';
import { shinglesOf } from './shingles.ts';

const shareBand = (one: string, other: string) => {
  const known = new Set(bandsOf(one));
  return bandsOf(other).some((band) => known.has(band));
};
const areCopies = (one: string, other: string) => isCopy(shinglesOf(one), shinglesOf(other));

describe('copies of an agency report', () => {
  const texts = Object.entries(AGENCY_COPIES);
  const pairs = texts.flatMap(([name, text], at) =>
    texts.slice(at + 1).map(([otherName, other]) => ({ pair: `${name} and ${otherName}`, text, other })),
  );
  /** Of the one only the first paragraph can be read, and the other has changed just that. */
  const apart = ['retold and paywalled', 'reworded and paywalled'];

  test.each(pairs.filter(({ pair }) => !apart.includes(pair)))('$pair are found and known', ({ text, other }) => {
    expect(shareBand(text, other)).toBe(true);
    expect(areCopies(text, other)).toBe(true);
    expect(areCopies(other, text)).toBe(true);
  });

  test.each(pairs.filter(({ pair }) => apart.includes(pair)))('$pair are not taken for copies', ({ text, other }) => {
    expect(areCopies(text, other)).toBe(false);
  });

  test('are the same whatever their case and accents', () => {
    const plain = AGENCY_COPIES.cut.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
    expect(bandsOf(plain)).toEqual(bandsOf(AGENCY_COPIES.cut));
    expect(areCopies(plain, AGENCY_COPIES.whole)).toBe(true);
  });
});

describe('what is no copy', () => {
  test('reports of the same happening that quote the same words', () => {
    for (const text of Object.values(AGENCY_COPIES)) expect(areCopies(text, ANOTHER_REPORT)).toBe(false);
  });

  test('a page that gathers many reports, of which one is this', () => {
    const others = Array.from({ length: 12 }, (_, day) =>
      ANOTHER_REPORT.split(/\s+/)
        .map((word, at) => (at % 3 === 0 ? `${word}${day}` : word))
        .join(' '),
    );
    expect(areCopies([...others.slice(0, 6), REPORT[0], ...others.slice(6)].join('\n\n'), REPORT[0])).toBe(false);
  });

  test('texts of a few words', () => {
    expect(areCopies('Siga aquí en directo la rueda de prensa', 'Siga aquí en directo la rueda de prensa')).toBe(false);
    expect(bandsOf('Siga aquí en directo la rueda de prensa')).toEqual([]);
  });
});

describe('bands', () => {
  test('are whole 32-bit numbers, few even for a long text', () => {
    const long = Array.from({ length: 20_000 }, (_, at) => `palabra${(at * 7919) % 10_007}`).join(' ');
    const bands = bandsOf(long);
    expect(bands.length).toBeGreaterThan(16);
    expect(bands.length).toBeLessThan(80);
    for (const band of bands) expect(band).toBe(band | 0);
    expect(bandsOf(AGENCY_COPIES.whole).length).toBeLessThan(32);
  });

  test('of any text can be made, and any text is a copy of itself or too short for one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const shingles = shinglesOf(text);
        expect(isCopy(shingles, shingles)).toBe(shingles.length >= 15);
        expect(bandsOf(text).length).toBeLessThanOrEqual(shingles.length);
      }),
    );
  });

  test('are found in scripts without spaces', () => {
    const text = '市议会星期二通过了一项条例要求酒店每月申报用水量违者将被处以最高六千欧元的罚款该措施将于三月一日生效';
    expect(bandsOf(text).length).toBeGreaterThan(0);
    expect(areCopies(text, `据本报记者报道${text}`)).toBe(true);
  });
});
