import type Stripe from 'stripe';
import { type CardPayment, findCardPayment } from '../card-payment.repository.ts';
import type { Entry, Movement } from '../ledger/chart.ts';
import { hasTransfer, lockBalances } from '../ledger/ledger.repository.ts';
import { post } from '../ledger/ledger.ts';
import { creditReader, debitReader } from '../ledger/reader-entries.ts';
import type { Applying, EventHandlers, Outcome } from '../provider-events/event-handlers.ts';
import { providerIdOf } from '../provider-ids.ts';
import { type Dispute, saveDispute } from './dispute.repository.ts';

const takenKey = ({ dispute_id }: Dispute) => `contracargo:${dispute_id}`;

/** From the payer, who owes what is spent already; a donation from the donations. */
async function takeBack({ tx }: Applying, dispute: Dispute, payment: CardPayment): Promise<Movement> {
  const { usuario_id, is_donation } = payment;
  const { dispute_id, amount_cents } = dispute;
  const from: Entry[] = is_donation
    ? [['donations', -amount_cents]]
    : debitReader(await lockBalances(tx, usuario_id), usuario_id, amount_cents);
  return {
    kind: 'contracargo',
    key: takenKey(dispute),
    usuario_id,
    provider_id: dispute_id,
    entries: [['provider', amount_cents], ...from],
  };
}

async function giveAgain({ tx }: Applying, dispute: Dispute, payment: CardPayment): Promise<Movement> {
  const { usuario_id, is_donation } = payment;
  const { dispute_id, amount_cents } = dispute;
  const to: Entry[] = is_donation
    ? [['donations', amount_cents]]
    : creditReader(await lockBalances(tx, usuario_id), usuario_id, amount_cents);
  return {
    kind: 'contracargo_ganado',
    key: `contracargo_ganado:${dispute_id}`,
    usuario_id,
    provider_id: dispute_id,
    entries: [['provider', -amount_cents], ...to],
  };
}

/** What is reinstated before we have heard that it was withdrawn never moved. */
async function move(applying: Applying, dispute: Dispute, payment: CardPayment): Promise<void> {
  const { tx } = applying;
  if (!dispute.funds_withdrawn) return;
  if (!dispute.funds_reinstated) await post(tx, await takeBack(applying, dispute, payment));
  else if (await hasTransfer(tx, takenKey(dispute))) await post(tx, await giveAgain(applying, dispute, payment));
}

const hear =
  (facts: { readonly funds_withdrawn?: true; readonly funds_reinstated?: true } = {}) =>
  async (told: Stripe.Dispute, applying: Applying): Promise<Outcome> => {
    if (told.currency !== 'eur') return { refused: `disputed in ${told.currency}` };
    const charge_id = providerIdOf(told.charge);
    const payment = await findCardPayment(applying.tx, providerIdOf(told.payment_intent), charge_id);
    if (payment === undefined) return { unknown: 'a dispute of an unknown payment' };
    const dispute = await saveDispute(applying.tx, {
      dispute_id: told.id,
      usuario_id: payment.usuario_id,
      payment_intent_id: payment.payment_intent_id,
      charge_id,
      amount_cents: told.amount,
      estado: told.status,
      funds_withdrawn: facts.funds_withdrawn ?? false,
      funds_reinstated: facts.funds_reinstated ?? false,
      created_on: new Date(told.created * 1000),
    });
    if (dispute === undefined) return { refused: 'another amount is disputed than before' };
    await move(applying, dispute, payment);
    return 'applied';
  };

export const disputeHandlers: EventHandlers = {
  'charge.dispute.created': hear(),
  'charge.dispute.updated': hear(),
  'charge.dispute.closed': hear(),
  'charge.dispute.funds_withdrawn': hear({ funds_withdrawn: true }),
  'charge.dispute.funds_reinstated': hear({ funds_reinstated: true }),
};
