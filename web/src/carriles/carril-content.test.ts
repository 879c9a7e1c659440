import type { EventCard } from '@poliedro/contracts/events';
import { describe, expect, test, vi } from 'vitest';
import { createApi } from '../platform/api.ts';
import { countCards, joinCards, loadCarrilPage, settleCarril, shortenPage } from './carril-content.ts';

const event = (evento_id: number) => ({ evento_id }) as EventCard;

describe('a page of a carril', () => {
  test('is asked of the call of its type, with the category and the cursor', async () => {
    const asked: string[] = [];
    const api = createApi(async (path) => {
      asked.push(path);
      return { status: 200, body: '{"articulos":[],"eventos":[],"has_more":false,"cursor":null}' };
    });
    await loadCarrilPage(api, { carril_id: 3, tipo: 'articulos' }, { idioma: 'de', categoria_id: 2 });
    await loadCarrilPage(api, { carril_id: 4, tipo: 'eventos' }, { idioma: 'es', page: 2, cursor: 'abc' });
    expect(asked).toEqual([
      '/api/carril/3/articles?categoria_id=2&idioma=de&page=1&page_size=20',
      '/api/carril/4/events?cursor=abc&idioma=es&page=2&page_size=20',
    ]);
  });

  test('that fails is a failed row, not a failed page', async () => {
    vi.spyOn(console, 'error').mockImplementationOnce(() => {});
    await expect(settleCarril(Promise.reject(new Error('down')))).resolves.toEqual({ ok: false });
  });

  test('joined to the one before shows each card once', () => {
    const joined = joinCards(
      { tipo: 'eventos', eventos: [event(1), event(2)] },
      { tipo: 'eventos', eventos: [event(2), event(3)] },
    );
    expect(countCards(joined)).toBe(3);
  });

  test('is shortened to its first cards and says so, unless that is all there is', () => {
    const page = (count: number) => ({
      cards: { tipo: 'eventos' as const, eventos: Array.from({ length: count }, (_, index) => event(index + 1)) },
      has_more: true,
      cursor: 'abc',
    });
    const short = shortenPage(page(20));
    expect(countCards(short.cards)).toBe(8);
    expect(short).toMatchObject({ shortened: true, has_more: true, cursor: 'abc' });
    expect(shortenPage(page(8))).toEqual(page(8));
  });
});
