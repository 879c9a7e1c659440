import type Stripe from 'stripe';
import type { Database } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { providerIdOf } from '../provider-ids.ts';
import { type Payment, payOpenInvoice, WITH_INVOICE } from './pay-invoice.ts';
import { itemOf } from './provider-subscription.ts';
import { refreshSubscription } from './refresh-subscription.ts';

export interface Change {
  readonly price_id: string | undefined;
  readonly payment_method_id: string | undefined;
  readonly goesOn: boolean;
}

/** The last period is not paid. */
const isOwed = ({ status }: Stripe.Subscription) => ['incomplete', 'past_due', 'unpaid'].includes(status);

const NOTHING_OPEN: Payment = { isPaid: true, client_secret: null };

async function takeCard(stripe: Stripe, subscription: Stripe.Subscription, method_id: string): Promise<Payment> {
  const customer = providerIdOf(subscription.customer) ?? '';
  const { id: card } = await stripe.paymentMethods.attach(method_id, { customer });
  await stripe.subscriptions.update(subscription.id, { default_payment_method: card });
  return isOwed(subscription) ? payOpenInvoice(stripe, subscription, card) : NOTHING_OPEN;
}

/** Nothing is charged now: the new price is of the next period, also where that is longer or shorter than the last. */
async function changePlan(stripe: Stripe, subscription: Stripe.Subscription, price_id: string): Promise<void> {
  const item = itemOf(subscription);
  if (item.price.id === price_id) return;
  const price = await stripe.prices.retrieve(price_id);
  const isOtherPeriod = price.recurring?.interval !== item.price.recurring?.interval;
  await stripe.subscriptions.update(subscription.id, {
    items: [{ id: item.id, price: price_id }],
    proration_behavior: 'none',
    ...(isOtherPeriod && { trial_end: item.current_period_end }),
  });
}

/** The card first: what is owed is paid before anything else changes. */
export async function changeAtProvider(
  db: Database,
  stripe: Stripe,
  subscription_id: string,
  { price_id, payment_method_id, goesOn }: Change,
): Promise<Payment> {
  const subscription = await stripe.subscriptions.retrieve(subscription_id, { expand: WITH_INVOICE });
  try {
    if (isOwed(subscription) && payment_method_id === undefined) throw new DomainError('subscription_unpaid');
    const payment =
      payment_method_id === undefined ? NOTHING_OPEN : await takeCard(stripe, subscription, payment_method_id);
    if (!payment.isPaid) return payment;
    if (goesOn) await stripe.subscriptions.update(subscription_id, { cancel_at_period_end: false });
    if (price_id !== undefined) await changePlan(stripe, subscription, price_id);
    return payment;
  } finally {
    await refreshSubscription(db, stripe, subscription_id);
  }
}
