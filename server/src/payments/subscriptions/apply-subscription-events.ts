import type Stripe from 'stripe';
import { findAddressee } from '../addressee.repository.ts';
import { findPersonOfCustomer } from '../customers/customer.repository.ts';
import { post } from '../ledger/ledger.ts';
import type { Applying, EventHandlers, Outcome } from '../provider-events/event-handlers.ts';
import { providerIdOf } from '../provider-ids.ts';
import { paymentOf } from './provider-subscription.ts';
import { refreshSubscription } from './refresh-subscription.ts';
import { refundDonation } from './refund-donation.ts';
import { lockSubscription, type StoredSubscription } from './subscription.repository.ts';

const zoneOf = ({ origin }: Applying) => `${origin}/user#suscripcion`;

async function refresh(subscription_id: string, { tx, stripe }: Applying): Promise<Outcome> {
  const refreshed = await refreshSubscription(tx, stripe, subscription_id);
  if (refreshed === 'unknown customer') return { unknown: 'a subscription of an unknown customer' };
  if (refreshed === 'second') return { refused: 'a second subscription of the person' };
  return refreshed === 'missing' ? { refused: 'no such subscription' } : 'applied';
}

const refreshTold = ({ id }: Stripe.Subscription, applying: Applying) => refresh(id, applying);

const subscriptionOf = ({ parent }: Stripe.Invoice) =>
  providerIdOf(parent?.subscription_details?.subscription ?? null) ?? undefined;

async function tellBegun(applying: Applying, usuario_id: number, stored: StoredSubscription): Promise<void> {
  const person = await findAddressee(applying.tx, usuario_id);
  if (person === undefined || stored.current_period_end === null) return;
  const { alias, ...to } = person;
  const fecha = stored.current_period_end.toISOString();
  const datos = { alias, importe: String(stored.amount_cents), fecha, url: zoneOf(applying) };
  await applying.mail({ ...to, plantilla: 'subscription-begun', datos });
}

/** Why the ledger does not take it. */
function findFault(told: Stripe.Invoice, asked: Stripe.Invoice): string | undefined {
  if (asked.currency !== 'eur') return `paid in ${asked.currency}`;
  if (asked.status !== 'paid') return 'not paid';
  if (asked.amount_paid !== told.amount_paid) return `${told.amount_paid} told of ${asked.amount_paid} paid`;
  return paymentOf(asked) === undefined ? 'paid without a card' : undefined;
}

/** A donation, also where its giver has withdrawn meanwhile: then it goes back. */
async function takeDonation(told: Stripe.Invoice, applying: Applying): Promise<Outcome> {
  const { tx, stripe } = applying;
  if (told.amount_paid === 0) return 'ignored';
  const asked = await stripe.invoices.retrieve(told.id, { expand: ['payments'] });
  const fault = findFault(told, asked);
  if (fault !== undefined) return { refused: fault };
  const usuario_id = await findPersonOfCustomer(tx, providerIdOf(asked.customer) ?? '');
  if (usuario_id === undefined) return { unknown: 'an invoice of an unknown customer' };
  const subscription_id = subscriptionOf(asked);
  if (subscription_id === undefined) return { refused: 'an invoice of no subscription' };
  await refresh(subscription_id, applying);
  const payment_intent_id = paymentOf(asked) ?? '';
  const amount_cents = asked.amount_paid;
  const isNew = await post(tx, {
    kind: 'donacion',
    key: `donacion:${asked.id}`,
    usuario_id,
    provider_id: payment_intent_id,
    entries: [
      ['provider', -amount_cents],
      ['donations', amount_cents],
    ],
  });
  const stored = await lockSubscription(tx, subscription_id);
  if (isNew && stored !== undefined && asked.billing_reason === 'subscription_create' && stored.withdrawn_on === null)
    await tellBegun(applying, usuario_id, stored);
  // The job finds it within a minute.
  if (stored?.withdrawn_on) await refundDonation(tx, { usuario_id, payment_intent_id, amount_cents });
  return 'applied';
}

/** Told once for each invoice, however often it is tried; the first payment's failure was seen in the browser. */
async function tellFailedRenewal(told: Stripe.Invoice, applying: Applying): Promise<Outcome> {
  const subscription_id = subscriptionOf(told);
  if (subscription_id === undefined) return 'ignored';
  const outcome = await refresh(subscription_id, applying);
  if (outcome !== 'applied' || told.billing_reason !== 'subscription_cycle' || told.attempt_count > 1) return outcome;
  const usuario_id = await findPersonOfCustomer(applying.tx, providerIdOf(told.customer) ?? '');
  const person = usuario_id === undefined ? undefined : await findAddressee(applying.tx, usuario_id);
  if (person === undefined) return outcome;
  const { alias, ...to } = person;
  const datos = { alias, importe: String(told.amount_due), url: zoneOf(applying) };
  await applying.mail({ ...to, plantilla: 'renewal-failed', datos });
  return outcome;
}

export const subscriptionHandlers: EventHandlers = {
  'customer.subscription.created': refreshTold,
  'customer.subscription.updated': refreshTold,
  'customer.subscription.deleted': refreshTold,
  'customer.subscription.paused': refreshTold,
  'customer.subscription.resumed': refreshTold,
  'invoice.paid': takeDonation,
  'invoice.payment_failed': tellFailedRenewal,
};
