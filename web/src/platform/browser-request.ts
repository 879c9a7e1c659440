import { ApiError } from './api-error.ts';

const TIMEOUT_MS = 10_000;

export interface RequestOptions {
  readonly method?: string;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number;
  readonly cache?: RequestCache;
}

/** An answer that says something about who is signed in. */
export interface Refusal {
  readonly status: 401 | 403;
  readonly body: string;
  /** When the question was sent, as `performance.now` counts. */
  readonly sentAt: number;
}

const refusalListeners = new Set<(refusal: Refusal) => void>();

/** Hears of every 401 and 403, whoever called. */
export function onRefusal(listener: (refusal: Refusal) => void): void {
  refusalListeners.add(listener);
}

/** Passes on what an answer says about who is signed in. */
export function noticeRefusal(status: number, body: string, sentAt: number): void {
  if (status !== 401 && status !== 403) return;
  for (const listener of refusalListeners) listener({ status, body, sentAt });
}

/** One request of the browser to our own server; throws only when there is no answer. */
export async function browserRequest(
  path: string,
  { method = 'GET', body, signal, timeoutMs = TIMEOUT_MS, cache = 'default' }: RequestOptions = {},
): Promise<{ status: number; body: string }> {
  const limit = AbortSignal.timeout(timeoutMs);
  const sentAt = performance.now();
  try {
    const response = await fetch(path, {
      method,
      cache,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const answer = { status: response.status, body: await response.text() };
    noticeRefusal(answer.status, answer.body, sentAt);
    return answer;
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError(limit.aborted ? 'timeout' : 'unreachable', 0, undefined, { cause });
  }
}
