import type Stripe from 'stripe';
import { type Call, get, idOf, names, type Route } from '../call.ts';
import { cardOf, type TestCard } from '../cards.ts';
import { invalidRequest } from '../errors.ts';
import { listPage, PAGE_PARAMS } from '../list.ts';
import type { Records } from '../records.ts';
import type { Charge, Metadata, Refund } from '../wire.ts';
import { emit, newId, type World } from '../world.ts';
import { moveMoney } from './balance.ts';

const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

interface Wanted {
  readonly amount: number | undefined;
  readonly reason: Refund['reason'];
  readonly metadata: Metadata;
}

const euros = (cents: number) => `€${(cents / 100).toFixed(2)}`;

function amountLeft(charge: Charge, wanted: number | undefined): number {
  const left = charge.amount_captured - charge.amount_refunded;
  if (charge.disputed) {
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  if (left === 0) {
    const message = `Charge ${charge.id} has already been refunded.`;
    throw invalidRequest(message, { code: 'charge_already_refunded' });
  }
  const amount = wanted ?? left;
  if (amount < 1) throw invalidRequest('Invalid positive integer', { param: 'amount' });
  if (amount > left) {
    const message = `Refund amount (${euros(amount)}) is greater than unrefunded amount on charge (${euros(left)})`;
    throw invalidRequest(message, { param: 'amount' });
  }
  return amount;
}

function changeRefunded(world: World, records: Records, charge: Charge, by: number): Charge {
  const amount_refunded = charge.amount_refunded + by;
  const changed = records.charges.put({ ...charge, amount_refunded, refunded: amount_refunded === charge.amount });
  if (by > 0) emit(world, records, 'charge.refunded', changed, { amount_refunded: charge.amount_refunded });
  return changed;
}

/** Also what somebody does by hand on the provider's own pages. */
export function refundCharge(world: World, records: Records, charge: Charge, wanted: Wanted): Refund {
  const amount = amountLeft(charge, wanted.amount);
  const card: TestCard = cardOf(records.cards.find(charge.payment_method ?? '')?.card ?? 'visa');
  const pending = card.refund === 'pending' || world.faults.take('refund_pending', '/v1/refunds') !== undefined;
  const id = newId('re');
  const moved = moveMoney(world, records, {
    type: 'refund',
    category: 'refund',
    amount: -amount,
    source: id,
    description: `REFUND FOR CHARGE (${charge.description ?? charge.id})`,
  });
  const refund: Refund = {
    id,
    object: 'refund',
    amount,
    balance_transaction: moved.id,
    charge: charge.id,
    created: world.clock.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata: wanted.metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    ...(pending && { pending_reason: 'processing' }),
    reason: wanted.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: pending ? 'pending' : 'succeeded',
    transfer_reversal: null,
  };
  records.refunds.put(refund);
  changeRefunded(world, records, charge, amount);
  emit(world, records, 'refund.created', refund);
  if (card.refund === 'fails_later') return settleRefund(world, records, refund, 'failed');
  return refund;
}

/** A bank has taken it, or, even after that, given it back. */
export function settleRefund(world: World, records: Records, before: Refund, status: 'succeeded' | 'failed'): Refund {
  if (before.status === 'failed' || before.status === status) {
    throw invalidRequest(`The refund ${before.id} is ${before.status} already.`);
  }
  const { pending_reason: _, ...refund } = before;
  const charge = get(records.charges, 'charge', String(refund.charge));
  let settled: Refund = { ...refund, status };
  if (status === 'failed') {
    const back = moveMoney(world, records, {
      type: 'refund_failure',
      category: 'refund_failure',
      amount: refund.amount,
      source: refund.id,
      description: `REFUND FAILURE (${charge.description ?? charge.id})`,
    });
    settled = { ...settled, failure_balance_transaction: back.id, failure_reason: 'lost_or_stolen_card' };
    changeRefunded(world, records, charge, -refund.amount);
  }
  records.refunds.put(settled);
  emit(world, records, 'refund.updated', settled, { status: before.status });
  emit(world, records, 'charge.refund.updated', settled, { status: before.status });
  if (status === 'failed') emit(world, records, 'refund.failed', settled);
  return settled;
}

function chargeToRefund({ records, params }: Call): Charge {
  const intentId = params.text('payment_intent');
  if (intentId === undefined) return get(records.charges, 'charge', params.needText('charge'), 'charge');
  const intent = get(records.payment_intents, 'payment_intent', intentId, 'payment_intent');
  const charge = records.charges.find(String(intent.latest_charge));
  if (charge?.paid) return charge;
  const message = `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`;
  throw invalidRequest(message, { code: 'payment_intent_unexpected_state' });
}

function create(call: Call): Refund {
  const { world, records, params } = call;
  const charge = chargeToRefund(call);
  if (!charge.paid) throw invalidRequest(`Charge ${charge.id} was not paid.`, { code: 'charge_not_refundable' });
  return refundCharge(world, records, charge, {
    amount: params.whole('amount'),
    reason: params.choice('reason', REASONS) ?? null,
    metadata: params.metadata(),
  });
}

export const refundRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/refunds',
    params: names<Stripe.RefundCreateParams>('amount', 'charge', 'metadata', 'payment_intent', 'reason'),
    handle: create,
  },
  {
    method: 'GET',
    path: '/v1/refunds',
    params: names<Stripe.RefundListParams>(...PAGE_PARAMS, 'created', 'charge', 'payment_intent'),
    handle(call) {
      const [charge, intent] = [call.params.text('charge'), call.params.text('payment_intent')];
      return listPage(
        call,
        call.records.refunds,
        '/v1/refunds',
        (one) => one.charge === (charge ?? one.charge) && one.payment_intent === (intent ?? one.payment_intent),
      );
    },
  },
  {
    method: 'GET',
    path: '/v1/refunds/:id',
    params: [],
    handle: (call) => get(call.records.refunds, 'refund', idOf(call)),
  },
];
