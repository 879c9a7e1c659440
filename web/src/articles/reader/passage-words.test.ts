import { expect, test } from 'vitest';
import { tagsEs } from '../../locales/tags.es.ts';
import { passageWords } from './passage-words.ts';

const url = 'https://fuente.example/';
const written = (moment: string) => `el ${moment}`;

test.each([
  [
    { type: 'hecho', attrs: { timestamp: '2015-10-01', url } },
    ['Hecho verificado', 'el 2015-10-01', 'Click para ver fuente'],
  ],
  [{ type: 'declaracion', attrs: { person: 'Ana', url } }, ['Declaración', 'Ana', 'Click para ver fuente']],
  [{ type: 'impacto', attrs: { timeframe: 'dos años', url } }, ['Impacto', 'dos años', 'Click para ver fuente']],
  [{ type: 'cita', attrs: { person: null, url } }, ['Cita', 'Click para ver fuente']],
  [{ type: 'opinion', attrs: { person: 'Luis', url: null } }, ['Opinión', 'Luis']],
  [{ type: 'contexto', attrs: { url: null } }, ['Contexto']],
  [{ type: 'framing', attrs: { url: null } }, ['Encuadre']],
  [{ type: 'desinformacion', attrs: { url: null } }, ['Desinformación']],
] as const)('says what is known of %j', (tag, lines) => {
  expect(passageWords(tag, tagsEs, written)).toEqual(lines);
});
