import { IDIOMAS } from '@poliedro/contracts/language';
import { expect, test } from 'vitest';
import { coverageFacts } from './preview.routes.ts';

const coverage = (count: number) => ({
  periodicos: count,
  articulos: count,
  informes_independientes: count,
  paises: Array.from({ length: count }, () => 'ES'),
  idiomas: Array.from({ length: count }, () => 'es'),
});

test('one newspaper of one country is said in the singular', () => {
  expect(IDIOMAS.map((idioma) => coverageFacts(coverage(1), idioma).join(' · '))).toEqual([
    '1 periódico · 1 país · 1 idioma',
    '1 newspaper · 1 country · 1 language',
    '1 journal · 1 pays · 1 langue',
    '1 Zeitung · 1 Land · 1 Sprache',
  ]);
  expect(coverageFacts(coverage(3), 'es').join(' · ')).toBe('3 periódicos · 3 países · 3 idiomas');
});
