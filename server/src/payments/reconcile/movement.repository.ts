import type { Queryable } from '../../platform/database.ts';

/** One movement of our balance at the provider; above zero it came in. */
export interface ProviderMovement {
  readonly movement_id: string;
  readonly type: string;
  /** What it is of: of a charge the payment, else the object itself. */
  readonly source_id: string | null;
  readonly amount_cents: number;
  readonly fee_cents: number;
  readonly created_on: Date;
  /** Why the ledger cannot explain it, where that is plain from the beginning. */
  readonly reason: string | null;
}

const ADD = {
  name: 'provider-movements-add',
  text: `insert into provider_movements (movement_id, type, source_id, amount_cents, fee_cents, created_on, reason)
    select * from unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::bigint[], $6::timestamptz[], $7::text[])
    on conflict (movement_id) do nothing`,
};

export async function addMovements(db: Queryable, movements: readonly ProviderMovement[]): Promise<void> {
  if (movements.length === 0) return;
  await db.query(ADD, [
    movements.map(({ movement_id }) => movement_id),
    movements.map(({ type }) => type),
    movements.map(({ source_id }) => source_id),
    movements.map(({ amount_cents }) => amount_cents),
    movements.map(({ fee_cents }) => fee_cents),
    movements.map(({ created_on }) => created_on),
    movements.map(({ reason }) => reason),
  ]);
}

const LIST_TO_POST = {
  name: 'provider-movements-list-to-post',
  text: `select movement_id, type, source_id, amount_cents::float8 as amount_cents, fee_cents::float8 as fee_cents,
      created_on, reason
    from provider_movements m
    where explained_on is null and reason is null and (fee_cents <> 0 or type = any($1))
      and not exists (select from ledger_transfers t where t.key in ('coste:' || m.movement_id, 'banco:' || m.movement_id))`,
};

/** Those that are a cost or a transfer to the bank, which nobody but their movement tells of. */
export const listToPost = (db: Queryable, types: readonly string[]): Promise<ProviderMovement[]> =>
  db.query<ProviderMovement>(LIST_TO_POST, [types]);

/** A movement is explained by what the ledger says of its source, with the same amount. */
const EXPLAIN = {
  name: 'provider-movements-explain',
  text: `with open as (select * from provider_movements where explained_on is null and reason is null),
    posted as (
      select t.kind, t.provider_id, -e.amount_cents as amount_cents from ledger_transfers t
        join ledger_entries e using (transfer_id) join ledger_accounts a using (account_id)
      where a.kind = 'provider' and t.provider_id in (select source_id from open)),
    refunds as (select refund_id, amount_cents, estado from card_refunds where refund_id in (select source_id from open)),
    told as (select * from disputes where dispute_id in (select source_id from open)),
    explained as (
      select movement_id from open o where
        (type in ('charge', 'payment') and exists (select from posted p
          where p.kind in ('recarga', 'donacion') and p.provider_id = o.source_id and p.amount_cents = o.amount_cents))
        or (type in ('refund', 'payment_refund') and exists (select from refunds r
          where r.refund_id = o.source_id and r.amount_cents = -o.amount_cents and r.estado <> 'pedido'))
        or (type in ('refund_failure', 'payment_failure_refund') and exists (select from refunds r
          where r.refund_id = o.source_id and r.amount_cents = o.amount_cents and r.estado = 'fallido'))
        or (type = 'adjustment' and exists (select from told d where d.dispute_id = o.source_id
          and d.amount_cents = abs(o.amount_cents)
          and case when o.amount_cents < 0 then d.funds_withdrawn else d.funds_reinstated end))
        or (type = 'transfer' and exists (select from posted p
          where p.kind = 'pago_autor_enviado' and p.provider_id = o.source_id and p.amount_cents = o.amount_cents))
        or (type in ('transfer_refund', 'transfer_failure', 'transfer_cancel') and exists (select from posted p
          where p.kind = 'pago_autor_fallido' and p.provider_id = o.source_id and p.amount_cents = o.amount_cents))
        -- What goes to the bank and what it costs are two movements of ours.
        or o.fee_cents - o.amount_cents = (select sum(e.amount_cents) from ledger_transfers t
          join ledger_entries e using (transfer_id) join ledger_accounts a using (account_id)
          where t.key in ('coste:' || o.movement_id, 'banco:' || o.movement_id) and a.kind = 'provider'))
    update provider_movements set explained_on = now() where movement_id in (select * from explained)`,
};

export async function explainMovements(db: Queryable): Promise<void> {
  await db.query(EXPLAIN, []);
}

export type Unexplained = Omit<ProviderMovement, 'fee_cents'>;

const LIST_UNEXPLAINED = {
  name: 'provider-movements-list-unexplained',
  text: `select movement_id, type, source_id, amount_cents::float8 as amount_cents, created_on, reason
    from provider_movements where explained_on is null order by created_on limit 1000`,
};

export const listUnexplained = (db: Queryable): Promise<Unexplained[]> => db.query<Unexplained>(LIST_UNEXPLAINED, []);

const AT_PROVIDER = {
  name: 'provider-movements-ledger-balance',
  text: `select coalesce(-sum(amount_cents), 0)::float8 as cents from ledger_entries join ledger_accounts using (account_id)
    where kind = 'provider'`,
};

/** What we have at the provider, by the ledger. */
export const readLedgerAtProvider = async (db: Queryable): Promise<number> =>
  (await db.query<{ cents: number }>(AT_PROVIDER, []))[0]?.cents ?? 0;
