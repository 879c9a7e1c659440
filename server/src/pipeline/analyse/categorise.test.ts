import { expect, test } from 'vitest';
import { categoriesOf } from './categorise.ts';

const article = (articulo_id: number, seccion: string, titular: string, texto = '', es_opinion = false) => ({
  articulo_id,
  seccion,
  titular,
  texto,
  es_opinion,
});

test('an event is filed as the newspapers file it, then by the words they use, and says why', () => {
  const found = categoriesOf([
    article(
      1,
      'Economía',
      'El banco central baja los tipos de interés',
      'La inflación cede y las hipotecas se abaratan.',
    ),
    article(2, 'Wirtschaft', 'Zentralbank senkt den Leitzins', 'Die Inflation geht zurück, die Zinsen fallen.'),
    article(3, 'Opinión', 'Un alivio que llega tarde', '', true),
  ]);
  expect(found[0]?.clave).toBe('economia');
  expect(found[0]?.why).toEqual(expect.arrayContaining(['seccion:economía', 'palabra:inflacion']));
});

test('without a section, words decide; with neither, nothing is said', () => {
  const fire = 'El incendio ha quemado 300 hectáreas de bosque y la lluvia no llega.';
  expect(
    categoriesOf([article(1, '', 'Arde el bosque', fire), article(2, '', 'Incendio forestal', fire)])[0]?.clave,
  ).toBe('medio-ambiente');
  expect(categoriesOf([article(1, '', 'Sin título', 'Nada que contar.')])).toEqual([]);
  expect(categoriesOf([])).toEqual([]);
});
