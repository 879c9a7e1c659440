import { describe, expect, test } from 'vitest';
import { loginAddress, nextPath } from './next-path.ts';

describe('after signing in', () => {
  test.each(['/user', '/?evento=7&categoria_id=2', '/resultados/3#mas', '/about?x=//evil.example', '/a/%2F%2Fevil'])(
    'the reader goes on to %s',
    (path) => {
      expect(nextPath(path)).toBe(path);
    },
  );

  test.each([
    undefined,
    null,
    '',
    'user',
    'https://evil.example',
    'https:evil.example',
    '//evil.example',
    '///evil.example',
    '////evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/user\u0000',
    'javascript:alert(1)',
    'data:text/html,x',
    '%2F%2Fevil.example',
  ])('the reader goes to the front page instead of %j', (path) => {
    expect(nextPath(path)).toBe('/');
  });

  test.each([
    '/login',
    '/login?next=/login',
    '/register',
    '/auth',
    '/password#t',
    '/verify',
    '/email#t',
    '/api/logout',
    '/./login',
  ])('the reader is not led in a circle by %s', (path) => {
    expect(nextPath(path)).toBe('/');
  });

  test('every goal stays on this site, however it is written', () => {
    const pieces = ['/', '\\', '.', '..', '%2f', '%5c', 'evil.example', ':', '@', '\t', '?', '#', 'https:'];
    const pairs = pieces.flatMap((a) => pieces.map((b) => a + b));
    const written = pairs.flatMap((a) => pairs.map((b) => `/${a}${b}`));
    const led = written.filter((path) => new URL(nextPath(path), 'https://site.example').host !== 'site.example');
    expect(led).toEqual([]);
  });
});

test('the way to sign in leads back to where it began', () => {
  expect(loginAddress('/resultados/4?categoria_id=2')).toBe('/login?next=%2Fresultados%2F4%3Fcategoria_id%3D2');
  expect(loginAddress('/user#bio')).toBe('/login?next=%2Fuser%23bio');
  expect(loginAddress('/')).toBe('/login');
  expect(loginAddress('/register?next=%2Fuser')).toBe('/login?next=%2Fuser');
  expect(loginAddress('/register?next=%2F%2Fevil.example')).toBe('/login');
  expect(loginAddress('/password')).toBe('/login');
  for (const odd of ['//evil.example/x', '//[', '/%']) expect(loginAddress(odd)).toMatch(/^\/login(\?next=%2F%25)?$/);
});
