import type { Evidence } from '@poliedro/contracts/events';
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
  [1, 'a report and a copy in the same newspaper', ['a2<1 midi', 'a9 midi']],
])('%i behind %s', (count, _what, pieces) => {
  expect(countIndependents(evidence(...pieces))).toBe(count);
  expect(countIndependents(evidence(...[...pieces].reverse()))).toBe(count);
});
