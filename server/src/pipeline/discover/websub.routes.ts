import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Registry } from '../../platform/calls.ts';
import type { Database } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { answerHub, takeDelivery } from './websub.service.ts';

const params = z.object({
  feed_id: z.coerce.number().int().positive().max(2_147_483_647),
  key: z.string().regex(/^[\w-]{24}$/),
});
const querystring = z.object({
  'hub.mode': z.enum(['subscribe', 'unsubscribe', 'denied']),
  'hub.topic': z.string().max(2000),
  'hub.challenge': z.string().max(1000).default(''),
  'hub.lease_seconds': z.coerce.number().int().positive().max(1e9).default(86_400),
});

const PATH = '/api/websub/:feed_id/:key';
const MOST_BYTES = 1_048_576;
const GONE = 410;

/** Feeds have many types, and hubs repeat whatever they are told. */
function takeAnyBody(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

const neverKept = (reply: FastifyReply) => reply.header('cache-control', 'no-store');

/** Where hubs call us: no call of the pages, and nothing for readers. */
export function registerWebSubRoutes({ app }: Registry, db: Database): void {
  app.register(async (scope) => {
    takeAnyBody(scope);

    scope.get<{ Params: z.infer<typeof params>; Querystring: z.infer<typeof querystring> }>(
      PATH,
      { schema: { params, querystring } },
      async (request, reply) => {
        const { 'hub.mode': mode, 'hub.topic': topic, 'hub.lease_seconds': leaseSeconds } = request.query;
        if (!(await answerHub(db, request.params, { mode, topic, leaseSeconds }))) throw new DomainError('not_found');
        return neverKept(reply).type('text/plain; charset=utf-8').send(request.query['hub.challenge']);
      },
    );

    scope.post<{ Params: z.infer<typeof params> }>(
      PATH,
      { schema: { params }, bodyLimit: MOST_BYTES },
      async (request, reply) => {
        const delivery = {
          body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
          contentType: request.headers['content-type'],
          signature: String(request.headers['x-hub-signature'] ?? ''),
        };
        const expected = await takeDelivery(db, request.params, delivery);
        return neverKept(reply)
          .code(expected ? 202 : GONE)
          .send();
      },
    );
  });
}
