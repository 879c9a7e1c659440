import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import type { Database } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { customerOf } from '../customers/customer.service.ts';
import { freshKey } from '../fresh-key.ts';
import { claimBeginning, endBeginning } from './beginning.repository.ts';
import { type Payment, payOpenInvoice, WITH_INVOICE } from './pay-invoice.ts';
import { hasEnded, itemOf } from './provider-subscription.ts';
import { refreshSubscription } from './refresh-subscription.ts';

export interface NewSubscription {
  readonly price_id: string;
  readonly payment_method_id: string;
  readonly key: string | undefined;
}

export interface Begun extends Payment {
  readonly subscription_id: string;
}

/** Under another wish it is another. */
const create = (stripe: Stripe, customer: string, usuario_id: number, wish: NewSubscription) =>
  stripe.subscriptions.create(
    {
      customer,
      items: [{ price: wish.price_id }],
      payment_behavior: 'default_incomplete',
      payment_settings: { payment_method_types: ['card'], save_default_payment_method: 'on_subscription' },
      metadata: { usuario_id: String(usuario_id), request: wish.key ?? '' },
      expand: WITH_INVOICE,
    },
    { idempotencyKey: freshKey('subscription', usuario_id, wish.key ?? randomUUID()) },
  );

/** Of all that the person ever had at the provider, what stands in the way of a new one or can be gone on with. */
async function findUnfinished(db: Database, stripe: Stripe, running: Stripe.Subscription, wish: NewSubscription) {
  const isSameRequest = wish.key !== undefined && running.metadata.request === wish.key;
  const isUnpaid = running.status === 'incomplete';
  if (!isUnpaid && !isSameRequest) throw new DomainError('subscription_exists');
  if (itemOf(running).price.id === wish.price_id) return running;
  if (!isUnpaid) throw new DomainError('subscription_exists');
  await stripe.subscriptions.cancel(running.id);
  await refreshSubscription(db, stripe, running.id);
  return undefined;
}

/** One at a time for each person: two who begin at the same moment would both find none. */
export async function beginSubscription(
  db: Database,
  stripe: Stripe,
  usuario_id: number,
  wish: NewSubscription,
): Promise<Begun> {
  const customer = await customerOf(db, stripe, usuario_id);
  const claim = await claimBeginning(db, usuario_id);
  if (claim === undefined) throw new DomainError('subscription_under_way');
  try {
    return await begin(db, stripe, { customer, usuario_id }, wish);
  } finally {
    // What was begun is begun; a claim that cannot be given back ends by itself.
    await endBeginning(db, usuario_id, claim).catch(() => {});
  }
}

async function begin(
  db: Database,
  stripe: Stripe,
  { customer, usuario_id }: { customer: string; usuario_id: number },
  wish: NewSubscription,
): Promise<Begun> {
  const known = await stripe.subscriptions.list({
    customer,
    status: 'all',
    limit: 100,
    expand: WITH_INVOICE.map((path) => `data.${path}`),
  });
  const running = known.data.find((subscription) => !hasEnded(subscription));
  const unfinished = running && (await findUnfinished(db, stripe, running, wish));
  const { id: card } = await stripe.paymentMethods.attach(wish.payment_method_id, { customer });
  const subscription = unfinished ?? (await create(stripe, customer, usuario_id, wish));
  await stripe.subscriptions.update(subscription.id, { default_payment_method: card });
  try {
    return {
      subscription_id: subscription.id,
      ...(await payOpenInvoice(stripe, subscription, card)),
    };
  } finally {
    await refreshSubscription(db, stripe, subscription.id);
  }
}
