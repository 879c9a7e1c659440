import Stripe from 'stripe';
import type { Database } from '../../platform/database.ts';
import { oneByOne } from '../../platform/one-by-one.ts';
import { forgetCards } from '../customers/forget-cards.ts';
import { refreshSubscription } from './refresh-subscription.ts';
import { listOfDeleted, listOfSuspended, type StoredSubscription } from './subscription.repository.ts';

/** At once; one that has ended stays so. */
export async function endNow(db: Database, stripe: Stripe, subscription_id: string): Promise<void> {
  try {
    await stripe.subscriptions.cancel(subscription_id, { invoice_now: false, prorate: false });
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
  await refreshSubscription(db, stripe, subscription_id);
}

/** With what is paid; where nothing is, at once. */
export async function endWithPeriod(
  db: Database,
  stripe: Stripe,
  { subscription_id, estado }: StoredSubscription,
): Promise<void> {
  if (!['active', 'trialing'].includes(estado)) return endNow(db, stripe, subscription_id);
  await stripe.subscriptions.update(subscription_id, { cancel_at_period_end: true });
  await refreshSubscription(db, stripe, subscription_id);
}

/** Nobody is left who could end them. */
export async function endThoseOfDeleted(db: Database, stripe: Stripe): Promise<void> {
  await oneByOne(await listOfDeleted(db), async ({ subscription_id, usuario_id }) => {
    // First the cards: one whose donation has ended is not found again.
    await forgetCards(db, stripe, usuario_id);
    await endNow(db, stripe, subscription_id);
  });
}

/** Whoever is let in again before that can say that it goes on. */
export async function endThoseOfSuspended(db: Database, stripe: Stripe): Promise<void> {
  await oneByOne(await listOfSuspended(db), (subscription) => endWithPeriod(db, stripe, subscription));
}
