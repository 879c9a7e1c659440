import type { TOP_UP_STATES } from '@poliedro/contracts/payments';
import type { Queryable, Transaction } from '../../platform/database.ts';

export interface TopUp {
  readonly top_up_id: string;
  readonly usuario_id: number;
  readonly amount_cents: number;
  readonly payment_intent_id: string | null;
  readonly estado: (typeof TOP_UP_STATES)[number];
}

const COLUMNS = `select top_up_id, usuario_id::float8 as usuario_id, amount_cents, payment_intent_id, estado from top_ups`;

const ADD = {
  name: 'top-up-add',
  text: `insert into top_ups (top_up_id, usuario_id, amount_cents) values ($1, $2, $3) on conflict do nothing`,
};
const FIND = { name: 'top-up-find', text: `${COLUMNS} where top_up_id = $1` };

export const findTopUp = async (db: Queryable, top_up_id: string): Promise<TopUp | undefined> =>
  (await db.query<TopUp>(FIND, [top_up_id]))[0];

/** The one of that id: new, or as it was asked for before. */
export async function addTopUp(
  db: Queryable,
  asked: Pick<TopUp, 'top_up_id' | 'usuario_id' | 'amount_cents'>,
): Promise<TopUp> {
  await db.query(ADD, [asked.top_up_id, asked.usuario_id, asked.amount_cents]);
  const topUp = await findTopUp(db, asked.top_up_id);
  if (topUp === undefined) throw new Error('a top-up is gone');
  return topUp;
}

const NAME_INTENT = {
  name: 'top-up-name-intent',
  text: `update top_ups set payment_intent_id = coalesce(payment_intent_id, $2) where top_up_id = $1
    returning payment_intent_id`,
};

/** The one it is paid with from now on: the first that was named. */
export async function nameIntent(db: Queryable, top_up_id: string, payment_intent_id: string): Promise<string> {
  const [named] = await db.query<{ payment_intent_id: string }>(NAME_INTENT, [top_up_id, payment_intent_id]);
  return named?.payment_intent_id ?? payment_intent_id;
}

const LOCK = { name: 'top-up-lock', text: `${COLUMNS} where top_up_id = $1 for update` };

export const lockTopUp = async (tx: Transaction, top_up_id: string): Promise<TopUp | undefined> =>
  (await tx.query<TopUp>(LOCK, [top_up_id]))[0];

const MARK_PAID = {
  name: 'top-up-mark-paid',
  text: `update top_ups set estado = 'pagada', payment_intent_id = $2, charge_id = $3, paid_on = $4 where top_up_id = $1`,
};

export async function markPaid(
  tx: Transaction,
  paid: { top_up_id: string; payment_intent_id: string; charge_id: string | null; paid_on: Date },
): Promise<void> {
  await tx.query(MARK_PAID, [paid.top_up_id, paid.payment_intent_id, paid.charge_id, paid.paid_on]);
}

const MARK_CANCELLED = {
  name: 'top-up-mark-cancelled',
  text: `update top_ups set estado = 'cancelada' where top_up_id = $1 and estado = 'pendiente'`,
};

export async function markCancelled(db: Queryable, top_up_id: string): Promise<void> {
  await db.query(MARK_CANCELLED, [top_up_id]);
}

const LIST_ABANDONED = {
  name: 'top-up-list-abandoned',
  text: `${COLUMNS} where estado = 'pendiente' and created_on < now() - make_interval(hours => $1)
    order by created_on limit 200`,
};

export const listAbandoned = (db: Queryable, hours: number): Promise<TopUp[]> =>
  db.query<TopUp>(LIST_ABANDONED, [hours]);
