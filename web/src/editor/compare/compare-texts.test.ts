import { createRandomBodies } from '@poliedro/contracts/article-body/random-body.fixture';
import { describe, expect, it } from 'vitest';
import { type ComparedRow, compareTexts, type Piece, withoutSame } from './compare-texts.ts';

const paragraph = (text: string, marks: readonly object[] = []) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks.length > 0 ? { marks } : {}) }],
});
const textWith = (...content: readonly object[]) => ({
  titular: 'Un título',
  resumen: 'Un resumen',
  body: { type: 'doc', content },
});
const changed = (rows: readonly ComparedRow[]) => rows.filter(({ kind }) => kind !== 'same');

describe('comparing two texts', () => {
  it('marks the words that only one of them has', () => {
    const rows = compareTexts(
      textWith(paragraph('El río sube'), paragraph('Fin')),
      textWith(paragraph('El río baja'), paragraph('Fin')),
    );
    expect(changed(rows)).toEqual([
      {
        kind: 'different',
        one: [
          { text: 'El río ', isOnlyHere: false },
          { text: 'sube', isOnlyHere: true },
        ],
        other: [
          { text: 'El río ', isOnlyHere: false },
          { text: 'baja', isOnlyHere: true },
        ],
      },
    ]);
  });

  it('leaves a place free for what the other text does not have', () => {
    const rows = compareTexts(textWith(paragraph('a')), textWith(paragraph('a'), paragraph('b')));
    expect(changed(rows)).toEqual([{ kind: 'different', one: null, other: [{ text: 'b', isOnlyHere: true }] }]);
  });

  it('tells that only the form has changed', () => {
    const rows = compareTexts(textWith(paragraph('a')), textWith(paragraph('a', [{ type: 'bold' }])));
    expect(changed(rows)).toEqual([{ kind: 'format', text: 'a' }]);
  });

  it('loses no word of either, whatever the texts are', () => {
    const random = createRandomBodies(3);
    const joined = (pieces: readonly Piece[] | null) => pieces?.map(({ text }) => text).join('');
    for (let count = 0; count < 200; count += 1) {
      const [one, other] = [textWith(...random().content), textWith(...random().content)];
      const alone = (text: typeof one) => compareTexts(text, text).map((row) => (row.kind === 'same' ? row.text : '?'));
      const rows = compareTexts(one, other);
      const side = (name: 'one' | 'other') =>
        rows
          .map((row) => (row.kind === 'different' ? joined(row[name]) : row.text))
          .filter((text) => text !== undefined);
      expect(side('one')).toEqual(alone(one));
      expect(side('other')).toEqual(alone(other));
    }
  });

  it('skips what both have, but for a line around each difference', () => {
    const lines = Array.from({ length: 30 }, (_, at) => paragraph(`línea ${at}`));
    const rows = withoutSame(compareTexts(textWith(...lines), textWith(...lines.with(20, paragraph('otra')))));
    expect(rows.map((row) => (row.kind === 'skipped' ? row.count : row.kind))).toEqual([
      21,
      'same',
      'different',
      'same',
      8,
    ]);
  });
});
