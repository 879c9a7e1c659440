import { get } from '../call.ts';
import type { Records } from '../records.ts';
import type { Invoice, PaymentIntent, PaymentMethod, Price, Subscription } from '../wire.ts';
import { emit, type World } from '../world.ts';
import { findInvoiceOf, intentOfInvoice, paymentOf } from './invoice-finding.ts';
import { openInvoice } from './new-invoice.ts';

const DAY = 86_400;
/** How many days after a failed try the next one comes; after the last one there is none. */
const RETRY_DAYS = [3, 5];

export const intervalOf = ({ recurring }: Price): string => recurring?.interval ?? 'month';
export const itemOf = (subscription: Subscription) => {
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error(`The subscription ${subscription.id} has no item`);
  return item;
};

function addMonths(time: number, months: number): number {
  const date = new Date(time * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return Math.floor(date.getTime() / 1000);
}

/** The 31st of January is followed by the 28th of February and then by the 31st of March. */
export function periodEnd(anchor: number, start: number, price: Price): number {
  const step = intervalOf(price) === 'year' ? 12 : 1;
  for (let months = step; ; months += step) {
    const end = addMonths(anchor, months);
    if (end > start) return end;
  }
}

export function startPeriod(subscription: Subscription, price: Price, anchor: number, start: number): Subscription {
  const item = itemOf(subscription);
  const period = { current_period_start: start, current_period_end: periodEnd(anchor, start, price) };
  return {
    ...subscription,
    billing_cycle_anchor: anchor,
    items: { ...subscription.items, data: [{ ...item, ...period }] },
  };
}

export const nameOf = ({ nickname, unit_amount, recurring }: Price): string =>
  `1 × ${nickname ?? 'plan'} (at €${((unit_amount ?? 0) / 100).toFixed(2)} / ${recurring?.interval ?? 'month'})`;

/** What the period that begins costs, with what a change of plan has left over. */
export function billPeriod(
  world: World,
  records: Records,
  subscription: Subscription,
  reason: Invoice['billing_reason'],
): Invoice {
  const { price, current_period_start: start, current_period_end: end } = itemOf(subscription);
  const amount = price.unit_amount ?? 0;
  const owed = records.prorations.find(subscription.id)?.amount ?? 0;
  // What is given back is at most what is owed; the rest waits for the next time.
  const now = Math.max(owed, -amount);
  if (owed !== 0) records.prorations.put({ id: subscription.id, amount: owed - now });
  return openInvoice(world, records, subscription, {
    reason,
    period: { start, end },
    lines: [
      { description: nameOf(price), amount, proration: false },
      ...(now === 0 ? [] : [{ description: 'Change of plan', amount: now, proration: true }]),
    ],
  });
}

export function changeSubscription(
  world: World,
  records: Records,
  before: Subscription,
  change: Partial<Subscription>,
): Subscription {
  const after = records.subscriptions.put({ ...before, ...change });
  const ended = after.status === 'canceled' && before.status !== 'canceled';
  emit(world, records, ended ? 'customer.subscription.deleted' : 'customer.subscription.updated', after, {
    ...(after.status !== before.status && { status: before.status }),
  });
  return after;
}

/** It ends now, and what was not paid is not asked for any more. */
export function endSubscription(
  world: World,
  records: Records,
  subscription: Subscription,
  status: 'canceled' | 'incomplete_expired',
  reason: 'cancellation_requested' | 'payment_failed',
): Subscription {
  const invoice = records.invoices.find(String(subscription.latest_invoice));
  const wasIncomplete = subscription.status === 'incomplete';
  if (invoice?.status === 'open') (wasIncomplete ? voidInvoice : giveUpInvoice)(world, records, invoice);
  const now = world.clock.now();
  return changeSubscription(world, records, subscription, {
    status,
    canceled_at: subscription.canceled_at ?? now,
    ended_at: now,
    cancel_at_period_end: false,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason },
  });
}

