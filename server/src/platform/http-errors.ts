import { ERRORS, type ErrorCode, type ErrorReply } from '@poliedro/contracts/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from './errors.ts';
import { readerIdioma } from './reader-language.ts';
import { UNAVAILABLE_POLICY, unavailablePage } from './unavailable-page.ts';

/** Classes of SQLSTATE that mean "not now": connection, resources, operator intervention. */
const DATABASE_AWAY = /^(08|53|57)/;
/** A text that no text can be, a number or a date beyond what is kept: the sender's fault, not ours. */
const UNSTORABLE = new Set(['22021', '22003', '22008']);
const NETWORK_AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND']);
const DRIVER_AWAY = /timeout|Connection terminated|not queryable/i;

function isAway(error: { code?: unknown; message?: unknown }): boolean {
  const code = typeof error.code === 'string' ? error.code : '';
  return DATABASE_AWAY.test(code) || NETWORK_AWAY.has(code) || DRIVER_AWAY.test(String(error.message));
}

function codeOf(error: Error & Partial<FastifyError>): ErrorCode {
  if (error instanceof DomainError) return error.code;
  if (error.validation !== undefined || UNSTORABLE.has(error.code ?? '')) return 'invalid_request';
  if (error.statusCode === 404) return 'not_found';
  if (error.statusCode === 429) return 'rate_limited';
  if (error.statusCode === 503 || isAway(error)) return 'unavailable';
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) return 'invalid_request';
  return 'internal';
}

const RETRY_SECONDS: Partial<Record<ErrorCode, string>> = { rate_limited: '30', unavailable: '2' };

function wantsPage(request: FastifyRequest): boolean {
  return !request.url.startsWith('/api/') && (request.headers.accept ?? '').includes('text/html');
}

function sendUnavailablePage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(ERRORS.unavailable.status)
    .header('retry-after', '5')
    .header('cache-control', 'no-store')
    .header('content-security-policy', UNAVAILABLE_POLICY)
    .type('text/html; charset=utf-8')
    .serializer(String)
    .send(unavailablePage(readerIdioma(request.url, request.headers)));
}

export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ErrorCode,
  told: DomainError['told'] = {},
): FastifyReply {
  if (code === 'unavailable' && wantsPage(request)) return sendUnavailablePage(request, reply);
  const body: ErrorReply = { error: ERRORS[code].error, code, request_id: request.id, ...told };
  const wait = RETRY_SECONDS[code];
  if (wait !== undefined) void reply.header('retry-after', wait);
  return reply
    .code(ERRORS[code].status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & Partial<FastifyError>, request, reply) => {
    const code = codeOf(error);
    if (code === 'internal') request.log.error({ err: error }, 'request failed');
    else if (code === 'unavailable') request.log.warn({ reason: error.message }, 'request could not be answered');
    else if (error instanceof DomainError) request.log.debug({ code, ...error.details }, 'request refused');
    return sendError(request, reply, code, error instanceof DomainError ? error.told : {});
  });
}
