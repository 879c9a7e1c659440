import type Stripe from 'stripe';
import { type Call, get, idOf, names, type Route } from '../call.ts';
import { cardOf, type TestCard } from '../cards.ts';
import { invalidRequest, noSuch, ProviderError } from '../errors.ts';
import { listPage, PAGE_PARAMS } from '../list.ts';
import type { PaymentMethod, Price, Subscription } from '../wire.ts';
import { emit } from '../world.ts';
import { intentOfInvoice } from './invoice-finding.ts';
import { openInvoice } from './new-invoice.ts';
import { buildSubscription } from './new-subscription.ts';
import { cardNameOf, findMethod } from './payment-methods.ts';
import { pay, wantsAuthentication } from './payments.ts';
import { getPrice, planOf } from './prices.ts';
import { chargeInvoice } from './renewals.ts';
import {
  billPeriod,
  changeSubscription,
  endSubscription,
  intervalOf,
  itemOf,
  methodOfSubscription,
  nameOf,
  startPeriod,
} from './subscription-life.ts';

const BEHAVIOURS = ['allow_incomplete', 'default_incomplete', 'error_if_incomplete', 'pending_if_incomplete'] as const;
const PRORATIONS = ['always_invoice', 'create_prorations', 'none'] as const;

/** Nothing is changed where it could not be paid. */
function refuseUnpayable({ records }: Call, method: PaymentMethod | undefined): void {
  const { decline }: TestCard = method === undefined ? cardOf('chargeDeclined') : cardOf(cardNameOf(records, method));
  if (decline !== undefined) throw new ProviderError(402, 'card_error', decline.message, { ...decline });
  if (method !== undefined && wantsAuthentication(records, method)) {
    const message = 'Payment for this subscription requires additional user action before it can be completed.';
    throw new ProviderError(402, 'card_error', message, { code: 'subscription_payment_intent_requires_action' });
  }
}

function create(call: Call): Subscription {
  const { world, records, params } = call;
  const customer = get(records.customers, 'customer', params.needText('customer'), 'customer');
  const [item] = params.listOfGroups('items');
  if (item === undefined)
    throw invalidRequest('Missing required param: items.', { code: 'parameter_missing', param: 'items' });
  const price = getPrice(world, item.needText('price'), 'items[0][price]');
  const behaviour = params.choice('payment_behavior', BEHAVIOURS) ?? 'allow_incomplete';
  const methodId = params.text('default_payment_method');
  const chosen = methodId === undefined ? undefined : findMethod(call, methodId, customer.id);
  const wanted = buildSubscription(call, customer.id, price, chosen);
  const method = methodOfSubscription(records, wanted);
  if (behaviour === 'error_if_incomplete') refuseUnpayable(call, method);
  if (behaviour === 'allow_incomplete' && method === undefined) {
    const message = 'This customer has no attached payment source or default payment method.';
    throw invalidRequest(message, { code: 'resource_missing' });
  }
  records.subscriptions.put(wanted);
  const invoice = billPeriod(world, records, wanted, 'subscription_create');
  const begun = records.subscriptions.put({ ...wanted, latest_invoice: invoice.id });
  emit(world, records, 'customer.subscription.created', begun);
  const intent = intentOfInvoice(records, invoice);
  if (intent === undefined || method === undefined) return begun;
  if (behaviour === 'default_incomplete') {
    records.payment_intents.put({ ...intent, payment_method: method.id, status: 'requires_confirmation' });
  } else {
    pay(world, records, intent, method, { offSession: params.flag('off_session') ?? false });
  }
  return get(records.subscriptions, 'subscription', wanted.id);
}

/** What is left of the period costs more now, or less. */
function prorationOf(call: Call, subscription: Subscription, price: Price): number {
  const { current_period_start: start, current_period_end: end, price: before } = itemOf(subscription);
  const left = Math.max(0, end - call.world.clock.now()) / (end - start);
  return Math.round(((price.unit_amount ?? 0) - (before.unit_amount ?? 0)) * left);
}

