import { expect, test } from 'vitest';
import { withFixedSpaces } from './fixed-spaces.ts';

test('spaces that French wants before a mark and inside quotation marks break no line', () => {
  const text = { a: 'Pourquoi ici ?', b: ['Dit « oui » : rien', { c: 'à 10:30, sans espace!' }], d: 3, e: null };
  expect(withFixedSpaces(text, 'fr')).toEqual({
    a: 'Pourquoi ici\u00a0?',
    b: ['Dit «\u00a0oui\u00a0»\u00a0: rien', { c: 'à 10:30, sans espace!' }],
    d: 3,
    e: null,
  });
  expect(withFixedSpaces(text, 'en')).toBe(text);
});
