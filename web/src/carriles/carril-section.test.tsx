import type { ArticleCard } from '@poliedro/contracts/articles';
import type { Carril } from '@poliedro/contracts/carriles';
import type { EventCard } from '@poliedro/contracts/events';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { es } from '../locales/es.ts';
import { createTranslate } from '../platform/translate.ts';
import { TranslationProvider } from '../platform/translation.tsx';
import { CarrilBanner } from './carril-banner.tsx';
import type { CarrilCards } from './carril-content.ts';
import { CarrilSection } from './carril-section.tsx';
import { CategoryBar } from './category-bar.tsx';

vi.mock('../platform/page.ts', () => ({ usePage: () => ({ idioma: 'es', idioma_in_url: undefined }) }));

const translation = { t: createTranslate('es', es), countryName: (code: string) => code, countryNames: {} };
const drawn = (element: ReactNode) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <TranslationProvider value={translation}>{element}</TranslationProvider>
    </MemoryRouter>,
  );

const carril = (given: Partial<Carril> = {}): Carril => ({
  carril_id: 4,
  nombre: 'Lo último',
  tipo: 'eventos',
  mostrar_nombre: true,
  url: null,
  ...given,
});
const row = (cards: CarrilCards, given: Partial<Carril> = {}) =>
  drawn(
    <CarrilSection
      carril={carril({ tipo: cards.tipo, ...given })}
      content={{ ok: true, page: { cards, has_more: false, cursor: null } }}
      categoria_id={undefined}
    />,
  );
const EVENT = {
  evento_id: 7,
  titulo: 'Suben las tarifas',
  descripcion: 'Qué cambia.',
  idioma: 'es',
  cobertura: { articulos: 3, periodicos: 2, informes_independientes: 2, paises: ['ES'], idiomas: ['es'] },
} as EventCard;

test('a row has its name as a title, hidden from sight where it is not to be shown', () => {
  const cards = { tipo: 'eventos', eventos: [EVENT] } as const;
  expect(row(cards)).toMatch(/<h2 id="carril-name-4">Lo último<\/h2>/);
  expect(row(cards, { mostrar_nombre: false })).toMatch(/<h2 id="carril-name-4" class="sr-only">Lo último<\/h2>/);
});

test('a row of events has their cards with title, text and the button for later, and a last one that leads on', () => {
  const html = row({ tipo: 'eventos', eventos: [EVENT] });
  expect(html).toContain('Suben las tarifas');
  expect(html).toContain('<p>Qué cambia.</p>');
  expect(html).toMatch(/data-later="7" aria-pressed="false" aria-label="Leer más tarde"/);
  expect(html).toMatch(/<div class="card more"><a href="\/resultados\/4"[^>]*>.*Ver más de Lo último/);
});

test('a row of articles has theirs', () => {
  const article = { articulo_id: 9, titular: 'El cable, a medias', tipo: 'externo', url: '', idioma: 'es' };
  const source = { periodico_nombre: 'El Faro', logo_url: '', pais_iso_code: 'ES', created_on: '2026-11-12T08:00:00Z' };
  const html = row({ tipo: 'articulos', articulos: [{ ...article, ...source } as ArticleCard] });
  expect(html).toContain('<article class="card article">');
  expect(html).toContain('El cable, a medias');
});

test('a row in which there is nothing says so, in the words of its kind', () => {
  expect(row({ tipo: 'eventos', eventos: [] })).toContain('No hay eventos disponibles para este carril.');
  expect(row({ tipo: 'articulos', articulos: [] })).toContain('No hay artículos disponibles para este carril.');
});

test('a banner is its name and a way to its address, and nothing without one', () => {
  const banner = { tipo: 'banner', nombre: 'Cómo funciona' } as const;
  const html = drawn(<CarrilBanner carril={carril({ ...banner, url: 'https://fuera.example/' })} />);
  expect(html).toMatch(/<h2[^>]*>Cómo funciona<\/h2>/);
  expect(html).toMatch(/<a href="https:\/\/fuera\.example\/"[^>]*rel="noopener noreferrer"[^>]*>Visitar/);
  expect(drawn(<CarrilBanner carril={carril({ ...banner, url: '/about' })} />)).toMatch(/<a [^>]*href="\/about"/);
  expect(drawn(<CarrilBanner carril={carril(banner)} />)).toBe('');
});

test('categories that cannot be loaded, or are none, are told in their place', () => {
  const bar = (categorias: readonly [] | null) =>
    drawn(<CategoryBar categorias={categorias} selected={undefined} base="/" onRetry={() => {}} />);
  expect(bar(null)).toMatch(/role="alert".*Error al cargar las categorías.*Reintentar/);
  expect(bar([])).toContain('No hay categorías disponibles');
});