function changePrice(call: Call, subscription: Subscription, price: Price): Subscription {
  const { world, records, params } = call;
  const item = itemOf(subscription);
  if (item.price.id === price.id) return subscription;
  const now = world.clock.now();
  const prorating = params.choice('proration_behavior', PRORATIONS) ?? 'create_prorations';
  const trialEnd = params.whole('trial_end');
  const newCycle = intervalOf(item.price) !== intervalOf(price) && trialEnd === undefined;
  if (params.text('payment_behavior') === 'error_if_incomplete' && (newCycle || prorating === 'always_invoice')) {
    refuseUnpayable(call, methodOfSubscription(records, subscription));
  }
  // A new cycle begins anew: only what is left of the old one is taken into account.
  const unused = newCycle ? prorationOf(call, subscription, { ...price, unit_amount: 0 }) : 0;
  const difference = prorating === 'none' ? 0 : newCycle ? unused : prorationOf(call, subscription, price);
  const priced: Subscription = {
    ...subscription,
    items: { ...subscription.items, data: [{ ...item, price, plan: planOf(price) }] },
    // Until then nothing is to be paid, and the new cycle begins there.
    ...(trialEnd !== undefined && {
      billing_cycle_anchor: trialEnd,
      status: 'trialing' as const,
      trial_start: now,
      trial_end: trialEnd,
    }),
  };
  const owed = (records.prorations.find(subscription.id)?.amount ?? 0) + difference;
  const invoicesNow = !newCycle && prorating === 'always_invoice' && owed > 0;
  records.prorations.put({ id: subscription.id, amount: invoicesNow ? 0 : owed });
  if (!newCycle && !invoicesNow) return priced;
  const begun = records.subscriptions.put(newCycle ? startPeriod(priced, price, now, now) : priced);
  const invoice = newCycle
    ? billPeriod(world, records, begun, 'subscription_update')
    : openInvoice(world, records, begun, {
        reason: 'subscription_update',
        period: { start: now, end: item.current_period_end },
        lines: [{ description: `Remaining time on ${nameOf(price)}`, amount: owed, proration: true }],
      });
  const billed = records.subscriptions.put({ ...begun, latest_invoice: invoice.id });
  chargeInvoice(world, records, billed, invoice, params.flag('off_session') ?? false);
  return get(records.subscriptions, 'subscription', subscription.id);
}

function update(call: Call): Subscription {
  const { world, records, params } = call;
  const before = get(records.subscriptions, 'subscription', idOf(call));
  if (before.ended_at !== null) {
    throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.');
  }
  const priceId = params.listOfGroups('items')[0]?.text('price');
  const methodId = params.text('default_payment_method');
  if (methodId !== undefined) findMethod(call, methodId, String(before.customer));
  const ends = params.flag('cancel_at_period_end');
  const changed: Subscription = {
    ...before,
    ...(methodId !== undefined && { default_payment_method: methodId }),
    ...(params.has('description') && { description: params.text('description') ?? null }),
    ...(ends !== undefined && {
      cancel_at_period_end: ends,
      cancel_at: ends ? itemOf(before).current_period_end : null,
      canceled_at: ends ? world.clock.now() : null,
      cancellation_details: ends
        ? { comment: null, feedback: null, feedback_option: null, reason: 'cancellation_requested' as const }
        : null,
    }),
    metadata: params.metadata(before.metadata),
  };
  const priced =
    priceId === undefined ? changed : changePrice(call, changed, getPrice(world, priceId, 'items[0][price]'));
  return changeSubscription(world, records, before, priced);
}

function cancel(call: Call): Subscription {
  const { world, records } = call;
  const subscription = get(records.subscriptions, 'subscription', idOf(call));
  if (subscription.ended_at !== null) throw noSuch('subscription', subscription.id);
  return endSubscription(world, records, subscription, 'canceled', 'cancellation_requested');
}

const CHANGEABLE = names<Stripe.SubscriptionCreateParams & Stripe.SubscriptionUpdateParams>(
  'cancel_at_period_end',
  'default_payment_method',
  'description',
  'items',
  'metadata',
  'off_session',
  'payment_behavior',
  'payment_settings',
  'proration_behavior',
);

export const subscriptionRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/subscriptions',
    params: [...CHANGEABLE, ...names<Stripe.SubscriptionCreateParams>('customer')],
    handle: create,
  },
  {
    method: 'GET',
    path: '/v1/subscriptions',
    params: names<Stripe.SubscriptionListParams>(...PAGE_PARAMS, 'created', 'customer', 'status'),
    handle(call) {
      const { params, records } = call;
      const [customer, status] = [params.text('customer'), params.text('status')];
      const hasStatus = (one: Subscription) =>
        status === 'all' || (status === undefined ? one.status !== 'canceled' : one.status === status);
      return listPage(
        call,
        records.subscriptions,
        '/v1/subscriptions',
        (one) => one.customer === (customer ?? one.customer) && hasStatus(one),
      );
    },
  },
  {
    method: 'GET',
    path: '/v1/subscriptions/:id',
    params: [],
    handle: (call) => get(call.records.subscriptions, 'subscription', idOf(call)),
  },
  {
    method: 'POST',
    path: '/v1/subscriptions/:id',
    params: [...CHANGEABLE, ...names<Stripe.SubscriptionUpdateParams>('trial_end')],
    handle: update,
  },
  {
    method: 'DELETE',
    path: '/v1/subscriptions/:id',
    params: names<Stripe.SubscriptionCancelParams>('cancellation_details', 'invoice_now', 'prorate'),
    handle: cancel,
  },
];
