import type { Queryable, Transaction } from '../../platform/database.ts';
import { isoInstant } from '../../platform/iso-instant.ts';
import { newestFirst } from '../newest-first.ts';

/** A payout that has not arrived: it waits, or has failed. */
interface OpenPayout {
  readonly payout_id: string;
  readonly usuario_id: number;
  readonly alias: string;
  readonly amount_cents: number;
  readonly estado: 'pedido' | 'fallido';
  readonly attempts: number;
  readonly last_error: string | null;
  readonly created_on: string;
  readonly next_try_on: string | null;
  readonly at: number;
}

const { at, before, page } = newestFirst('p.created_on');
const LIST = {
  name: 'payout-list-open',
  text: `select payout_id, usuario_id::float8, u.alias, amount_cents, estado, attempts, last_error,
      ${isoInstant('p.created_on')} as created_on, ${isoInstant('next_try_on')} as next_try_on, ${at}
    from payouts p join users u on u.id = p.usuario_id
    where estado in ('pedido', 'fallido') and ${before} ${page}`,
};

export const listOpenPayouts = (db: Queryable, before: number | undefined, limit: number) =>
  db.query<OpenPayout>(LIST, [before ?? null, limit]);

const HASTEN = {
  name: 'payout-hasten',
  text: `update payouts set next_try_on = now() where payout_id = $1 and next_try_on is not null returning 1`,
};

/** False where there is nothing left for us to ask. */
export const hastenPayout = async (tx: Transaction, payout_id: string): Promise<boolean> =>
  (await tx.query(HASTEN, [payout_id])).length > 0;

/** An author with enough due who cannot be paid, and why. */
interface HeldAuthor {
  readonly usuario_id: number;
  readonly alias: string;
  readonly cents: number;
  readonly reason: 'debt' | 'no_account' | 'not_enabled' | 'refused';
  /** What the provider said last. */
  readonly said: string | null;
}

const LIST_HELD = {
  name: 'payout-list-held-authors',
  text: `select * from (
      select l.usuario_id::float8, u.alias, b.balance_cents::float8 as cents, refused.last_error as said, case
          when exists (select from ledger_accounts d join ledger_balances using (account_id)
            where d.kind = 'debt' and d.usuario_id = l.usuario_id and balance_cents < 0) then 'debt'
          when a.account_id is null then 'no_account'
          when not (a.charges_enabled and a.payouts_enabled) then 'not_enabled'
          when refused.last_error is not null then 'refused' end as reason
      from ledger_accounts l join ledger_balances b on b.account_id = l.account_id and b.balance_cents >= $1
        join users u on u.id = l.usuario_id left join payout_accounts a on a.usuario_id = l.usuario_id
        left join lateral (select coalesce(last_error, '') as last_error from payouts p
          where p.usuario_id = l.usuario_id and p.estado = 'fallido' and p.updated_on > now() - interval '1 day'
          order by p.created_on desc limit 1) refused on true
      where l.kind = 'author' and l.usuario_id > $2) held
    where reason is not null order by usuario_id limit $3`,
};

/** Those with a higher id only. */
export const listHeldAuthors = (db: Queryable, leastCents: number, after: number, limit: number) =>
  db.query<HeldAuthor>(LIST_HELD, [leastCents, after, limit]);
