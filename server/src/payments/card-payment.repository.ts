import type { Queryable } from '../platform/database.ts';

/** Money that came by card: a top-up, or a donation. */
export interface CardPayment {
  readonly usuario_id: number;
  readonly payment_intent_id: string;
  readonly is_donation: boolean;
}

const FIND = {
  name: 'card-payment-find',
  text: `select usuario_id::float8 as usuario_id, payment_intent_id, false as is_donation from top_ups
      where payment_intent_id = $1 or charge_id = $2
    union all
    select usuario_id::float8, provider_id, true from ledger_transfers where kind = 'donacion' and provider_id = $1`,
};

/** Undefined where it is nobody's, or not known yet: the news of a donation may come after that of its refund. */
export const findCardPayment = async (
  db: Queryable,
  payment_intent_id: string | null,
  charge_id: string | null,
): Promise<CardPayment | undefined> => (await db.query<CardPayment>(FIND, [payment_intent_id, charge_id]))[0];
