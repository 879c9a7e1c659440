import { expect, test } from 'vitest';
import { redaccionFrontPageEs } from '../../locales/redaccion-front-page.es.ts';
import { carrilFaults, categoryFaults, fitted, NEW_CARRIL, NOMBRE_MAX, ruleOfBody } from './front-page-rules.ts';

const { faults } = redaccionFrontPageEs;
const inAll = (text: string) => ({ es: text, en: text, fr: text, de: text });

test('a carril needs its name in every language, and not too long', () => {
  expect(Object.keys(carrilFaults(NEW_CARRIL, faults))).toEqual(['nombre.es', 'nombre.en', 'nombre.fr', 'nombre.de']);
  const nombre = { ...inAll('Hoy'), fr: 'x'.repeat(NOMBRE_MAX.carril + 1) };
  expect(carrilFaults({ ...NEW_CARRIL, nombre }, faults)).toEqual({
    'nombre.fr': 'Puede tener 120 caracteres como mucho.',
  });
});

test('a banner leads to a page of ours or to a safe address, and nowhere else', () => {
  const banner = (url: string | null) =>
    carrilFaults({ ...NEW_CARRIL, tipo: 'banner', nombre: inAll('Mira'), url }, faults);
  for (const url of ['/about', 'https://poliedro.example/ayuda']) expect(banner(url), url).toEqual({});
  for (const url of [null, '', '//example.com', 'http://example.com', 'javascript:alert(1)', 'https:// x'])
    expect(banner(url), String(url)).toEqual({ url: faults.url });
});

test('what does not belong to the type of a carril is not saved with it', () => {
  const body = { ...NEW_CARRIL, solo_opinion: true, min_periodicos: 5, url: '/x', pais_iso_code: 'MX' };
  expect(fitted(body)).toMatchObject({ solo_opinion: false, min_periodicos: 5, url: null, pais_iso_code: 'MX' });
  expect(fitted({ ...body, tipo: 'articulos' })).toMatchObject({ solo_opinion: true, min_periodicos: 1 });
  expect(fitted({ ...body, tipo: 'banner' })).toMatchObject({ url: '/x', pais_iso_code: null });
  expect(ruleOfBody({ ...body, min_periodicos: Number.NaN })).toBeUndefined();
});

test('a category needs name and explanation in every language', () => {
  const texts = { nombre: inAll('Espacio'), explicacion: { ...inAll('Lo de fuera'), de: ' ' } };
  expect(categoryFaults(texts, faults)).toEqual({ 'explicacion.de': faults.explanationMissing });
});
