import type { Call } from '../call.ts';
import { wholeList } from '../list.ts';
import type { PaymentMethod, Price, Subscription } from '../wire.ts';
import { newId } from '../world.ts';
import { CURRENCY } from './balance.ts';
import { planOf } from './prices.ts';
import { periodEnd } from './subscription-life.ts';

/** One that nothing has been paid of yet. */
export function buildSubscription(
  call: Call,
  customer: string,
  price: Price,
  method: PaymentMethod | undefined,
): Subscription {
  const { world, params } = call;
  const now = world.clock.now();
  const id = newId('sub');
  const saves = params.group('payment_settings').choice('save_default_payment_method', ['off', 'on_subscription']);
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: params.flag('cancel_at_period_end') ?? false,
    canceled_at: null,
    cancellation_details: null,
    collection_method: 'charge_automatically',
    created: now,
    currency: CURRENCY,
    customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: method?.id ?? null,
    default_source: null,
    default_tax_rates: [],
    description: params.text('description') ?? null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: wholeList(`/v1/subscription_items?subscription=${id}`, [
      {
        id: newId('si', 14),
        object: 'subscription_item',
        billing_thresholds: null,
        created: now,
        current_period_end: periodEnd(now, now, price),
        current_period_start: now,
        current_trial: null,
        discounts: [],
        metadata: {},
        plan: planOf(price),
        price,
        quantity: 1,
        subscription: id,
        tax_rates: [],
      },
    ]),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: params.metadata(),
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: saves ?? 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
  };
}
