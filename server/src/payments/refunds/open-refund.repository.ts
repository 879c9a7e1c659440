import type { Queryable, Transaction } from '../../platform/database.ts';
import { isoInstant } from '../../platform/iso-instant.ts';
import { newestFirst } from '../newest-first.ts';

/** A refund that has not arrived: it waits, or has failed. */
interface OpenRefund {
  readonly card_refund_id: string;
  readonly usuario_id: number;
  readonly alias: string;
  readonly amount_cents: number;
  readonly is_donation: boolean;
  readonly estado: 'pedido' | 'fallido';
  readonly attempts: number;
  readonly last_error: string | null;
  readonly created_on: string;
  /** Null where there is nothing left for us to ask. */
  readonly next_try_on: string | null;
  /** Another one of the same payment has been asked for since. */
  readonly asked_again: boolean;
  readonly at: number;
}

/** Of `r`, which it is true of no longer once that one has failed too. */
const ASKED_AGAIN = `exists (select from card_refunds later where later.payment_intent_id = r.payment_intent_id
        and later.estado <> 'fallido' and later.created_on > r.created_on)`;

const { at, before, page } = newestFirst('r.created_on');
const LIST = {
  name: 'card-refund-list-open',
  text: `select card_refund_id, usuario_id::float8, u.alias, amount_cents, is_donation, estado, attempts, last_error,
      ${isoInstant('r.created_on')} as created_on, ${isoInstant('next_try_on')} as next_try_on, ${at},
      ${ASKED_AGAIN} as asked_again
    from card_refunds r join users u on u.id = r.usuario_id
    where estado in ('pedido', 'fallido') and ${before} ${page}`,
};

export const listOpenRefunds = (db: Queryable, before: number | undefined, limit: number) =>
  db.query<OpenRefund>(LIST, [before ?? null, limit]);

const WAS_ASKED_AGAIN = {
  name: 'card-refund-was-asked-again',
  text: `select from card_refunds r where card_refund_id = $1 and ${ASKED_AGAIN}`,
};

/** Of one whose row is locked. */
export const wasAskedAgain = async (tx: Transaction, card_refund_id: string): Promise<boolean> =>
  (await tx.query(WAS_ASKED_AGAIN, [card_refund_id])).length > 0;

const HASTEN = {
  name: 'card-refund-hasten',
  text: `update card_refunds set next_try_on = now() where card_refund_id = $1 and next_try_on is not null returning 1`,
};

/** False where there is nothing left for us to ask. */
export const hastenRefund = async (tx: Transaction, card_refund_id: string): Promise<boolean> =>
  (await tx.query(HASTEN, [card_refund_id])).length > 0;
