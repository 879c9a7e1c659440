import Stripe from 'stripe';
import type { Queryable } from '../../platform/database.ts';
import { readAskingTime } from '../asking-time.repository.ts';
import { findPersonOfCustomer } from '../customers/customer.repository.ts';
import { providerIdOf } from '../provider-ids.ts';
import { toldBy } from './provider-subscription.ts';
import { storeSubscription } from './subscription.repository.ts';

/** `second`: the person has another one that runs. */
export type Refreshed = 'stored' | 'unknown customer' | 'second' | 'missing';

const isMissing = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** Asks the provider how a subscription stands, and keeps it. */
export async function refreshSubscription(
  db: Queryable,
  stripe: Stripe,
  subscription_id: string,
  isFirst = true,
): Promise<Refreshed> {
  const asked_on = await readAskingTime(db);
  let subscription: Stripe.Subscription;
  try {
    subscription = await stripe.subscriptions.retrieve(subscription_id, { expand: ['default_payment_method'] });
  } catch (error) {
    if (isMissing(error)) return 'missing';
    throw error;
  }
  const usuario_id = await findPersonOfCustomer(db, providerIdOf(subscription.customer) ?? '');
  if (usuario_id === undefined) return 'unknown customer';
  const told = toldBy(subscription, usuario_id);
  const other = await storeSubscription(db, told, asked_on);
  if (other === undefined) return 'stored';
  if (!isFirst) return 'second';
  // It may have ended, and nobody has told us yet.
  await refreshSubscription(db, stripe, other, false);
  return (await storeSubscription(db, told, asked_on)) === undefined ? 'stored' : 'second';
}
