import type { FastifyRequest } from 'fastify';

/** The route of pages: whatever no other route answers. */
export const PAGES = '/*';

/** Supervisors ask often, a page's files come many at once, and what the card provider tells is signed. */
const NOT_LIMITED = /^\/(health\/|assets\/|flags\/|(api\/)?stripe\/webhook$)/;

/** Whatever is no file and no call is a page, which is work, however its address begins. */
const isPage = ({ routeOptions: { url } }: FastifyRequest): boolean => url === undefined || url === PAGES;

export const isNotLimited = (request: FastifyRequest): boolean => NOT_LIMITED.test(request.url) && !isPage(request);
export const asksForHealth = (request: FastifyRequest): boolean =>
  request.url.startsWith('/health/') && !isPage(request);
