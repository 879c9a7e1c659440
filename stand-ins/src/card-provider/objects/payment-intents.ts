import type Stripe from 'stripe';
import { type Call, get, idOf, names, type Route } from '../call.ts';
import { invalidRequest } from '../errors.ts';
import { listPage, PAGE_PARAMS } from '../list.ts';
import type { PaymentIntent, PaymentMethod } from '../wire.ts';
import { emit } from '../world.ts';
import { needEuros } from './balance.ts';
import { createIntent } from './new-payment-intent.ts';
import { methodOf } from './payment-methods.ts';
import { pay, refusePayment } from './payments.ts';

const LEAST = 50;
const MOST = 99_999_999;

function amountOf(call: Call): number {
  const amount = call.params.needWhole('amount');
  if (amount < LEAST) {
    const message = `Amount must be at least €${(LEAST / 100).toFixed(2)} eur`;
    throw invalidRequest(message, { code: 'amount_too_small', param: 'amount' });
  }
  if (amount > MOST) {
    throw invalidRequest('Amount must be no more than €999,999.99', { code: 'amount_too_large', param: 'amount' });
  }
  return amount;
}

/** A card that a customer has saved is only theirs to pay with. */
function methodFor(call: Call, id: string, customer: string | null): PaymentMethod {
  const method = methodOf(call, id);
  if (method.customer === null || method.customer === customer) return method;
  const message = `The PaymentMethod ${id} belongs to a Customer. Please include the Customer in the \`customer\` parameter on the PaymentIntent.`;
  throw invalidRequest(message, { code: 'payment_method_customer_mismatch', param: 'payment_method' });
}

function create(call: Call): PaymentIntent {
  const { world, records, params } = call;
  const amount = amountOf(call);
  needEuros(call);
  params.choice('capture_method', ['automatic', 'automatic_async']);
  const customerId = params.text('customer');
  const customer = customerId === undefined ? null : get(records.customers, 'customer', customerId, 'customer').id;
  const methodId = params.text('payment_method');
  const method = methodId === undefined ? undefined : methodFor(call, methodId, customer);
  const confirm = params.flag('confirm') ?? false;
  if (confirm && method === undefined) {
    const message = 'You cannot confirm this PaymentIntent because it’s missing a payment method.';
    throw invalidRequest(message, { code: 'payment_intent_unexpected_state' });
  }
  const intent = createIntent(world, records, {
    ...(params.has('allowed_payment_method_types') && { types: params.listOfTexts('allowed_payment_method_types') }),
    amount,
    customer,
    description: params.text('description') ?? null,
    metadata: params.metadata(),
    receiptEmail: params.text('receipt_email') ?? null,
    saveCard: params.choice('setup_future_usage', ['on_session', 'off_session']) ?? null,
    transferGroup: params.text('transfer_group') ?? null,
    descriptorSuffix: params.text('statement_descriptor_suffix') ?? null,
    method,
  });
  if (!confirm || method === undefined) return intent;
  return refusePayment(pay(world, records, intent, method, { offSession: params.flag('off_session') ?? false }));
}

function wrongState(intent: PaymentIntent, verb: string) {
  const message = `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`;
  return invalidRequest(message, { code: 'payment_intent_unexpected_state', payment_intent: intent });
}

/** A browser has to know its secret. */
function intentOf(call: Call): PaymentIntent {
  const intent = get(call.records.payment_intents, 'payment_intent', idOf(call), 'intent');
  const secret = call.params.text('client_secret');
  if (secret === intent.client_secret || (secret === undefined && !call.fromBrowser)) return intent;
  throw invalidRequest(
    'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
    {
      code: 'payment_intent_invalid_parameter',
      param: 'client_secret',
    },
  );
}

function confirm(call: Call): PaymentIntent {
  const { world, records, params } = call;
  const intent = intentOf(call);
  const confirmable = ['requires_payment_method', 'requires_confirmation', 'requires_action'];
  if (!confirmable.includes(intent.status)) throw wrongState(intent, 'confirm');
  const usage = params.choice('setup_future_usage', ['on_session', 'off_session']);
  const methodId = params.text('payment_method') ?? intent.payment_method;
  if (typeof methodId !== 'string') {
    const message = 'You cannot confirm this PaymentIntent because it’s missing a payment method.';
    throw invalidRequest(message, { code: 'payment_intent_unexpected_state', payment_intent: intent });
  }
  const method = methodFor(call, methodId, typeof intent.customer === 'string' ? intent.customer : null);
  const wanted = { ...intent, ...(usage !== undefined && { setup_future_usage: usage }) };
  return refusePayment(pay(world, records, wanted, method, { offSession: params.flag('off_session') ?? false }));
}

function update(call: Call): PaymentIntent {
  const { records, params } = call;
  const intent = intentOf(call);
  if (params.has('amount') && !intent.status.startsWith('requires_')) throw wrongState(intent, 'update');
  return records.payment_intents.put({
    ...intent,
    ...(params.has('amount') && { amount: amountOf(call) }),
    ...(params.has('description') && { description: params.text('description') ?? null }),
    ...(params.has('receipt_email') && { receipt_email: params.text('receipt_email') ?? null }),
    metadata: params.metadata(intent.metadata),
  });
}

function cancel(call: Call): PaymentIntent {
  const { world, records, params } = call;
  const intent = intentOf(call);
  if (!intent.status.startsWith('requires_')) throw wrongState(intent, 'cancel');
  const reasons = ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'] as const;
  const canceled = records.payment_intents.put({
    ...intent,
    status: 'canceled',
    canceled_at: world.clock.now(),
    cancellation_reason: params.choice('cancellation_reason', reasons) ?? null,
    next_action: null,
  });
  emit(world, records, 'payment_intent.canceled', canceled);
  return canceled;
}

const CREATE_PARAMS = names<Stripe.PaymentIntentCreateParams>(
  'amount',
  'currency',
  'allowed_payment_method_types',
  'automatic_payment_methods',
  'capture_method',
  'confirm',
  'customer',
  'description',
  'metadata',
  'off_session',
  'payment_method',
  'receipt_email',
  'return_url',
  'setup_future_usage',
  'statement_descriptor_suffix',
  'transfer_group',
);

export const paymentIntentRoutes: readonly Route[] = [
  { method: 'POST', path: '/v1/payment_intents', params: CREATE_PARAMS, handle: create },
  {
    method: 'GET',
    path: '/v1/payment_intents',
    params: names<Stripe.PaymentIntentListParams>(...PAGE_PARAMS, 'created', 'customer'),
    handle(call) {
      const customer = call.params.text('customer');
      const { payment_intents } = call.records;
      return listPage(
        call,
        payment_intents,
        '/v1/payment_intents',
        (one) => one.customer === (customer ?? one.customer),
      );
    },
  },
  {
    method: 'GET',
    path: '/v1/payment_intents/:id',
    params: names<Stripe.PaymentIntentRetrieveParams>('client_secret'),
    browser: true,
    handle: intentOf,
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id',
    params: names<Stripe.PaymentIntentUpdateParams>('amount', 'currency', 'description', 'metadata', 'receipt_email'),
    handle: update,
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    params: [
      ...names<Stripe.PaymentIntentConfirmParams>(
        'off_session',
        'payment_method',
        'return_url',
        'setup_future_usage',
        'use_stripe_sdk',
      ),
      'client_secret',
    ],
    browser: true,
    handle: confirm,
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/cancel',
    params: names<Stripe.PaymentIntentCancelParams>('cancellation_reason'),
    handle: cancel,
  },
];
