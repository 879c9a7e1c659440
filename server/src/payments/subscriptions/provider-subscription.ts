import type Stripe from 'stripe';
import { providerIdOf } from '../provider-ids.ts';
import type { ToldSubscription } from './subscription.repository.ts';

const ENDED = ['canceled', 'incomplete_expired'];
const toDate = (seconds: number | null | undefined) => (typeof seconds === 'number' ? new Date(seconds * 1000) : null);

export const hasEnded = ({ status }: Pick<Stripe.Subscription, 'status'>): boolean => ENDED.includes(status);

/** Ours have one item. */
export function itemOf({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (item === undefined) throw new Error(`${id} has nothing in it`);
  return item;
}

export function toldBy(subscription: Stripe.Subscription, usuario_id: number): ToldSubscription {
  const { id, status, created, cancel_at_period_end, ended_at, canceled_at, default_payment_method } = subscription;
  const { price, current_period_end } = itemOf(subscription);
  const method = typeof default_payment_method === 'object' ? default_payment_method : undefined;
  // One that was taken from its owner can be charged by nobody, and is not told of.
  const card = method?.customer ? method.card : undefined;
  return {
    subscription_id: id,
    usuario_id,
    price_id: price.id,
    amount_cents: price.unit_amount ?? 0,
    period: price.recurring?.interval === 'year' ? 'year' : 'month',
    estado: status,
    cancel_at_period_end,
    current_period_end: toDate(current_period_end),
    card_brand: card?.brand ?? null,
    card_last4: card?.last4 ?? null,
    created_on: new Date(created * 1000),
    ended_on: hasEnded(subscription) ? toDate(ended_at ?? canceled_at ?? created) : null,
  };
}

/** What an invoice is paid with; undefined where no card was asked. */
export function paymentOf({ payments }: Stripe.Invoice): string | undefined {
  const asked = payments?.data ?? [];
  const payment =
    asked.find(({ status }) => status === 'paid') ?? asked.find(({ is_default }) => is_default) ?? asked[0];
  return providerIdOf(payment?.payment.payment_intent ?? null) ?? undefined;
}
