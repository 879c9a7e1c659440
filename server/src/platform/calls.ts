import type { Call, Upload } from '@poliedro/contracts/call';
import { errorReplySchema } from '@poliedro/contracts/errors';
import { type Capability, POLICY } from '@poliedro/contracts/policy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { CachePolicy } from './response-cache/entry.ts';
import { type CacheRule, ruleForCall } from './response-cache/rules.ts';

/** Where routes say what of theirs may be kept. */
export interface Registry {
  readonly app: FastifyInstance;
  readonly cacheRules: CacheRule[];
}

export interface CallInput<C extends Call> {
  params: z.output<C['params']>;
  query: z.output<C['query']>;
  body: C['upload'] extends Upload
    ? Buffer
    : [NonNullable<C['body']>] extends [never]
      ? undefined
      : z.output<NonNullable<C['body']>>;
}

export type Keeping = CachePolicy | 'no-store';

export function cacheControl(keeping: Keeping): string {
  if (keeping === 'no-store') return 'no-store';
  return `public, max-age=${keeping.freshSeconds}, stale-while-revalidate=${keeping.staleSeconds}`;
}

/** What the table asks of whoever makes this call; a call that it does not know stops the start. */
export function capabilityFor(call: Pick<Call, 'method' | 'path'>): Capability {
  const capability = POLICY[`${call.method} ${call.path}`];
  if (capability === undefined) throw new Error(`The policy table does not know ${call.method} ${call.path}`);
  return capability;
}

/** Stands before everything else, the reading of the body included. */
export type Gate = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Without the prefix, all of it are pages. */
const OPERATORS = '/api/redaccion/';

/** The same handler answers without the prefix, unless a page does. */
export const addressesOf = ({ path, isPageWithoutPrefix }: Pick<Call, 'path' | 'isPageWithoutPrefix'>): string[] =>
  isPageWithoutPrefix === true || path.startsWith(OPERATORS) ? [path] : [path, path.slice('/api'.length)];

const replySchema = ({ reply, download }: Call) =>
  download === undefined ? reply : { description: 'The file', content: { [download]: { schema: reply } } };

/** Parsed at the edge, reply reduced to what the contract promises; undefined goes with a 204. */
export function routeCall<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (
    input: CallInput<C>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<z.input<C['reply']> | undefined>,
  gate?: Gate,
): void {
  const maxBytes = call.upload?.maxBytes ?? call.maxBytes;
  for (const url of addressesOf(call)) {
    app.route({
      method: call.method,
      url,
      ...(gate === undefined ? {} : { onRequest: gate }),
      ...(maxBytes === undefined ? {} : { bodyLimit: maxBytes }),
      schema: {
        summary: call.summary,
        params: call.params,
        querystring: call.query,
        ...(call.body === undefined ? {} : { body: call.body }),
        ...(call.upload === undefined ? {} : { consumes: [...call.upload.types] }),
        response: {
          200: replySchema(call),
          '4xx': errorReplySchema,
          '5xx': errorReplySchema,
        },
      },
      handler: (request, reply) =>
        handler({ params: request.params, query: request.query, body: request.body } as CallInput<C>, request, reply),
    });
  }
}

/** Where anybody can make up questions without end, their answers would push out those that many ask for. */
interface NotKept<C extends Call> {
  readonly askedWith?: (query: z.output<C['query']>) => boolean;
  readonly answeredWith?: (answer: z.input<C['reply']>) => boolean;
}

/** A cursor can be any number. */
export const NOT_KEPT_WITH_CURSOR = {
  askedWith: ({ cursor }: { cursor?: string | undefined }) => cursor !== undefined,
};

/** Registers a call whose answer is the same for everybody who asks alike. */
export function registerCall<C extends Call>(
  { app, cacheRules }: Registry,
  call: C,
  keeping: Keeping,
  handler: (input: CallInput<C>) => Promise<z.input<C['reply']>>,
  { askedWith = () => false, answeredWith = () => false }: NotKept<C> = {},
): void {
  if (capabilityFor(call) !== 'browse') throw new Error(`${call.path} is not for everybody`);
  if (keeping !== 'no-store')
    cacheRules.push(ruleForCall(call, keeping, (query) => askedWith(query as z.output<C['query']>)));
  routeCall(app, call, async (input, _request, reply) => {
    const answer = await handler(input);
    const kept = askedWith(input.query) || answeredWith(answer) ? 'no-store' : keeping;
    void reply.header('cache-control', cacheControl(kept)).header('vary', 'accept-encoding');
    return answer;
  });
}
