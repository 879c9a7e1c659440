import type Stripe from 'stripe';
import type { Transaction } from '../../platform/database.ts';
import type { Entry } from '../ledger/chart.ts';
import { lockBalances } from '../ledger/ledger.repository.ts';
import { post } from '../ledger/ledger.ts';
import { creditReader } from '../ledger/reader-entries.ts';
import { providerIdOf } from '../provider-ids.ts';
import { type CardRefund, markRefund } from './refund.repository.ts';

/** It has left our balance at the provider. */
async function send(tx: Transaction, refund: CardRefund, refund_id: string): Promise<boolean> {
  const { card_refund_id, usuario_id, amount_cents } = refund;
  return post(tx, {
    kind: 'reembolso_enviado',
    key: `reembolso_enviado:${card_refund_id}`,
    usuario_id,
    provider_id: refund_id,
    entries: [
      ['refund_clearing', -amount_cents],
      ['provider', amount_cents],
    ],
  });
}

/** It goes back to where it was taken from: by the provider, where it had been sent already. */
export async function giveBack(
  tx: Transaction,
  refund: CardRefund,
  refund_id: string | null,
  reason: string,
): Promise<void> {
  const { card_refund_id, usuario_id, amount_cents, is_donation, estado } = refund;
  if (estado === 'fallido') return;
  const wasSent = estado === 'enviado' || estado === 'hecho';
  const back: Entry[] = is_donation
    ? [['donations', amount_cents]]
    : creditReader(await lockBalances(tx, usuario_id), usuario_id, amount_cents);
  await post(tx, {
    kind: 'reembolso_fallido',
    key: `reembolso_fallido:${card_refund_id}`,
    usuario_id,
    ...(refund_id === null ? {} : { provider_id: refund_id }),
    entries: [[wasSent ? 'provider' : 'refund_clearing', -amount_cents], ...back],
  });
  await markRefund(tx, refund, { estado: 'fallido', refund_id, reason });
}

export const hasFailed = ({ status }: Stripe.Refund) => status === 'failed' || status === 'canceled';

/**
 * What the provider says of a refund whose row is locked, in any order: what has failed stays so, what is done is not on
 * its way any more. True when it has just been sent.
 */
export async function settleRefund(tx: Transaction, refund: CardRefund, told: Stripe.Refund): Promise<boolean> {
  if (refund.estado === 'fallido') return false;
  if (hasFailed(told)) {
    await giveBack(tx, refund, told.id, told.failure_reason ?? String(told.status));
    return false;
  }
  const isDone = told.status === 'succeeded';
  const hasLeft = isDone || providerIdOf(told.balance_transaction) !== null;
  const isNew = hasLeft && (await send(tx, refund, told.id));
  // Waiting at the provider it is still ours to send, and nothing is left for us to ask.
  const onItsWay = hasLeft ? 'enviado' : 'pedido';
  const estado = isDone || refund.estado === 'hecho' ? 'hecho' : refund.estado === 'enviado' ? 'enviado' : onItsWay;
  await markRefund(tx, refund, { estado, refund_id: told.id });
  return isNew;
}
