import type { Call } from '@poliedro/contracts/call';
import { callPath } from '@poliedro/contracts/call-path';
import type { z } from 'zod';
import { apiErrorFromReply } from './api-error.ts';
import { browserRequest, type RequestOptions } from './browser-request.ts';

/** First the places of the path, if it has any; then the query of a question, or the body of anything else. */
type Places<C, Written> = Written extends `${string}:${string}`
  ? C extends Call
    ? [params: z.output<C['params']>]
    : never
  : [];
type Sent<C, Written> = Written extends `GET ${string}`
  ? C extends Call
    ? [query?: z.input<C['query']>]
    : never
  : C extends { readonly body?: infer Body extends z.ZodType }
    ? [body: z.input<Body>]
    : [];
type Given<C, Written> = [...Places<C, Written>, ...Sent<C, Written>];
type Reply<C> = C extends Call ? z.output<C['reply']> : never;

/** Who to ask by the names of a table; throws an ApiError for every answer that is not what was asked for. */
export function createCalls<Contract, Table extends Readonly<Record<string, string>>>(
  table: Table,
  options?: Pick<RequestOptions, 'timeoutMs' | 'cache'>,
) {
  return async <N extends keyof Table & keyof Contract & string>(
    name: N,
    ...given: Given<Contract[N], Table[N]>
  ): Promise<Reply<Contract[N]>> => {
    const [method = '', path = ''] = table[name]?.split(' ') ?? [];
    const sent = given as object[];
    const places = path.includes(':') ? sent.shift() : {};
    const query = method === 'GET' ? sent.shift() : {};
    const answer = await browserRequest(callPath({ path } as Call, places ?? {}, query ?? {}), {
      method,
      body: sent[0],
      ...options,
    });
    if (answer.status !== 200) throw apiErrorFromReply(answer.status, answer.body);
    return JSON.parse(answer.body);
  };
}
