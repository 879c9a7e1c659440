import { randomUUID } from 'node:crypto';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { RETRY_PAUSE } from '../retry-pause.ts';

export interface CardRefund {
  readonly card_refund_id: string;
  readonly usuario_id: number;
  readonly payment_intent_id: string;
  readonly is_donation: boolean;
  readonly refund_id: string | null;
  readonly amount_cents: number;
  readonly estado: 'pedido' | 'enviado' | 'hecho' | 'fallido';
  readonly refusals: number;
}

const COLUMNS = `select card_refund_id, usuario_id::float8 as usuario_id, payment_intent_id, is_donation, refund_id,
  amount_cents, estado, refusals from card_refunds`;

const ADD = {
  name: 'card-refund-add',
  text: `insert into card_refunds (card_refund_id, usuario_id, payment_intent_id, is_donation, amount_cents, refund_id,
      next_try_on, created_on)
    values ($1, $2, $3, $4, $5, $6, case when $6::text is null then now() end, clock_timestamp())
    on conflict (refund_id) do nothing returning card_refund_id`,
};

type NewRefund = Pick<CardRefund, 'usuario_id' | 'payment_intent_id' | 'is_donation' | 'amount_cents'> & {
  /** Where the provider has made it already. */
  readonly refund_id?: string;
};

/** Its id; undefined where the provider's is known already. */
export async function addCardRefund(
  tx: Transaction,
  refund: NewRefund & { refund_id: string },
): Promise<string | undefined>;
export async function addCardRefund(tx: Transaction, refund: NewRefund): Promise<string>;
export async function addCardRefund(tx: Transaction, refund: NewRefund): Promise<string | undefined> {
  const { usuario_id, payment_intent_id, is_donation, amount_cents, refund_id = null } = refund;
  const values = [randomUUID(), usuario_id, payment_intent_id, is_donation, amount_cents, refund_id];
  return (await tx.query<{ card_refund_id: string }>(ADD, values))[0]?.card_refund_id;
}

const LOCK = {
  name: 'card-refund-lock',
  text: `${COLUMNS} where card_refund_id = $1 or refund_id = $2 order by refund_id is distinct from $2 limit 1 for update`,
};

/** By the id that the provider gave it, else by ours. */
export const lockRefund = async (
  tx: Transaction,
  card_refund_id: string | undefined,
  refund_id: string,
): Promise<CardRefund | undefined> => (await tx.query<CardRefund>(LOCK, [card_refund_id ?? null, refund_id]))[0];

const CLAIM = {
  name: 'card-refund-claim',
  text: `${COLUMNS} where card_refund_id = $1 and next_try_on is not null for update skip locked`,
};
const CLAIM_DUE = {
  name: 'card-refund-claim-due',
  text: `${COLUMNS} where next_try_on <= now() order by next_try_on limit 1 for update skip locked`,
};

export const claimRefund = async (tx: Transaction, card_refund_id: string): Promise<CardRefund | undefined> =>
  (await tx.query<CardRefund>(CLAIM, [card_refund_id]))[0];
export const claimDueRefund = async (tx: Transaction): Promise<CardRefund | undefined> =>
  (await tx.query<CardRefund>(CLAIM_DUE, []))[0];

const MARK = {
  name: 'card-refund-mark',
  text: `update card_refunds set estado = $2, refund_id = coalesce(refund_id, $3), last_error = $4, next_try_on = null,
      updated_on = now()
    where card_refund_id = $1`,
};

export async function markRefund(
  tx: Transaction,
  { card_refund_id }: CardRefund,
  now: { estado: CardRefund['estado']; refund_id: string | null; reason?: string | null },
): Promise<void> {
  await tx.query(MARK, [card_refund_id, now.estado, now.refund_id, now.reason ?? null]);
}

const POSTPONE = {
  name: 'card-refund-postpone',
  text: `update card_refunds set attempts = attempts + 1, refusals = refusals + $3, last_error = $2,
      next_try_on = now() + ${RETRY_PAUSE}, updated_on = now()
    where card_refund_id = $1 and next_try_on is not null`,
};

export async function postponeRefund(
  db: Queryable,
  card_refund_id: string,
  reason: string,
  isRefusal: boolean,
): Promise<void> {
  await db.query(POSTPONE, [card_refund_id, reason, isRefusal ? 1 : 0]);
}

const REFUNDABLE = {
  name: 'card-refund-list-refundable',
  text: `select payment_intent_id, amount_cents - refunded as left_cents from top_ups t
      cross join lateral (select coalesce(sum(amount_cents), 0)::int as refunded from card_refunds r
        where r.payment_intent_id = t.payment_intent_id and r.estado <> 'fallido') back
    where usuario_id = $1 and t.estado = 'pagada' and amount_cents > refunded
      and not exists (select from disputes d where d.payment_intent_id = t.payment_intent_id
        and not d.funds_reinstated and d.estado not in ('won', 'warning_closed', 'prevented'))
    order by paid_on desc, t.created_on desc`,
};

export interface RefundablePayment {
  readonly payment_intent_id: string;
  readonly left_cents: number;
}

/** The newest first: what of a person's payments can go back to the card. */
export const listRefundable = (db: Queryable, usuario_id: number): Promise<RefundablePayment[]> =>
  db.query<RefundablePayment>(REFUNDABLE, [usuario_id]);
