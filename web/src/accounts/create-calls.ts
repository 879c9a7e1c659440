import { type Call, callPath } from '@poliedro/contracts/call';
import type { z } from 'zod';
import { apiErrorFromReply } from '../platform/api-error.ts';
import { browserRequest } from '../platform/browser-request.ts';

/** A call fills either the places of its path or a body. */
type Given<C, Written> = Written extends `${string}:${string}`
  ? C extends Call
    ? [params: z.output<C['params']>]
    : never
  : C extends { readonly body?: infer Body extends z.ZodType }
    ? [body: z.input<Body>]
    : [];
type Reply<C> = C extends Call ? z.output<C['reply']> : never;

/** Who to ask by the names of a table; throws an ApiError for every answer that is not what was asked for. */
export function createCalls<Contract, Table extends Readonly<Record<string, string>>>(
  table: Table,
  timeoutMs?: number,
) {
  return async <N extends keyof Table & keyof Contract & string>(
    name: N,
    ...[given]: Given<Contract[N], Table[N]>
  ): Promise<Reply<Contract[N]>> => {
    const [method = '', path = ''] = table[name]?.split(' ') ?? [];
    const inPath = path.includes(':');
    const answer = await browserRequest(inPath ? callPath({ path } as Call, given ?? {}, {}) : path, {
      method,
      ...(inPath ? {} : { body: given }),
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
    });
    if (answer.status !== 200) throw apiErrorFromReply(answer.status, answer.body);
    return JSON.parse(answer.body);
  };
}
