import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import routes from './routes.ts';
import { loader as authLoader } from './screens/auth.screen.tsx';

/** As the router looks at them, each with the name of its file. */
function objectOf({ file, index, path, children }: RouteConfigEntry): RouteObject {
  const place = { handle: file, ...(path === undefined ? {} : { path }) };
  return index ? { ...place, index: true } : { ...place, ...(children && { children: children.map(objectOf) }) };
}

const objects = (routes as RouteConfigEntry[]).map(objectOf);

const EDITOR = ['editor.screen', 'editor-place.screen'];

test.each([
  ['/', ['home.screen']],
  ['/login', ['sign-in.screen']],
  ['/register', ['sign-in.screen']],
  ['/auth', ['auth.screen']],
  ['/about', ['about.screen']],
  ['/resultados/4', ['results.screen']],
  ['/carril/4', ['results.screen']],
  ['/user', ['user.screen']],
  ['/user/7', ['person.screen']],
  ['/user/article/new', EDITOR],
  ['/user/articles/new', EDITOR],
  ['/article-editor', EDITOR],
  ['/user/article/12', EDITOR],
  ['/user/articles/12', EDITOR],
  ['/article-editor/12', EDITOR],
  ['/editor/12', EDITOR],
  ['/articulo/12', ['article.screen']],
  ['/article/un-titulo', ['article.screen']],
  ['/article/un/titulo/largo', ['article.screen']],
  ['/evento/3', ['event.screen']],
  ['/nada/de/esto', ['not-found.screen']],
])('%s is shown by %j', (address, screens) => {
  const files = matchRoutes(objects, address)?.map(({ route }) => route.handle as string);
  expect(files).toEqual(screens.map((screen) => `screens/${screen}.tsx`));
});

test('/auth leads to /login, with whatever stands behind it', () => {
  const redirectOf = (address: string) =>
    (authLoader({ url: new URL(address, 'https://site.example') } as Parameters<typeof authLoader>[0]) as Response)
      .headers;
  expect(redirectOf('/auth').get('location')).toBe('/login');
  expect(redirectOf('/auth?next=%2Fuser').get('location')).toBe('/login?next=%2Fuser');
});
