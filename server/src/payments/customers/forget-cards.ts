import Stripe from 'stripe';
import type { Database } from '../../platform/database.ts';
import { forgetShownCards } from '../subscriptions/subscription.repository.ts';
import { findCustomer } from './customer.repository.ts';

const AT_ONCE = 100;

const isGone = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

async function listCards(stripe: Stripe, customer: string): Promise<readonly Stripe.PaymentMethod[]> {
  try {
    return (await stripe.customers.listPaymentMethods(customer, { limit: AT_ONCE })).data;
  } catch (error) {
    if (isGone(error)) return [];
    throw error;
  }
}

/** None of their cards can be charged again, by anybody, nor is told of any more. Safe to do twice. */
export async function forgetCards(db: Database, stripe: Stripe, usuario_id: number): Promise<void> {
  const customer = await findCustomer(db, usuario_id);
  if (customer !== undefined) {
    for (let cards = await listCards(stripe, customer); cards.length > 0; cards = await listCards(stripe, customer)) {
      for (const { id } of cards) await stripe.paymentMethods.detach(id);
    }
  }
  await forgetShownCards(db, usuario_id);
}
