import type { ArticleCard } from '@poliedro/contracts/articles';
import { describe, expect, test } from 'vitest';
import { type ArticleWishes, filterArticles, isFiltered, NO_WISHES } from './filter-articles.ts';

const article = (articulo_id: number, given: Partial<ArticleCard>) =>
  ({
    articulo_id,
    periodico_nombre: 'El Faro',
    pais_iso_code: 'ES',
    idioma: 'es',
    created_on: `2026-11-12T0${articulo_id}:00:00Z`,
    numero_de_palabras_texto_visible_gpt: 500,
    importe_euros: 0,
    paywall: false,
    ...given,
  }) as ArticleCard;

const ARTICLES = [
  article(1, { pais_iso_code: 'FR', idioma: 'fr', periodico_nombre: 'Le Midi', paywall: true }),
  article(2, { numero_de_palabras_texto_visible_gpt: 100 }),
  article(3, { importe_euros: 0.5, periodico_nombre: 'Ágora' }),
];
const ids = (wishes: Partial<ArticleWishes>) =>
  filterArticles(ARTICLES, { ...NO_WISHES, ...wishes }).map(({ articulo_id }) => articulo_id);

describe('the articles of an event', () => {
  test('are all there, newest first, when nothing is asked', () => {
    expect(ids({})).toEqual([3, 2, 1]);
    expect(isFiltered(NO_WISHES)).toBe(false);
  });

  test.each<[Partial<ArticleWishes>, number[]]>([
    [{ pais: 'ES' }, [3, 2]],
    [{ idioma: 'fr' }, [1]],
    [{ access: 'free' }, [2]],
    [{ access: 'paid' }, [3, 1]],
    [{ pais: 'ES', access: 'paid' }, [3]],
    [{ pais: 'ES', idioma: 'fr' }, []],
    [{ sort: 'oldest' }, [1, 2, 3]],
    [{ sort: 'newspaper' }, [3, 2, 1]],
    [{ sort: 'shortest' }, [2, 3, 1]],
  ])('asked %j are %j', (wishes, expected) => {
    expect(ids(wishes)).toEqual(expected);
  });

  test('are not changed by it', () => {
    filterArticles(ARTICLES, { ...NO_WISHES, sort: 'oldest' });
    expect(ARTICLES.map(({ articulo_id }) => articulo_id)).toEqual([1, 2, 3]);
  });
});
