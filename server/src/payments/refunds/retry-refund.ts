import type { Transaction } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { lockBalances } from '../ledger/ledger.repository.ts';
import { refundDonationAgain } from '../subscriptions/refund-donation.ts';
import { hastenRefund, wasAskedAgain } from './open-refund.repository.ts';
import { type CardRefund, listRefundable, lockRefund } from './refund.repository.ts';
import { takePart } from './refund.service.ts';

/** What has failed went back to where it came from: it is taken from there again, once, if it is still there. */
async function takeAgain(tx: Transaction, refund: CardRefund): Promise<string> {
  const { card_refund_id, usuario_id, payment_intent_id, amount_cents, is_donation } = refund;
  // All that touches this money waits: whoever asks twice at once, and who asks for it themselves.
  const { reader, debt } = await lockBalances(tx, usuario_id);
  if (await wasAskedAgain(tx, card_refund_id)) throw new DomainError('nothing_to_refund');
  if (is_donation) {
    const again = await refundDonationAgain(tx, { usuario_id, payment_intent_id, amount_cents });
    if (again === undefined) throw new DomainError('nothing_to_refund');
    return again;
  }
  const payments = await listRefundable(tx, usuario_id);
  const left = payments.find((payment) => payment.payment_intent_id === payment_intent_id)?.left_cents ?? 0;
  if (debt > 0 || reader < amount_cents || left < amount_cents) throw new DomainError('nothing_to_refund');
  return takePart(tx, usuario_id, { payment_intent_id, left_cents: amount_cents });
}

/** Asks the provider now, or anew for what it has refused; the refund to wake the job for after the commit. */
export async function retryRefund(tx: Transaction, card_refund_id: string): Promise<string> {
  const refund = await lockRefund(tx, card_refund_id, '');
  if (refund === undefined) throw new DomainError('not_found', { card_refund_id });
  if (refund.estado === 'fallido') return takeAgain(tx, refund);
  if (!(await hastenRefund(tx, card_refund_id))) throw new DomainError('nothing_to_refund');
  return card_refund_id;
}
