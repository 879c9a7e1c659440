import type { Rol, User } from '@poliedro/contracts/accounts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { es } from '../locales/es.ts';
import { createTranslate } from '../platform/translate.ts';
import { TranslationProvider } from '../platform/translation.tsx';
import { AccountCorner } from './account-corner.tsx';

const session = vi.hoisted((): { now: unknown } => ({ now: undefined }));
vi.mock('./browser-session.ts', () => ({ useSession: () => session.now, signOut: vi.fn(), startSession: vi.fn() }));
vi.mock('../platform/page.ts', () => ({ usePage: () => ({ idioma: 'es', idioma_in_url: undefined }) }));

const translation = { t: createTranslate('es', es), countryName: (code: string) => code, countryNames: {} };
const drawn = () =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={['/about']}>
      <TranslationProvider value={translation}>
        <AccountCorner balance={(otherwise) => otherwise} />
      </TranslationProvider>
    </MemoryRouter>,
  );
const signedInAs = (rol: Rol) => {
  const user = { alias: 'marta', rol, es_administrador: false, segundo_factor: false } as User;
  session.now = { status: 'signed-in', user };
};

beforeEach(() => {
  session.now = { status: 'visitor', user: null };
});

test('a visitor has an icon that leads to signing in', () => {
  expect(drawn()).toMatch(/<a [^>]*aria-label="Iniciar sesión"[^>]*href="\/login\?next=%2Fabout"/);
});

test('a reader is greeted in plain text, with an icon beside it that leads to their zone, and can leave', () => {
  signedInAs('lector');
  const html = drawn();
  expect(html).toContain('<span class="greeting">Hola, <b>marta</b></span>');
  expect(html).toMatch(/<a class="icon-button "[^>]*aria-label="Tu cuenta"[^>]*href="\/user"/);
  expect(html).toContain('aria-label="Cerrar sesión"');
});

test.each(['investigador', 'experto'] as const)('the alias of somebody who is %s leads to their zone', (rol) => {
  signedInAs(rol);
  expect(drawn()).toMatch(/<a class="greeting"[^>]*href="\/user"[^>]*><b>marta<\/b><\/a>/);
});
