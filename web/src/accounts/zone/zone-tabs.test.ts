import type { Rol, User } from '@poliedro/contracts/accounts';
import { describe, expect, test } from 'vitest';
import { tabAt, tabsOf } from './zone-tabs.ts';

const as = (rol: Rol) => ({ rol, es_administrador: false, segundo_factor: false }) as User;

describe('the tabs', () => {
  test.each([
    ['lector', ['perfil', 'reacciones', 'transacciones', 'suscripcion']],
    ['investigador', ['perfil', 'bio', 'articulos', 'reacciones', 'transacciones', 'suscripcion', 'cobros']],
    ['experto', ['perfil', 'bio', 'articulos', 'reacciones', 'transacciones', 'suscripcion', 'comentarios', 'cobros']],
  ] as const)('of somebody who is %s', (rol, tabs) => {
    expect(tabsOf(as(rol))).toEqual(tabs);
  });

  test.each([
    ['#bio', 'bio'],
    ['#comentarios', 'perfil'],
    ['#nada', 'perfil'],
    ['', 'perfil'],
  ])('at %j open %s for a researcher', (hash, name) => {
    expect(tabAt(hash, tabsOf(as('investigador')))).toBe(name);
  });
});
