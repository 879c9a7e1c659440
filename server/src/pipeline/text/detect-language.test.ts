import { eld } from 'eld/small';
import { expect, test } from 'vitest';
import { detectLanguage } from './detect-language.ts';
import { shareLanguageRows } from './share-language-rows.ts';

test.each([
  ['es', 'El Gobierno aprueba la subida del salario mínimo y los sindicatos piden más'],
  ['en', 'Ministers approve the rise of the minimum wage while unions ask for more'],
  ['fr', 'Le gouvernement approuve la hausse du salaire minimum, les syndicats en veulent plus'],
  ['de', 'Die Regierung beschließt einen höheren Mindestlohn, die Gewerkschaften fordern mehr'],
  ['pt', 'O governo aprova a subida do salário mínimo e os sindicatos não ficam satisfeitos'],
  ['it', 'Il governo approva l’aumento del salario minimo e i sindacati chiedono di più'],
])('%s is known by its words, whatever the page claims', (idioma, text) => {
  expect(detectLanguage(text, ['en-GB', 'fr'])).toBe(idioma);
});

test('a text too short to tell is in the language that its page or newspaper claims, if it can be', () => {
  expect(detectLanguage('Total: 3-0', ['pt-BR', 'es'])).toBe('pt');
  expect(detectLanguage('Real Madrid', ['', 'es'])).toBe('es');
  expect(detectLanguage('Правительство', ['es'])).not.toBe('es');
});

test('what has no letters has no language', () => {
  expect(detectLanguage('2026 — 3:0 😀', ['es'])).toBeUndefined();
  expect(detectLanguage('', ['es'])).toBeUndefined();
});

test('languages are told by the same rows when equal ones are shared', async () => {
  const texts = [
    'Ministers approve the rise',
    'Правительство одобрило',
    'Il governo approva',
    'las inundaciones',
    '政府批准了',
  ];
  const scores = () => texts.map((text) => eld.detect(text).getScores());
  const before = scores();
  await shareLanguageRows();
  expect(scores()).toEqual(before);
});
