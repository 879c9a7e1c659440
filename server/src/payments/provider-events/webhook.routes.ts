import type { FastifyInstance, FastifyRequest } from 'fastify';
import Stripe from 'stripe';
import type { CardProvider } from '../../adapters/stripe/open-stripe.ts';
import type { Registry } from '../../platform/calls.ts';
import type { Database } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import type { WakeEvent } from './event.jobs.ts';
import { addEvents, isKnownAccount } from './event.repository.ts';
import { isHeard } from './handlers.ts';

const WEBHOOK_PATHS = ['/api/stripe/webhook', '/stripe/webhook'];

/** The signature is of the words as they came. */
function takeRawBody(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

function refuse(request: FastifyRequest, reason: string): never {
  request.log.warn({ reason }, 'a webhook was refused');
  throw new DomainError('webhook_refused', { reason });
}

/** By any of the secrets; too old a signature is somebody who repeats it. */
function verify({ stripe, settings }: CardProvider, request: FastifyRequest): Stripe.Event {
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const signature = String(request.headers['stripe-signature'] ?? '');
  for (const secret of settings.webhookSecrets) {
    try {
      return stripe.webhooks.constructEvent(body, signature, secret);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) refuse(request, 'not an event');
    }
  }
  return refuse(request, 'the signature is not theirs');
}

/** Where the provider calls us: no call of the pages. What it tells is stored, and applied by a job. */
export function registerWebhookRoutes(
  { app }: Registry,
  db: Database,
  provider: CardProvider,
  wakeEvent: WakeEvent,
): void {
  app.register(async (scope) => {
    takeRawBody(scope);
    for (const path of WEBHOOK_PATHS) {
      scope.post(path, async (request, reply) => {
        const event = verify(provider, request);
        if (event.livemode !== provider.settings.isLive) refuse(request, 'of the other mode');
        if (event.account !== undefined && !(await isKnownAccount(db, event.account)))
          refuse(request, 'of an unknown account');
        const fresh = isHeard(event.type) ? await addEvents(db, [event], 'webhook') : [];
        for (const event_id of fresh) wakeEvent(event_id);
        return reply.header('cache-control', 'no-store').send({ received: true });
      });
    }
  });
}
