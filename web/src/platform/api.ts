import type { Call } from '@poliedro/contracts/call';
import { callPath } from '@poliedro/contracts/call-path';
import { data, type RouterContextProvider } from 'react-router';
import { CALL_PATHS, type CallName, type CallParams, type CallQuery, type CallReply } from './api-calls.ts';
import { apiErrorFromReply } from './api-error.ts';
import { browserRequest } from './browser-request.ts';
import { hostContext } from './host.ts';

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

/** Calls inside the process of whoever serves the page; one that fails there makes a page that can be had later. */
export function hostApi(context: Readonly<RouterContextProvider>): Api {
  const host = context.get(hostContext);
  return createApi(async (path) => {
    const answer = await host.callApi(path);
    if (answer.status >= 500) throw data(null, { status: 503 });
    return answer;
  });
}

export const browserApi: Api = createApi((path, signal) => browserRequest(path, { signal }));
