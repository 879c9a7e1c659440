import type { ArticleCard } from '@poliedro/contracts/articles';
import type { Carril } from '@poliedro/contracts/carriles';
import type { EventCard } from '@poliedro/contracts/events';
import type { Idioma } from '@poliedro/contracts/language';
import type { Api } from '../platform/api.ts';
import { CARRIL_PAGE_SIZE } from '../platform/api-calls.ts';
import { tellConsole } from '../platform/tell-console.ts';

export type CarrilCards =
  | { readonly tipo: 'eventos'; readonly eventos: readonly EventCard[] }
  | { readonly tipo: 'articulos'; readonly articulos: readonly ArticleCard[] };

export interface CarrilPage {
  readonly cards: CarrilCards;
  readonly has_more: boolean;
  readonly cursor: string | null;
  /** Only its first cards are here; `useWholeRow` fetches the others. */
  readonly shortened?: true;
}

/** A row that could not be loaded is its own trouble, not the page's. */
export type CarrilContent = { readonly ok: true; readonly page: CarrilPage } | { readonly ok: false };

export interface CarrilQuestion {
  readonly idioma: Idioma;
  readonly categoria_id?: number | undefined;
  readonly page?: number | undefined;
  readonly cursor?: string | undefined;
}

export async function loadCarrilPage(
  api: Api,
  { carril_id, tipo }: Pick<Carril, 'carril_id' | 'tipo'>,
  question: CarrilQuestion,
  signal?: AbortSignal,
): Promise<CarrilPage> {
  const query = { page: 1, page_size: CARRIL_PAGE_SIZE, ...question };
  if (tipo === 'articulos') {
    const { articulos, has_more, cursor } = await api('listCarrilArticles', { carril_id }, query, signal);
    return { cards: { tipo, articulos }, has_more, cursor };
  }
  const { eventos, has_more, cursor } = await api('listCarrilEvents', { carril_id }, query, signal);
  return { cards: { tipo: 'eventos', eventos }, has_more, cursor };
}

export function settleCarril(page: Promise<CarrilPage>): Promise<CarrilContent> {
  return page.then(
    (loaded) => ({ ok: true, page: loaded }),
    (error: unknown) => {
      tellConsole(error);
      return { ok: false };
    },
  );
}

export function countCards(cards: CarrilCards): number {
  return cards.tipo === 'eventos' ? cards.eventos.length : cards.articulos.length;
}

/** Two screens of the widest row: what a page needs before anybody has touched it. */
const ROW_START = 8;

export function shortenPage(page: CarrilPage): CarrilPage {
  const { cards } = page;
  if (countCards(cards) <= ROW_START) return page;
  const start: CarrilCards =
    cards.tipo === 'eventos'
      ? { tipo: 'eventos', eventos: cards.eventos.slice(0, ROW_START) }
      : { tipo: 'articulos', articulos: cards.articulos.slice(0, ROW_START) };
  return { ...page, cards: start, shortened: true };
}

/** The cards of two pages as one list, each card once. */
export function joinCards(before: CarrilCards, after: CarrilCards): CarrilCards {
  if (before.tipo === 'eventos' && after.tipo === 'eventos') {
    const known = new Set(before.eventos.map((event) => event.evento_id));
    return { tipo: 'eventos', eventos: [...before.eventos, ...after.eventos.filter((e) => !known.has(e.evento_id))] };
  }
  if (before.tipo === 'articulos' && after.tipo === 'articulos') {
    const known = new Set(before.articulos.map((article) => article.articulo_id));
    const fresh = after.articulos.filter((article) => !known.has(article.articulo_id));
    return { tipo: 'articulos', articulos: [...before.articulos, ...fresh] };
  }
  return after;
}
