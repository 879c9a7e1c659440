import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Call, Route } from './call.ts';
import { invalidRequest, ProviderError } from './errors.ts';
import { expand } from './expand.ts';
import { forBrowser } from './for-browser.ts';
import { includeInReply } from './objects/include.ts';
import { createParams, parseForm } from './params.ts';
import { findRoute } from './routes.ts';
import { type KeptAnswer, newId, type World } from './world.ts';

export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  /** Query and body, as they came. */
  readonly form: string;
  readonly headers: { readonly authorization?: string; readonly idempotencyKey?: string; readonly account?: string };
}

export interface ApiAnswer {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The connection ends without an answer, or the answer never comes. */
export type NoAnswer = 'broken' | 'silent';

const DAY = 86_400;

function keyOf({ authorization = '' }: ApiRequest['headers'], form: string): string {
  const [kind, value = ''] = authorization.split(' ');
  if (kind === 'Bearer') return value;
  if (kind === 'Basic') return Buffer.from(value, 'base64').toString().split(':')[0] ?? '';
  return new URLSearchParams(form).get('key') ?? '';
}

/** What was refused before any work may be asked again with the same key; "no money left" may not, for a day. */
const isAboutTheRequest = ({ details: { code = 'parameter_' } }: ProviderError): boolean =>
  /^(parameter_|amount_too_|resource_missing$)/.test(code);

function refuseUnknown(params: Call['params'], route: Route): void {
  const [unknown] = params.names.filter((name) => name !== 'expand' && name !== 'key' && !route.params.includes(name));
  if (unknown === undefined) return;
  throw invalidRequest(`Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown });
}

/** Under which what a key has brought is kept. */
const answerId = (account = '', key: string) => `${account} ${key}`;

export function createApi(world: World): (request: ApiRequest) => Promise<ApiAnswer | NoAnswer> {
  const { settings, faults, clock, answers } = world;
  const running = new Set<string>();

  function authorise({ headers, form, path }: ApiRequest, route: Route): { fromBrowser: boolean; account?: string } {
    const key = keyOf(headers, form);
    const fromBrowser = key === settings.publicKey;
    if (key === '') throw new ProviderError(401, 'invalid_request_error', 'You did not provide an API key.');
    if (key !== settings.secretKey && !fromBrowser) {
      throw new ProviderError(401, 'invalid_request_error', `Invalid API Key provided: ${key.slice(0, 8)}…`);
    }
    if (fromBrowser && route.browser !== true) {
      const message = `This API call cannot be made with a publishable API key (${path}).`;
      throw new ProviderError(403, 'invalid_request_error', message, { code: 'secret_key_required' });
    }
    const { account } = headers;
    if (account === undefined) return { fromBrowser };
    if (world.accounts.find(account) === undefined) {
      const message = `The provided key does not have access to account '${account}' (or that account does not exist).`;
      throw new ProviderError(403, 'invalid_request_error', message, { code: 'account_invalid' });
    }
    return { fromBrowser, account };
  }

  /** Works on it in one go: nothing else happens meanwhile. */
  function work(request: ApiRequest, requestId: string): Pick<KeptAnswer, 'status' | 'body'> & { keep: boolean } {
    let started = false;
    let view: typeof forBrowser | undefined;
    try {
      const found = findRoute(request.method, request.path);
      if (found === undefined) {
        const message = `Unrecognized request URL (${request.method}: ${request.path}).`;
        throw new ProviderError(404, 'invalid_request_error', message);
      }
      const { fromBrowser, account } = authorise(request, found.route);
      view = fromBrowser ? forBrowser : undefined;
      const params = createParams(parseForm(request.form));
      refuseUnknown(params, found.route);
      const call: Call = { world, records: world.recordsOf(account), params, ids: found.ids, fromBrowser };
      world.request = { id: requestId, idempotency_key: request.headers.idempotencyKey ?? null };
      started = true;
      const reply = expand(call, found.route.handle(call), includeInReply);
      return { status: 200, body: JSON.stringify(reply, view), keep: true };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      const body = JSON.stringify(error.body(requestId), view);
      return { status: error.status, body, keep: started && !isAboutTheRequest(error) };
    } finally {
      world.request = null;
    }
  }

  /** The same key is the same work: done once, answered again. */
  function workOnce(request: ApiRequest, requestId: string): Omit<ApiAnswer, 'headers'> & { replayed: boolean } {
    const { idempotencyKey, account = '' } = request.headers;
    if (idempotencyKey === undefined || request.method !== 'POST') {
      return { ...work(request, requestId), replayed: false };
    }
    const id = answerId(account, idempotencyKey);
    const fingerprint = createHash('sha256').update(`${request.path}\n${request.form}`).digest('base64');
    const kept = answers.find(id);
    if (kept !== undefined && kept.created > clock.now() - DAY) {
      if (kept.fingerprint === fingerprint) return { status: kept.status, body: kept.body, replayed: true };
      const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${idempotencyKey}' if you meant to execute a different request.`;
      const error = new ProviderError(400, 'idempotency_error', message);
      return { status: 400, body: JSON.stringify(error.body(requestId)), replayed: false };
    }
    const { status, body, keep } = work(request, requestId);
    if (keep) answers.put({ id, fingerprint, status, body, created: clock.now(), kept_at: Date.now() });
    return { status, body, replayed: false };
  }

  function refusal(requestId: string, error: ProviderError, headers: Record<string, string> = {}): ApiAnswer {
    return {
      status: error.status,
      body: JSON.stringify(error.body(requestId)),
      headers: { 'request-id': requestId, ...headers },
    };
  }

  return async (request) => {
    const requestId = newId('req', 14);
    const { path } = request;
    const key = request.headers.idempotencyKey;
    const broken = new ProviderError(500, 'api_error', 'An unknown error occurred.');
    if (faults.take('reset', path)) return 'broken';
    const limited = faults.take('rate_limit', path);
    if (limited !== undefined) {
      const error = new ProviderError(429, 'invalid_request_error', 'Too many requests.', { code: 'rate_limit' });
      return refusal(requestId, error, { 'retry-after': String(limited.retry_after) });
    }
    if (faults.take('fail', path)) return refusal(requestId, broken);
    if (key !== undefined && running.has(key)) {
      const message = `There is currently another in-progress request using this Idempotent Key (${key}).`;
      return refusal(
        requestId,
        new ProviderError(409, 'idempotency_error', message, { code: 'idempotency_key_in_use' }),
      );
    }
    const delay = faults.delayOf(path);
    if (delay > 0) {
      if (key !== undefined) running.add(key);
      await pause(delay);
      if (key !== undefined) running.delete(key);
    }
    const { status, body, replayed } = workOnce(request, requestId);
    if (faults.take('fail_after', path)) {
      const answer = refusal(requestId, broken);
      // The provider keeps its own failures under the key, too.
      const kept = key === undefined ? undefined : answers.find(answerId(request.headers.account, key));
      if (kept !== undefined && !replayed) answers.put({ ...kept, status: answer.status, body: answer.body });
      return answer;
    }
    if (faults.take('reset_after', path)) return 'broken';
    if (faults.take('silent', path)) return 'silent';
    const slow = faults.take('slow', path);
    if (slow !== undefined) await pause(slow.slow_ms);
    return {
      status,
      body,
      headers: {
        'request-id': requestId,
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(replayed && { 'idempotent-replayed': 'true' }),
      },
    };
  };
}
