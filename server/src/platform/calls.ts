import type { Call } from '@poliedro/contracts/call';
import { errorReplySchema } from '@poliedro/contracts/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { CachePolicy } from './response-cache/entry.ts';
import { type CacheRule, ruleForCall } from './response-cache/rules.ts';

/** Where routes say what of theirs may be kept. */
export interface Registry {
  readonly app: FastifyInstance;
  readonly cacheRules: CacheRule[];
}

interface Input<C extends Call> {
  params: z.output<C['params']>;
  query: z.output<C['query']>;
  request: FastifyRequest;
}

export type Keeping = CachePolicy | 'no-store';

export function cacheControl(keeping: Keeping): string {
  if (keeping === 'no-store') return 'no-store';
  return `public, max-age=${keeping.freshSeconds}, stale-while-revalidate=${keeping.staleSeconds}`;
}

/** Registers a call of the contracts: parsed at the edge, reply reduced to what the contract promises. */
export function registerCall<C extends Call>(
  { app, cacheRules }: Registry,
  call: C,
  keeping: Keeping,
  handler: (input: Input<C>) => Promise<z.input<C['reply']>>,
): void {
  if (keeping !== 'no-store') cacheRules.push(ruleForCall(call, keeping));
  const header = cacheControl(keeping);
  app.route({
    method: call.method,
    url: call.path,
    schema: {
      summary: call.summary,
      params: call.params,
      querystring: call.query,
      response: { 200: call.reply, '4xx': errorReplySchema, '5xx': errorReplySchema },
    },
    handler: async (request, reply) => {
      const answer = await handler({
        params: request.params as z.output<C['params']>,
        query: request.query as z.output<C['query']>,
        request,
      });
      void reply.header('cache-control', header).header('vary', 'accept-encoding');
      return answer;
    },
  });
}
