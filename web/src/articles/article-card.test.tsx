import type { ArticleCard as Article } from '@poliedro/contracts/articles';
import type { Idioma } from '@poliedro/contracts/language';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { es } from '../locales/es.ts';
import { createTranslate } from '../platform/translate.ts';
import { ArticleCard } from './article-card.tsx';

const ARTICLE = {
  articulo_id: 1,
  titular: 'El cable, a medias',
  url: 'https://elfaro.example/cable',
  tipo: 'externo',
  idioma: 'es',
  periodico_nombre: 'El Faro',
  dominio_periodico: 'elfaro.example',
  logo_url: '/logos/elfaro.example.svg',
  pais_iso_code: 'ES',
  autor: 'Ana Ruiz',
  resumen: 'Lo que cuesta.',
  created_on: '2026-11-12T08:00:00.000Z',
  numero_de_palabras_texto_visible_gpt: 401,
  importe_euros: 0,
  paywall: false,
  es_opinion: false,
} as Article;

const drawn = (change: Partial<Article> = {}, idiomaInUrl?: Idioma) =>
  renderToStaticMarkup(
    <ArticleCard
      article={{ ...ARTICLE, ...change }}
      idioma="es"
      idiomaInUrl={idiomaInUrl}
      t={createTranslate('es', es)}
      heading="h3"
    />,
  );

test('a card tells source, country, time, title, author, summary and how long it takes', () => {
  const html = drawn();
  expect(html).toContain('<span class="name">El Faro</span>');
  expect(html).toMatch(/<img class="logo" src="\/logos\/elfaro\.example\.svg"/);
  expect(html).toMatch(/<img class="flag" src="\/flags\/es\.webp"[^>]* width="16" height="12"/);
  expect(html).toContain('<time dateTime="2026-11-12T08:00:00.000Z">12 nov 2026</time>');
  for (const words of ['El cable, a medias', 'Por Ana Ruiz', 'Lo que cuesta.', '3 min de lectura'])
    expect(html).toContain(words);
});

test('without a title or a summary it says so', () => {
  const html = drawn({ titular: '', resumen: '' });
  expect(html).toContain('Sin título');
  expect(html).toContain('Sin resumen');
});

test('an external article opens in a tab that knows nothing of ours; without an address its title is no link', () => {
  expect(drawn()).toContain('href="https://elfaro.example/cable" target="_blank" rel="noopener noreferrer"');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(drawn({ url: '' })).not.toContain('<a ');
  expect(warn).toHaveBeenCalledExactlyOnceWith('an article of a newspaper has no address', 1);
  warn.mockRestore();
});

test('a link to a hosted article keeps the language that the page has in its address', () => {
  const hosted = { tipo: 'interno', url: '/article/el-cable-1' } as const;
  expect(drawn(hosted)).toContain('href="/article/el-cable-1"');
  expect(drawn(hosted, 'fr')).toContain('href="/article/el-cable-1?idioma=fr"');
  expect(drawn({}, 'fr')).toContain('href="https://elfaro.example/cable"');
});
