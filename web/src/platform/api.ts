import { type Call, callPath } from '@poliedro/contracts/call';
import type { RouterContextProvider } from 'react-router';
import { CALL_PATHS, type CallName, type CallParams, type CallQuery, type CallReply } from './api-calls.ts';
import { ApiError, apiErrorFromReply } from './api-error.ts';
import { hostContext } from './host.ts';

const TIMEOUT_MS = 10_000;

type Transport = (path: string, signal?: AbortSignal) => Promise<{ status: number; body: string }>;

export type Api = <N extends CallName>(
  name: N,
  params: CallParams<N>,
  query: CallQuery<N>,
  signal?: AbortSignal,
) => Promise<CallReply<N>>;

export function createApi(transport: Transport): Api {
  return async (name, params, query, signal) => {
    const path = callPath({ path: CALL_PATHS[name] } as unknown as Call, params, query);
    const { status, body } = await transport(path, signal);
    if (status !== 200) throw apiErrorFromReply(status, body);
    return JSON.parse(body);
  };
}

/** Calls inside the process of whoever serves the page. */
export function hostApi(context: Readonly<RouterContextProvider>): Api {
  const host = context.get(hostContext);
  return createApi((path) => host.callApi(path));
}

export const browserApi: Api = createApi(async (path, signal) => {
  const limit = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(path, { signal: signal ? AbortSignal.any([signal, limit]) : limit });
    return { status: response.status, body: await response.text() };
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError(limit.aborted ? 'timeout' : 'unreachable', 0, { cause });
  }
});