function voidInvoice(world: World, records: Records, invoice: Invoice): void {
  const now = world.clock.now();
  const intent = intentOfInvoice(records, invoice);
  if (intent !== undefined) {
    const canceled = records.payment_intents.put({
      ...intent,
      status: 'canceled',
      canceled_at: now,
      cancellation_reason: 'void_invoice',
      next_action: null,
    });
    emit(world, records, 'payment_intent.canceled', canceled);
  }
  const voided = records.invoices.put({
    ...invoice,
    status: 'void',
    amount_remaining: 0,
    status_transitions: { ...invoice.status_transitions, voided_at: now },
  });
  emit(world, records, 'invoice.voided', voided);
}

function giveUpInvoice(world: World, records: Records, invoice: Invoice): void {
  const given = records.invoices.put({ ...invoice, auto_advance: false, next_payment_attempt: null });
  emit(world, records, 'invoice.updated', given);
}

/** The card that is charged when nobody is there. */
export function methodOfSubscription(records: Records, subscription: Subscription): PaymentMethod | undefined {
  const customer = get(records.customers, 'customer', String(subscription.customer));
  const id = subscription.default_payment_method ?? customer.invoice_settings.default_payment_method;
  return records.payment_methods.find(String(id));
}

/** Nothing is left to pay, perhaps because nothing was to be paid. */
export function settleInvoice(world: World, records: Records, invoice: Invoice, intent?: PaymentIntent): void {
  const now = world.clock.now();
  const payment = paymentOf(records, invoice);
  const paid = records.invoices.put({
    ...invoice,
    status: 'paid',
    amount_paid: invoice.total,
    amount_remaining: 0,
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  });
  if (payment !== undefined) {
    const settled = records.invoice_payments.put({
      ...payment,
      amount_paid: invoice.total,
      status: 'paid',
      status_transitions: { canceled_at: null, paid_at: now },
    });
    emit(world, records, 'invoice_payment.paid', settled);
  }
  emit(world, records, 'invoice.paid', paid);
  emit(world, records, 'invoice.payment_succeeded', paid);
  const subscription = records.subscriptions.find(String(invoice.parent?.subscription_details?.subscription));
  if (subscription === undefined || subscription.ended_at !== null) return;
  const saves = subscription.payment_settings?.save_default_payment_method === 'on_subscription';
  changeSubscription(world, records, subscription, {
    status: 'active',
    ...(saves && intent !== undefined && { default_payment_method: intent.payment_method }),
  });
}

function hearFailed(world: World, records: Records, invoice: Invoice): void {
  const subscription = records.subscriptions.find(String(invoice.parent?.subscription_details?.subscription));
  const attempts = invoice.attempt_count + 1;
  const retries = subscription !== undefined && subscription.status !== 'incomplete';
  const days = retries ? RETRY_DAYS[attempts - 1] : undefined;
  const failed = records.invoices.put({
    ...invoice,
    attempt_count: attempts,
    attempted: true,
    next_payment_attempt: days === undefined ? null : world.clock.now() + days * DAY,
  });
  emit(world, records, 'invoice.payment_failed', failed);
  if (!retries || subscription.ended_at !== null) return;
  if (days === undefined) endSubscription(world, records, subscription, 'canceled', 'payment_failed');
  else if (subscription.status !== 'past_due') changeSubscription(world, records, subscription, { status: 'past_due' });
}

/** What a payment means for the subscription it was for. */
export function hearPayment(world: World, records: Records, intent: PaymentIntent): void {
  const invoice = findInvoiceOf(records, intent);
  if (invoice === undefined || invoice.status !== 'open') return;
  if (intent.status === 'succeeded') settleInvoice(world, records, invoice, intent);
  else if (intent.status === 'requires_action') emit(world, records, 'invoice.payment_action_required', invoice);
  else hearFailed(world, records, invoice);
}
