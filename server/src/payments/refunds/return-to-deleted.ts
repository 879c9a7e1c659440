import type { Database, Queryable } from '../../platform/database.ts';
import { oneByOne } from '../../platform/one-by-one.ts';
import { lockBalances } from '../ledger/ledger.repository.ts';
import { listRefundable } from './refund.repository.ts';
import { takePart } from './refund.service.ts';

const ARRIVED = {
  name: 'card-refund-list-arrived-after-deletion',
  text: `select u.id::float8 as usuario_id, t.payment_intent_id from users u
      join ledger_accounts a on a.usuario_id = u.id and a.kind = 'reader'
      join ledger_balances b on b.account_id = a.account_id and b.balance_cents > 0
      join top_ups t on t.usuario_id = u.id and t.estado = 'pagada'
    where u.deleted_on is not null
      and not exists (select from card_refunds r where r.payment_intent_id = t.payment_intent_id)`,
};

interface Arrived {
  readonly usuario_id: number;
  readonly payment_intent_id: string;
}

/** Each is asked for once: one that fails is for people to look at. */
const listArrived = (db: Queryable): Promise<Arrived[]> => db.query<Arrived>(ARRIVED, []);

/** What was paid in while its account was being deleted, or after, goes back to the card. */
export async function returnToDeleted(db: Database): Promise<void> {
  await oneByOne(await listArrived(db), ({ usuario_id, payment_intent_id }) =>
    db.transaction(async (tx) => {
      const { reader, debt } = await lockBalances(tx, usuario_id);
      const payments = await listRefundable(tx, usuario_id);
      const payment = payments.find((one) => one.payment_intent_id === payment_intent_id);
      const left_cents = Math.min(payment?.left_cents ?? 0, reader);
      if (debt === 0 && left_cents > 0) await takePart(tx, usuario_id, { payment_intent_id, left_cents });
    }),
  );
}
