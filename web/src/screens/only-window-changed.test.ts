import { expect, test } from 'vitest';
import { onlyWindowChanged } from './only-window-changed.ts';

test.each([
  ['/', '/?evento=3', true],
  ['/?categoria_id=2&evento=3', '/?categoria_id=2', true],
  ['/?evento=3', '/?evento=4', true],
  ['/?evento=3', '/?evento=3&pagar=articulo.7', true],
  ['/?pagar=suscripcion', '/?pagar=suscripcion&paso=tarjeta&plan=patron', true],
  ['/', '/?categoria_id=2', false],
  ['/resultados/1', '/resultados/2?evento=1', false],
  ['/', '/', false],
])('from %s to %s only the window changes: %s', (from, to, expected) => {
  const address = (path: string) => new URL(path, 'https://site.example');
  expect(onlyWindowChanged({ currentUrl: address(from), nextUrl: address(to) })).toBe(expected);
});
