import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { aboutEs } from '../locales/about.es.ts';
import { es } from '../locales/es.ts';
import { createTranslate } from '../platform/translate.ts';
import { TranslationProvider } from '../platform/translation.tsx';
import { SiteHeader } from '../ui/site-header.tsx';
import AboutScreen from './about.screen.tsx';

const site = vi.hoisted(() => ({
  origin: 'https://site.example',
  donacion_url: 'https://donar.example/',
  contacto_url: 'mailto:hola@site.example',
  redes: [],
  pagos: false,
}));
vi.mock('../platform/page.ts', () => ({ usePage: () => ({ idioma: 'es', idioma_in_url: undefined, site }) }));

const translation = { t: createTranslate('es', es), countryName: (code: string) => code, countryNames: {} };
type AboutProps = Parameters<typeof AboutScreen>[0];

const html = renderToStaticMarkup(
  <MemoryRouter>
    <TranslationProvider value={translation}>
      <SiteHeader account={null} menuAccount={null} />
      <AboutScreen {...({ loaderData: aboutEs } as AboutProps)} />
    </TranslationProvider>
  </MemoryRouter>,
);

test('the page about us tells since when, what for, what matters and who', () => {
  expect(html).toContain('Quiénes Somos</h1>');
  expect(html).toContain('Nacimos en 2024');
  expect(html).toContain('más accesible y menos polarizante');
  for (const value of ['Independencia', 'Calidad', 'Accesibilidad']) expect(html).toContain(`<h3>${value}</h3>`);
  expect(html).toMatch(/Es gratis, es agradable a la vista y es fácil de leer/);
  expect(html).toContain('El equipo');
});

test('from there one can write to us, and give', () => {
  expect(html).toMatch(/<a href="mailto:hola@site\.example"[^>]*>Escríbenos/);
  expect(html).toMatch(/<a href="https:\/\/donar\.example\/" class="button primary"[^>]*>Donar/);
});

test('the header leads home, to the page about us and to the page for giving, which is somewhere else', () => {
  const [header = ''] = /<header class="site-header">.*?<\/header>/.exec(html) ?? [];
  expect(header).toMatch(/<a [^>]*class="brand"[^>]*href="\/"/);
  expect(header).toMatch(/<a [^>]*href="\/about"[^>]*>Quiénes somos/);
  expect(header).toMatch(
    /<a href="https:\/\/donar\.example\/"[^>]*target="_blank"[^>]*rel="noopener noreferrer"[^>]*>Donar/,
  );
  expect(header).toMatch(/<button[^>]*class="[^"]*menu-button"[^>]*aria-label="Menú"/);
});
