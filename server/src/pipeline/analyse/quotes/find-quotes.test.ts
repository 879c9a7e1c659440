import { describe, expect, it } from 'vitest';
import type { QuoteCase } from './cases/case.ts';
import { de } from './cases/de.ts';
import { en } from './cases/en.ts';
import { es } from './cases/es.ts';
import { fr } from './cases/fr.ts';
import { pt } from './cases/pt.ts';
import { findQuotes, type Quote } from './find-quotes.ts';

const CASES: Readonly<Record<string, readonly QuoteCase[]>> = { es, en, fr, de, pt };

/** A role is compared where the case names one. */
const shown = (quotes: readonly Quote[], expected: QuoteCase['quotes']) =>
  quotes.map(({ texto, speaker, role }, at) =>
    expected[at]?.[2] === undefined ? [texto, speaker] : [texto, speaker, role],
  );

describe.each(Object.entries(CASES))('quotations in %s', (idioma, cases) => {
  it.each(cases)('$about', ({ texto, quotes, fragments = [] }) => {
    const found = findQuotes(texto, idioma);
    expect(
      shown(
        found.filter(({ whole }) => whole),
        quotes,
      ),
    ).toEqual(quotes);
    expect(
      shown(
        found.filter(({ whole }) => !whole),
        fragments,
      ),
    ).toEqual(fragments);
    for (const { texto: words, start, end } of found) expect(texto.slice(start, end)).toBe(words);
  });
});

describe('a quotation', () => {
  it('says whether its speaker has a name, by which word it was found and where', () => {
    const texto = 'John Kerry arrived. “We are nearly there now,” he said. “Not yet at all,” said a diplomat.';
    const [first, second] = findQuotes(texto, 'en');
    expect(first).toMatchObject({ speaker: 'John Kerry', named: true, cue: 'said' });
    expect(texto.slice(first?.speakerStart, first?.speakerEnd)).toBe('he');
    expect(second).toMatchObject({ speaker: 'a diplomat', named: false });
  });

  it('is not looked for in a language that nobody taught us', () => {
    expect(findQuotes('„Nie poddamy się nigdy”, powiedział Donald Tusk.', 'pl')).toEqual([]);
  });

  it('of the same text is always the same', () => {
    const texto = es.map((one) => one.texto).join('\n\n');
    expect(findQuotes(texto, 'es')).toEqual(findQuotes(texto, 'es'));
  });
});

const BUSY = [
  '«',
  '»',
  '« “ " ',
  '"a" ',
  '“a ',
  "'a ",
  '“a\n',
  '(a ',
  '—No —dijo Juan—. ',
  'Kerry said. John Kerry ',
  'the mayor, ',
];

describe('a text made to keep us busy', () => {
  it.each(BUSY)('is read to its end: %s', (text) => {
    const texto = text.repeat(Math.ceil(60_000 / text.length));
    for (const idioma of ['en', 'de']) expect(findQuotes(texto, idioma).length).toBeLessThan(texto.length);
  });
});
