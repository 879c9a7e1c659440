import type { Carril, Category } from '@poliedro/contracts/carriles';
import type { Idioma } from '@poliedro/contracts/language';
import { type CarrilContent, loadCarrilPage, settleCarril, shortenPage } from '../carriles/carril-content.ts';
import { idFromAddress } from '../platform/address.ts';
import type { Api } from '../platform/api.ts';
import { tellConsole } from '../platform/tell-console.ts';
import { withoutRepetition } from './without-repetition.ts';

export interface HomeRow {
  readonly carril: Carril;
  readonly content: CarrilContent | Promise<CarrilContent>;
}

export interface HomeData {
  readonly categoria_id: number | undefined;
  /** Null when they could not be loaded. */
  readonly categorias: readonly Category[] | null;
  readonly rows: readonly HomeRow[] | null;
}

/** The rows are asked for all at once; how long to wait for them is the caller's choice. */
export async function loadHome(api: Api, idioma: Idioma, url: URL, signal?: AbortSignal): Promise<HomeData> {
  const categoria_id = idFromAddress(url.searchParams.get('categoria_id'));
  const [categorias, rows] = await Promise.all([
    loadCategories(api, idioma, signal),
    api('listCarriles', {}, { idioma }, signal).then(
      ({ carriles }) =>
        carriles
          .filter((carril) => carril.tipo !== 'banner' || carril.url)
          .map((carril) => ({ carril, content: loadRow(api, carril, { idioma, categoria_id }, signal) })),
      forgive,
    ),
  ]);
  return { categoria_id, categorias, rows };
}

export function loadCategories(api: Api, idioma: Idioma, signal?: AbortSignal): Promise<readonly Category[] | null> {
  return api('listCategories', {}, { idioma }, signal).then(({ categorias }) => categorias, forgive);
}

const NOTHING: CarrilContent = {
  ok: true,
  page: { cards: { tipo: 'eventos', eventos: [] }, has_more: false, cursor: null },
};

function loadRow(
  api: Api,
  carril: Carril,
  question: { idioma: Idioma; categoria_id: number | undefined },
  signal: AbortSignal | undefined,
): CarrilContent | Promise<CarrilContent> {
  return carril.tipo === 'banner' ? NOTHING : settleCarril(loadCarrilPage(api, carril, question, signal));
}

function forgive(error: unknown): null {
  tellConsole(error);
  return null;
}

/** Waits for every row, for the page that is sent whole. */
export async function withAllRows(home: HomeData): Promise<HomeData> {
  if (!home.rows) return home;
  const rows = await Promise.all(home.rows.map(async ({ carril, content }) => ({ carril, content: await content })));
  return { ...home, rows: withoutRepetition(rows) };
}

/** As HTML, and once more as data, a row's first cards are enough: the rest comes when the reader moves along it. */
export function withShortRows(home: HomeData): HomeData {
  const shorten = (content: HomeRow['content']) =>
    content instanceof Promise || !content.ok ? content : { ...content, page: shortenPage(content.page) };
  return {
    ...home,
    rows: home.rows?.map(({ carril, content }) => ({ carril, content: shorten(content) })) ?? null,
  };
}

/** Waits for the rows only so long: quick ones appear at once, without a skeleton flashing up; slow ones do not hold up the page. */
export async function withQuickRows(home: HomeData, waitMs: number): Promise<HomeData> {
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, waitMs));
  return (await Promise.race([withAllRows(home), patience])) ?? home;
}

export function isWhole({ categorias, rows }: HomeData): boolean {
  return categorias !== null && (rows?.every(({ content }) => content instanceof Promise || content.ok) ?? false);
}
