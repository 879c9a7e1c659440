import type { Evidence } from '@poliedro/contracts/events';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countIndependents } from './event.sections.ts';

/** "a1 faro" is article 1 of el faro; "a2<1 faro" repeats article 1. */
const evidence = (...pieces: string[]) =>
  pieces.map((piece) => {
    const [, id, original, dominio] = /^a(\d+)(?:<(\d+))? (\w+)$/.exec(piece) ?? [];
    const copia_de = original === undefined ? null : Number(original);
    return { articulo_id: Number(id), copia_de, dominio_periodico: `${dominio}.example` } as Evidence;
  });

test.each([
  [0, 'nothing', []],
  [1, 'one newspaper, however many of its articles', ['a1 faro', 'a2 faro']],
  [2, 'two newspapers', ['a1 faro', 'a2 midi']],
  [1, 'a report and its copies', ['a1 faro', 'a2<1 midi', 'a3<1 post']],
  [1, 'copies without their source', ['a2<1 midi', 'a3<1 post']],
  [2, 'copies of two reports', ['a2<1 midi', 'a4<3 post', 'a5<3 nord']],
  [2, 'a report of its own in a newspaper that also repeats one', ['a2<1 midi', 'a3<1 post', 'a9 midi']],
  [1, 'two reports of one newspaper, and a copy of one of them', ['a1 faro', 'a2 faro', 'a3<1 midi']],
  [1, 'a report and a copy in the same newspaper', ['a2<1 midi', 'a9 midi']],
  [
    2,
    'copies of two reports, both in one newspaper and one of them in another',
    ['a3<1 midi', 'a4<1 post', 'a5<2 midi'],
  ],
])('%i behind %s', (count, _what, pieces) => {
  expect(countIndependents(evidence(...pieces))).toBe(count);
});

test('the order of the evidence changes nothing, and another copy by the same newspaper neither', () => {
  const piece = fc
    .tuple(fc.nat(9), fc.option(fc.nat(4)), fc.constantFrom('faro', 'midi', 'post', 'nord'))
    .map(([id, original, dominio]) => `a${id}${original === null ? '' : `<${original}`} ${dominio}`);
  const twoOrders = fc
    .array(piece, { maxLength: 9 })
    .chain((pieces) =>
      fc.tuple(
        fc.constant(pieces),
        fc.shuffledSubarray(pieces, { minLength: pieces.length, maxLength: pieces.length }),
      ),
    );
  fc.assert(
    fc.property(twoOrders, ([pieces, shuffled]) => {
      const count = countIndependents(evidence(...pieces));
      expect(countIndependents(evidence(...shuffled))).toBe(count);
      expect(countIndependents(evidence(...shuffled, ...pieces))).toBe(count);
    }),
  );
});
