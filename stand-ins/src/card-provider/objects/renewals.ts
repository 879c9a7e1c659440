import type { Records } from '../records.ts';
import type { Invoice, Subscription } from '../wire.ts';
import type { World } from '../world.ts';
import { intentOfInvoice } from './invoice-finding.ts';
import { pay } from './payments.ts';
import {
  billPeriod,
  changeSubscription,
  endSubscription,
  hearPayment,
  itemOf,
  methodOfSubscription,
  settleInvoice,
  startPeriod,
} from './subscription-life.ts';

/** An unpaid beginning is given up after so long. */
const INCOMPLETE_SECONDS = 23 * 3600;

export function chargeInvoice(
  world: World,
  records: Records,
  subscription: Subscription,
  invoice: Invoice,
  offSession: boolean,
): void {
  const intent = intentOfInvoice(records, invoice);
  const method = methodOfSubscription(records, subscription);
  if (intent === undefined) settleInvoice(world, records, invoice);
  else if (method === undefined) hearPayment(world, records, intent);
  else pay(world, records, intent, method, { offSession });
}

/** The next period begins, whatever the clock says. */
export function renew(world: World, records: Records, subscription: Subscription): void {
  const { price, current_period_end } = itemOf(subscription);
  const next = startPeriod(subscription, price, subscription.billing_cycle_anchor, current_period_end);
  const renewed = changeSubscription(world, records, subscription, { items: next.items });
  const invoice = billPeriod(world, records, renewed, 'subscription_cycle');
  chargeInvoice(world, records, records.subscriptions.put({ ...renewed, latest_invoice: invoice.id }), invoice, true);
}

interface Due {
  readonly at: number;
  run(): void;
}

/** What is to happen to a subscription next, and when. */
function nextOf(world: World, records: Records, subscription: Subscription): Due | undefined {
  if (subscription.ended_at !== null) return undefined;
  if (subscription.status === 'incomplete') {
    return {
      at: subscription.created + INCOMPLETE_SECONDS,
      run: () => void endSubscription(world, records, subscription, 'incomplete_expired', 'payment_failed'),
    };
  }
  const invoice = records.invoices.find(String(subscription.latest_invoice));
  const retryAt = invoice?.status === 'open' ? invoice.next_payment_attempt : null;
  const endsAt = itemOf(subscription).current_period_end;
  if (invoice !== undefined && retryAt !== null && retryAt < endsAt) {
    return { at: retryAt, run: () => chargeInvoice(world, records, subscription, invoice, true) };
  }
  return {
    at: endsAt,
    run: () =>
      subscription.cancel_at_period_end
        ? void endSubscription(world, records, subscription, 'canceled', 'cancellation_requested')
        : renew(world, records, subscription),
  };
}

/** Moves the clock on, and does on the way what falls due, one after the other. */
export function advance(world: World, seconds: number): void {
  const until = world.clock.now() + seconds;
  const { platform } = world;
  for (;;) {
    const dues = [...platform.subscriptions.oldestFirst()].flatMap((one) => nextOf(world, platform, one) ?? []);
    const next = dues.reduce<Due | undefined>(
      (first, due) => (first === undefined || due.at < first.at ? due : first),
      undefined,
    );
    if (next === undefined || next.at > until) break;
    world.clock.moveTo(next.at);
    next.run();
  }
  world.clock.moveTo(until);
}
