import type { Transaction } from '../../platform/database.ts';

export interface Dispute {
  readonly dispute_id: string;
  readonly amount_cents: number;
  readonly funds_withdrawn: boolean;
  readonly funds_reinstated: boolean;
}

export interface DisputeNews {
  readonly dispute_id: string;
  readonly usuario_id: number;
  readonly payment_intent_id: string;
  readonly charge_id: string | null;
  readonly amount_cents: number;
  readonly estado: string;
  readonly funds_withdrawn: boolean;
  readonly funds_reinstated: boolean;
  readonly created_on: Date;
}

const SAVE = {
  name: 'dispute-save',
  text: `insert into disputes (dispute_id, usuario_id, payment_intent_id, charge_id, amount_cents, estado,
      funds_withdrawn, funds_reinstated, created_on)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    on conflict (dispute_id) do update set updated_on = now(),
      estado = case when disputes.estado in ('won', 'lost', 'warning_closed', 'prevented') then disputes.estado else excluded.estado end,
      funds_withdrawn = disputes.funds_withdrawn or excluded.funds_withdrawn,
      funds_reinstated = disputes.funds_reinstated or excluded.funds_reinstated
      where disputes.amount_cents = excluded.amount_cents
    returning dispute_id, amount_cents, funds_withdrawn, funds_reinstated`,
};

/** With all that has been told of it so far; its row is locked. Undefined where it was of another amount before. */
export async function saveDispute(tx: Transaction, news: DisputeNews): Promise<Dispute | undefined> {
  const { dispute_id, usuario_id, payment_intent_id, charge_id, amount_cents, estado } = news;
  const [saved] = await tx.query<Dispute>(SAVE, [
    ...[dispute_id, usuario_id, payment_intent_id, charge_id, amount_cents, estado],
    ...[news.funds_withdrawn, news.funds_reinstated, news.created_on],
  ]);
  return saved;
}
