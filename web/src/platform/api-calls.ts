import type { listEventArticles } from '@poliedro/contracts/articles';
import type { Call } from '@poliedro/contracts/call';
import type { listCarrilArticles, listCarrilEvents, listCarriles, listCategories } from '@poliedro/contracts/carriles';
import type { listArticleComments, listEventComments, listPersonComments } from '@poliedro/contracts/comments';
import type { getEvent, getEventReasons, searchEvents } from '@poliedro/contracts/events';
import type { getFormerEvent } from '@poliedro/contracts/former-events';
import type { getOpenAccounts } from '@poliedro/contracts/open-accounts';
import type { getPublicProfile } from '@poliedro/contracts/profiles';
import type { getArticleById, getArticleBySlug, listPersonArticles } from '@poliedro/contracts/public-articles';
import type { getTransparency } from '@poliedro/contracts/transparency';
import type { getEventNews } from '@poliedro/contracts/versions';
import type { z } from 'zod';

interface ApiCalls {
  listCarriles: typeof listCarriles;
  listCategories: typeof listCategories;
  listCarrilEvents: typeof listCarrilEvents;
  listCarrilArticles: typeof listCarrilArticles;
  getEvent: typeof getEvent;
  getEventReasons: typeof getEventReasons;
  getEventNews: typeof getEventNews;
  getFormerEvent: typeof getFormerEvent;
  searchEvents: typeof searchEvents;
  listEventArticles: typeof listEventArticles;
  getPublicProfile: typeof getPublicProfile;
  listEventComments: typeof listEventComments;
  listArticleComments: typeof listArticleComments;
  listPersonComments: typeof listPersonComments;
  getArticleBySlug: typeof getArticleBySlug;
  getArticleById: typeof getArticleById;
  listPersonArticles: typeof listPersonArticles;
  getOpenAccounts: typeof getOpenAccounts;
  getTransparency: typeof getTransparency;
}

export type CallName = keyof ApiCalls;
export type CallParams<N extends CallName> = z.output<ApiCalls[N]['params']>;
type Optional<T> = { readonly [K in keyof T]?: T[K] | undefined };
export type CallQuery<N extends CallName> = Optional<z.output<ApiCalls[N]['query']>>;
export type CallReply<N extends CallName> = z.output<ApiCalls[N]['reply']>;

/**
 * The contract's calls without its schemas: the types are the contract's own, and the paths are repeated here
 * so that the browser does not load a validator. A test holds them equal.
 */
export const CALL_PATHS = {
  listCarriles: '/api/carriles',
  listCategories: '/api/categorias',
  listCarrilEvents: '/api/carril/:carril_id/events',
  listCarrilArticles: '/api/carril/:carril_id/articles',
  getEvent: '/api/modal_eventos/:evento_id',
  getEventReasons: '/api/modal_eventos/:evento_id/motivos',
  getEventNews: '/api/evento/:evento_id/novedades',
  getFormerEvent: '/api/evento/:evento_id/retirado',
  searchEvents: '/api/eventos/search',
  listEventArticles: '/api/modal_eventos_articulos/:evento_id',
  getPublicProfile: '/api/usuario/:usuario_id',
  listEventComments: '/api/comments/evento/:evento_id',
  listArticleComments: '/api/comments/articulo/:articulo_id',
  listPersonComments: '/api/usuario/:usuario_id/comments',
  getArticleBySlug: '/api/article/:slug',
  getArticleById: '/api/articulo/:articulo_id',
  listPersonArticles: '/api/usuario/:usuario_id/articles',
  getOpenAccounts: '/api/cuentas',
  getTransparency: '/api/transparencia',
} as const satisfies Record<CallName, Call['path']>;

export const CARRIL_PAGE_SIZE = 20;
