import * as frontPage from '@poliedro/contracts/redaccion/front-page';
import { expect, test } from 'vitest';
import { FRONT_PAGE_CALLS } from './front-page-calls.ts';
import { EXPLICACION_MAX, NOMBRE_MAX, PERIODICOS_MAX } from './front-page-rules.ts';

test('every call has the method and the path of the contract', () => {
  const calls: Record<string, unknown> = { ...frontPage };
  for (const [name, call] of Object.entries(FRONT_PAGE_CALLS)) {
    const [method, path] = call.split(' ');
    expect(calls[name]).toMatchObject({ method, path });
  }
});

test('how long names may be is what the contract says', () => {
  expect([NOMBRE_MAX.carril, NOMBRE_MAX.categoria, EXPLICACION_MAX, PERIODICOS_MAX]).toEqual([
    frontPage.CARRIL_NOMBRE_MAX,
    frontPage.CATEGORIA_NOMBRE_MAX,
    frontPage.CATEGORIA_EXPLICACION_MAX,
    frontPage.MIN_PERIODICOS_MAX,
  ]);
});
