import type Stripe from 'stripe';
import { get, idOf, names, type Route } from '../call.ts';
import { invalidRequest } from '../errors.ts';
import { listPage, PAGE_PARAMS } from '../list.ts';
import type { Records } from '../records.ts';
import type { Charge, Dispute } from '../wire.ts';
import { emit, newId, type World } from '../world.ts';
import { moveMoney } from './balance.ts';

const FEE = 1500;
const WEEK = 7 * 86_400;

/** A reader's bank takes the money back, and the provider a fee. */
export function openDispute(world: World, records: Records, charge: Charge, reason: string): Dispute {
  if (charge.disputed) throw invalidRequest(`The charge ${charge.id} is disputed already.`);
  const amount = charge.amount - charge.amount_refunded;
  if (!charge.paid || amount === 0) throw invalidRequest(`There is nothing to dispute about the charge ${charge.id}.`);
  const id = newId('du');
  const withdrawn = moveMoney(world, records, {
    type: 'adjustment',
    category: 'dispute',
    amount: -amount,
    fee: { amount: FEE, description: 'Dispute fee' },
    source: id,
    description: `Chargeback withdrawal for ${charge.id}`,
  });
  const dispute: Dispute = {
    id,
    object: 'dispute',
    amount,
    balance_transactions: [withdrawn],
    charge: charge.id,
    created: world.clock.now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {
      access_activity_log: null,
      billing_address: null,
      cancellation_policy: null,
      cancellation_policy_disclosure: null,
      cancellation_rebuttal: null,
      customer_communication: null,
      customer_email_address: null,
      customer_name: null,
      customer_purchase_ip: null,
      customer_signature: null,
      duplicate_charge_documentation: null,
      duplicate_charge_explanation: null,
      duplicate_charge_id: null,
      enhanced_evidence: {},
      product_description: null,
      receipt: null,
      refund_policy: null,
      refund_policy_disclosure: null,
      refund_refusal_explanation: null,
      service_date: null,
      service_documentation: null,
      shipping_address: null,
      shipping_carrier: null,
      shipping_date: null,
      shipping_documentation: null,
      shipping_tracking_number: null,
      uncategorized_file: null,
      uncategorized_text: null,
    },
    evidence_details: {
      due_by: world.clock.now() + WEEK,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status: 'needs_response',
  };
  records.disputes.put(dispute);
  records.charges.put({ ...charge, disputed: true });
  emit(world, records, 'charge.dispute.created', dispute);
  emit(world, records, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** Won, the money comes back, the fee does not. */
export function closeDispute(world: World, records: Records, dispute: Dispute, outcome: 'won' | 'lost'): Dispute {
  if (dispute.status === 'won' || dispute.status === 'lost') {
    throw invalidRequest(`The dispute ${dispute.id} is closed already.`);
  }
  const returned =
    outcome === 'lost'
      ? []
      : [
          moveMoney(world, records, {
            type: 'adjustment',
            category: 'dispute_reversal',
            amount: dispute.amount,
            source: dispute.id,
            description: `Chargeback reversal for ${String(dispute.charge)}`,
          }),
        ];
  const closed = records.disputes.put({
    ...dispute,
    status: outcome,
    balance_transactions: [...dispute.balance_transactions, ...returned],
  });
  if (outcome === 'won') emit(world, records, 'charge.dispute.funds_reinstated', closed);
  emit(world, records, 'charge.dispute.closed', closed);
  return closed;
}

export const disputeRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/disputes',
    params: names<Stripe.DisputeListParams>(...PAGE_PARAMS, 'created', 'charge', 'payment_intent'),
    handle(call) {
      const [charge, intent] = [call.params.text('charge'), call.params.text('payment_intent')];
      return listPage(
        call,
        call.records.disputes,
        '/v1/disputes',
        (one) => one.charge === (charge ?? one.charge) && one.payment_intent === (intent ?? one.payment_intent),
      );
    },
  },
  {
    method: 'GET',
    path: '/v1/disputes/:id',
    params: [],
    handle: (call) => get(call.records.disputes, 'dispute', idOf(call)),
  },
];
