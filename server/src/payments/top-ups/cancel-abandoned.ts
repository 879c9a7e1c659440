import Stripe from 'stripe';
import type { Database } from '../../platform/database.ts';
import { oneByOne } from '../../platform/one-by-one.ts';
import { listAbandoned, markCancelled } from './top-up.repository.ts';

const ABANDONED_HOURS = 24;

async function cancelAt(stripe: Stripe, payment_intent_id: string): Promise<Stripe.PaymentIntent> {
  try {
    return await stripe.paymentIntents.cancel(payment_intent_id, { cancellation_reason: 'abandoned' });
  } catch (error) {
    // Paid meanwhile, or cancelled already.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    return stripe.paymentIntents.retrieve(payment_intent_id);
  }
}

/** One that was never named to a browser cannot be paid; one that was paid is told by its event. */
export async function cancelAbandoned(db: Database, stripe: Stripe): Promise<void> {
  await oneByOne(await listAbandoned(db, ABANDONED_HOURS), async ({ top_up_id, payment_intent_id }) => {
    const isOver = payment_intent_id === null || (await cancelAt(stripe, payment_intent_id)).status === 'canceled';
    if (isOver) await markCancelled(db, top_up_id);
  });
}
