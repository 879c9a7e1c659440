import type { Transaction } from '../../platform/database.ts';
import { post } from '../ledger/ledger.ts';
import { addCardRefund } from '../refunds/refund.repository.ts';

export interface PaidDonation {
  readonly usuario_id: number;
  readonly payment_intent_id: string;
  readonly amount_cents: number;
}

const REFUNDED = {
  name: 'donation-refunded-cents',
  text: `select coalesce(sum(amount_cents), 0)::float8 as cents from card_refunds
    where payment_intent_id = $1 and is_donation and estado <> 'fallido'`,
};

const DONATED = {
  name: 'donation-cents',
  text: `select coalesce(sum(e.amount_cents), 0)::float8 as cents from ledger_transfers t
    join ledger_entries e using (transfer_id) join ledger_accounts a using (account_id)
    where t.kind = 'donacion' and t.provider_id = $1 and a.kind = 'donations'`,
};

async function readCents(tx: Transaction, statement: typeof REFUNDED, payment_intent_id: string): Promise<number> {
  return (await tx.query<{ cents: number }>(statement, [payment_intent_id]))[0]?.cents ?? 0;
}

/** What is left of it back to the card; wake the job after the commit. Whoever asks holds the row of the subscription. */
export async function refundDonation(
  tx: Transaction,
  { usuario_id, payment_intent_id, amount_cents: paid }: PaidDonation,
  most = paid,
): Promise<string | undefined> {
  const amount_cents = Math.min(most, paid - (await readCents(tx, REFUNDED, payment_intent_id)));
  if (amount_cents <= 0) return undefined;
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

/** As much as a refund that has failed was of, once. */
export async function refundDonationAgain(tx: Transaction, failed: PaidDonation): Promise<string | undefined> {
  const amount_cents = await readCents(tx, DONATED, failed.payment_intent_id);
  return refundDonation(tx, { ...failed, amount_cents }, failed.amount_cents);
}
