import type Stripe from 'stripe';
import { type CardPayment, findCardPayment } from '../card-payment.repository.ts';
import { lockBalances } from '../ledger/ledger.repository.ts';
import { post } from '../ledger/ledger.ts';
import { debitReader } from '../ledger/reader-entries.ts';
import type { Applying, EventHandlers, Outcome } from '../provider-events/event-handlers.ts';
import { isOurId, providerIdOf } from '../provider-ids.ts';
import { addCardRefund, type CardRefund, lockRefund } from './refund.repository.ts';
import { describeRefundMail } from './refund-mail.ts';
import { hasFailed, settleRefund } from './settle-refund.ts';

/** Made in the provider's dashboard, or by a try of ours that was given up: the person has it back, and owes what is spent already. */
async function adopt({ tx }: Applying, payment: CardPayment, told: Stripe.Refund): Promise<CardRefund | undefined> {
  const { usuario_id, is_donation, payment_intent_id } = payment;
  const { id, amount } = told;
  const asked = { usuario_id, is_donation, payment_intent_id, amount_cents: amount, refund_id: id };
  const card_refund_id = await addCardRefund(tx, asked);
  if (card_refund_id !== undefined) {
    const from = is_donation
      ? [['donations', -amount] as const]
      : debitReader(await lockBalances(tx, usuario_id), usuario_id, amount);
    await post(tx, {
      kind: is_donation ? 'donacion_devuelta' : 'reembolso',
      key: `${is_donation ? 'donacion_devuelta' : 'reembolso'}:${card_refund_id}`,
      usuario_id,
      provider_id: payment_intent_id,
      entries: [...from, ['refund_clearing', amount]],
    });
  }
  return lockRefund(tx, undefined, id);
}

/** Refused, as it seemed, and so back in the balance: made all the same, it is one that nobody here has asked for. */
const wasGivenUp = ({ estado, refund_id }: CardRefund) => estado === 'fallido' && refund_id === null;

async function applyRefund(told: Stripe.Refund, applying: Applying): Promise<Outcome> {
  const { tx, mail, log } = applying;
  if (told.currency !== 'eur') return { refused: `refunded in ${told.currency}` };
  const ours = told.metadata?.card_refund_id;
  const found = await lockRefund(tx, isOurId(ours) ? ours : undefined, told.id);
  const known = found !== undefined && wasGivenUp(found) && !hasFailed(told) ? undefined : found;
  const intent = providerIdOf(told.payment_intent);
  const payment = known === undefined ? await findCardPayment(tx, intent, providerIdOf(told.charge)) : undefined;
  const refund = known ?? (payment && (await adopt(applying, payment, told)));
  if (refund === undefined) return { unknown: 'a refund of an unknown payment' };
  if (refund.amount_cents !== told.amount) return { refused: `${told.amount} refunded of ${refund.amount_cents}` };
  if (intent !== null && refund.payment_intent_id !== intent) return { refused: 'a refund of another payment' };
  if (refund.refund_id !== null && refund.refund_id !== told.id) return { refused: 'refunded a second time' };
  // Their giver was told that it comes back: somebody has to see to it.
  if (told.status === 'failed' && refund.is_donation && refund.estado !== 'fallido')
    log.error({ refund: refund.card_refund_id, reason: told.failure_reason }, 'a donation could not be given back');
  const letter = (await settleRefund(tx, refund, told)) ? await describeRefundMail(tx, refund) : undefined;
  if (letter !== undefined) await mail(letter);
  return 'applied';
}

/** It names no refund: all of the charge are asked for. */
async function applyRefundsOfCharge({ id }: Stripe.Charge, applying: Applying): Promise<Outcome> {
  const refunds = await applying.stripe.refunds.list({ charge: id, limit: 100 });
  for (const told of refunds.data) {
    const outcome = await applyRefund(told, applying);
    if (outcome !== 'applied') return outcome;
  }
  return 'applied';
}

export const refundHandlers: EventHandlers = {
  'charge.refunded': applyRefundsOfCharge,
  'refund.created': applyRefund,
  'refund.updated': applyRefund,
  'refund.failed': applyRefund,
  'charge.refund.updated': applyRefund,
};
