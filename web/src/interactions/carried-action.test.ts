import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signInFor, takeCarried } from './carried-action.ts';

const SAVING = { action: 'save', target: { tipo: 'evento', id: 12 } } as const;

const carry = (here: string) => signInFor(SAVING, true, here).to;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what was meant goes to the sign-in and back, once', () => {
  const login = new URL(carry('/?evento=12'), 'https://site.example');
  expect(login.pathname).toBe('/login');
  expect(login.searchParams.get('next')).toBe('/?evento=12&accion=save.evento_12');
  expect(takeCarried('save.evento_12')).toEqual(SAVING);
  expect(takeCarried('save.evento_12')).toBeUndefined();
});

test('what was to be turned off is not turned on after signing in', () => {
  const { to, notice } = signInFor(SAVING, false, '/?evento=12');
  expect(new URL(to, 'https://site.example').searchParams.get('next')).toBe('/?evento=12');
  expect(notice).toBe('ended');
  expect(takeCarried('save.evento_12')).toBeUndefined();
});

test('a link from elsewhere does nothing', () => {
  expect(takeCarried('save.evento_12')).toBeUndefined();
  carry('/');
  expect(takeCarried('upvote.evento_12')).toBeUndefined();
  expect(takeCarried('save.evento_12')).toBeUndefined();
});

test.each(['share.evento_12', 'read.evento_12', 'save.usuario_12', 'save', '', 'save.evento_12x'])(
  '%j is nothing that is carried',
  (asked) => {
    sessionStorage.setItem('accion', asked);
    expect(takeCarried(asked)).toBeUndefined();
  },
);

test('where nothing may be stored, nothing is done', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(carry('/')).toContain('/login');
  expect(takeCarried('save.evento_12')).toBeUndefined();
});
