import type { Idioma } from '@poliedro/contracts/language';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { en } from '../locales/en.ts';
import { es } from '../locales/es.ts';
import { createTranslate } from '../platform/translate.ts';
import { TranslationProvider } from '../platform/translation.tsx';
import { Failure } from './failure.tsx';
import HomeScreen from './home.screen.tsx';

const site = { origin: 'https://site.example', donacion_url: '', contacto_url: '', redes: [], pagos: false };
vi.mock('../platform/page.ts', () => ({ usePage: () => ({ idioma: 'es', idioma_in_url: undefined, site }) }));

type HomeProps = Parameters<typeof HomeScreen>[0];
const WORDS = { es, en } as const;

function drawn(element: ReactNode, idioma: keyof typeof WORDS & Idioma): string {
  const t = createTranslate(idioma, WORDS[idioma]);
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToStaticMarkup(
    <TranslationProvider value={{ t, countryName: (code) => code, countryNames: {} }}>
      <RouterProvider router={router} />
    </TranslationProvider>,
  );
}
const home = (rows: [] | null) =>
  ({ loaderData: { categoria_id: undefined, categorias: [], rows } }) as unknown as HomeProps;

test('carriles that cannot be loaded are told with another try; where there are none, that is said', () => {
  expect(drawn(<HomeScreen {...home(null)} />, 'es')).toMatch(/role="alert".*Error al cargar los carriles.*Reintentar/);
  expect(drawn(<HomeScreen {...home(null)} />, 'en')).toContain('Error loading carriles');
  expect(drawn(<HomeScreen {...home([])} />, 'es')).toContain('Todavía no hay nada que mostrar.');
});

test('whatever nobody caught has a page of its own', () => {
  expect(drawn(<Failure error={new Error('x')} />, 'es')).toContain('Error inesperado de la aplicación</h1>');
  expect(drawn(<Failure error={new Error('x')} />, 'en')).toContain('Unexpected Application Error</h1>');
});
