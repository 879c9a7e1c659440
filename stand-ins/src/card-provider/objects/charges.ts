import type Stripe from 'stripe';
import { get, idOf, names, type Route } from '../call.ts';
import type { Decline } from '../cards.ts';
import { listPage, PAGE_PARAMS } from '../list.ts';
import type { Records } from '../records.ts';
import type { Charge, PaymentIntent, PaymentMethod } from '../wire.ts';
import { emit, newId, type World } from '../world.ts';
import { moveMoney } from './balance.ts';

/** 1.5 % and 25 cents. */
const feeOf = (amount: number) => Math.round((amount * 15) / 1000) + 25;

type CardDetails = NonNullable<NonNullable<Charge['payment_method_details']>['card']>;

function cardDetails({ card }: PaymentMethod, amount: number, authenticated: boolean): CardDetails {
  return {
    amount_authorized: amount,
    authorization_code: null,
    brand: card?.brand ?? null,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: card?.country ?? null,
    electronic_commerce_indicator: null,
    exp_month: card?.exp_month ?? 0,
    exp_year: card?.exp_year ?? 0,
    fingerprint: card?.fingerprint ?? null,
    funding: card?.funding ?? null,
    installments: null,
    last4: card?.last4 ?? null,
    mandate: null,
    network: card?.brand ?? null,
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: authenticated
      ? {
          authentication_flow: 'challenge',
          electronic_commerce_indicator: '05',
          exemption_indicator: null,
          result: 'authenticated',
          result_reason: null,
          transaction_id: null,
          version: '2.2.0',
        }
      : null,
    transaction_link_id: null,
    wallet: null,
  };
}

/** One try to take the money. What it was declined for, if it was. */
export function charge(
  world: World,
  records: Records,
  intent: PaymentIntent,
  method: PaymentMethod,
  { decline, authenticated }: { decline: Decline | undefined; authenticated: boolean },
): Charge {
  const id = newId('ch');
  const paid = decline === undefined;
  const first: Charge = {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'POLIEDRO',
    captured: paid,
    created: world.clock.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: paid ? 'approved_by_network' : 'declined_by_network',
      reason: decline?.decline_code ?? null,
      risk_level: 'normal',
      risk_score: 20,
      seller_message: paid ? 'Payment complete.' : 'The bank did not return any further details with this decline.',
      type: paid ? 'authorized' : 'issuer_declined',
    },
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { card: cardDetails(method, intent.amount, authenticated), type: 'card' },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: paid ? `${world.base}/receipts/${id}` : null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: intent.transfer_group,
  };
  records.charges.put(first);
  emit(world, records, paid ? 'charge.succeeded' : 'charge.failed', first);
  return first;
}

/** The money arrives a moment after the charge has succeeded: the first event does not know of it yet. */
export function bookCharge(world: World, records: Records, charged: Charge): Charge {
  const { id } = moveMoney(world, records, {
    type: 'charge',
    category: 'charge',
    amount: charged.amount,
    fee: { amount: feeOf(charged.amount), description: 'Stripe processing fees' },
    source: charged.id,
    description: charged.description,
    waits: true,
  });
  const booked = records.charges.put({ ...charged, balance_transaction: id });
  emit(world, records, 'charge.updated', booked, { balance_transaction: null });
  return booked;
}

export const chargeRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/charges',
    params: names<Stripe.ChargeListParams>(...PAGE_PARAMS, 'created', 'customer', 'payment_intent', 'transfer_group'),
    handle(call) {
      const [customer, intent] = [call.params.text('customer'), call.params.text('payment_intent')];
      return listPage(
        call,
        call.records.charges,
        '/v1/charges',
        (one) => one.customer === (customer ?? one.customer) && one.payment_intent === (intent ?? one.payment_intent),
      );
    },
  },
  {
    method: 'GET',
    path: '/v1/charges/:id',
    params: [],
    handle: (call) => get(call.records.charges, 'charge', idOf(call)),
  },
];
