import {
  type Carril,
  listCarrilArticles,
  listCarrilEvents,
  listCarriles as listCarrilesCall,
  listCategories as listCategoriesCall,
} from '@poliedro/contracts/carriles';
import { getEventReasons } from '@poliedro/contracts/events';
import { PAGE_MAX_WITHOUT_CURSOR, type PageQuery } from '@poliedro/contracts/paging';
import { NOT_KEPT_WITH_CURSOR, type Registry, registerCall } from '../platform/calls.ts';
import type { Database } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';
import {
  type CarrilPageRequest,
  findArticlePage,
  findEventPage,
  listCarriles,
  listCategories,
  type StoredCarrilPage,
} from './carril.repository.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { findReasons } from './reason.repository.ts';

const KEPT = { freshSeconds: 10, staleSeconds: 20 };
const ANY_CATEGORY = 0;

function toPageRequest(carril_id: number, query: PageQuery): CarrilPageRequest {
  const cursor = query.cursor === undefined ? undefined : decodeCursor(query.cursor);
  if (query.cursor !== undefined && cursor === undefined)
    throw new DomainError('invalid_request', { cursor: query.cursor });
  if (cursor === undefined && query.page > PAGE_MAX_WITHOUT_CURSOR)
    throw new DomainError('invalid_request', { page: query.page });
  return {
    carril_id,
    idioma: query.idioma,
    categoria_id: query.categoria_id ?? ANY_CATEGORY,
    page_size: query.page_size,
    offset: cursor === undefined ? (query.page - 1) * query.page_size : 0,
    cursor,
  };
}

/** One more was asked for than is shown: it says whether there is more. */
function toReply<Card>(page: StoredCarrilPage<Card> | undefined, tipo: Carril['tipo'], request: CarrilPageRequest) {
  if (page === undefined || page.tipo !== tipo)
    throw new DomainError('carril_not_found', { carril_id: request.carril_id });
  const shown = page.entries.slice(0, request.page_size);
  const has_more = page.entries.length > shown.length;
  const last = shown.at(-1);
  return {
    cards: shown.flatMap(({ card }) => card ?? []),
    rest: {
      carril_nombre: page.carril_nombre,
      has_more,
      cursor:
        has_more && last ? encodeCursor({ change: page.change, orden: last.orden, target_id: last.target_id }) : null,
    },
  };
}

export function registerCarrilRoutes(registry: Registry, db: Database): void {
  registerCall(registry, listCarrilesCall, KEPT, async ({ query }) => ({
    carriles: await listCarriles(db, query.idioma),
  }));

  registerCall(registry, listCategoriesCall, KEPT, async ({ query }) => ({
    categorias: await listCategories(db, query.idioma),
  }));

  registerCall(
    registry,
    listCarrilEvents,
    KEPT,
    async ({ params, query }) => {
      const request = toPageRequest(params.carril_id, query);
      const { cards, rest } = toReply(await findEventPage(db, request), 'eventos', request);
      return { eventos: cards, ...rest };
    },
    NOT_KEPT_WITH_CURSOR,
  );

  registerCall(
    registry,
    listCarrilArticles,
    KEPT,
    async ({ params, query }) => {
      const request = toPageRequest(params.carril_id, query);
      const { cards, rest } = toReply(await findArticlePage(db, request), 'articulos', request);
      return { articulos: cards, ...rest };
    },
    NOT_KEPT_WITH_CURSOR,
  );

  registerCall(registry, getEventReasons, KEPT, async ({ params: { evento_id }, query }) => {
    const reasons = await findReasons(db, evento_id, query.idioma);
    if (reasons === undefined) throw new DomainError('evento_not_found', { evento_id });
    return reasons;
  });
}
