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
  expect(withFixedSpaces(text, 'en')).toEqual(text);
});

test('a number and what it counts in stay on one line, in every language', () => {
  const text = ['hace {{count}} h', '5 € al mes', 'el 80 %, no más', 'vor {{count}} Std.', '2 mesas', '{{n}} horas'];
  expect(withFixedSpaces(text, 'es')).toEqual([
    'hace {{count}}\u00a0h',
    '5\u00a0€ al mes',
    'el 80\u00a0%, no más',
    'vor {{count}}\u00a0Std.',
    '2 mesas',
    '{{n}} horas',
  ]);
});

test('the three dots of German hold to their word', () => {
  expect(withFixedSpaces('Wird gespeichert …', 'de')).toBe('Wird gespeichert\u00a0…');
});
