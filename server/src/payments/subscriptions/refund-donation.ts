import type { Transaction } from '../../platform/database.ts';
import { post } from '../ledger/ledger.ts';
import { addCardRefund } from '../refunds/refund.repository.ts';

export interface PaidDonation {
  readonly usuario_id: number;
  readonly payment_intent_id: string;
  readonly amount_cents: number;
}

const IS_REFUNDED = {
  name: 'donation-is-refunded',
  text: `select 1 from card_refunds where payment_intent_id = $1 and is_donation and estado <> 'fallido'`,
};

/** Back to the card, once; wake the job after the commit. Whoever asks holds the row of the subscription. */
export async function refundDonation(tx: Transaction, donation: PaidDonation): Promise<string | undefined> {
  const { usuario_id, payment_intent_id, amount_cents } = donation;
  if ((await tx.query(IS_REFUNDED, [payment_intent_id])).length > 0) return undefined;
  const card_refund_id = await addCardRefund(tx, { usuario_id, payment_intent_id, amount_cents, is_donation: true });
  await post(tx, {
    kind: 'donacion_devuelta',
    key: `donacion_devuelta:${card_refund_id}`,
    usuario_id,
    provider_id: payment_intent_id,
    entries: [
      ['donations', -amount_cents],
      ['refund_clearing', amount_cents],
    ],
  });
  return card_refund_id;
}
