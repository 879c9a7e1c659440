import type { TipoTransaccion, Transaction } from '@poliedro/contracts/payments';
import type { Queryable } from '../../platform/database.ts';
import type { TransferKind } from '../ledger/chart.ts';

export interface StoredTransaction {
  readonly transfer_id: number;
  readonly created_on: Date;
  readonly kind: TransferKind;
  /** A purchase of somebody else's, by which the person has earned. */
  readonly is_earned: boolean;
  readonly is_donation: boolean;
  readonly cents: number;
  readonly articulo_id: number | null;
  readonly titulo_articulo: string | null;
  readonly estado: Transaction['estado'];
  /** The reader's balance after it. */
  readonly balance_cents: number | null;
}

/** What has happened to a person's own money: the house's side of it is nothing to them. */
const KINDS: Readonly<Record<TipoTransaccion, readonly TransferKind[]>> = {
  recarga: ['recarga'],
  compra: ['compra'],
  ingreso_autor: [],
  donacion: ['donacion'],
  reembolso: ['reembolso', 'reembolso_fallido', 'donacion_devuelta', 'contracargo', 'contracargo_ganado'],
  pago_autor: ['pago_autor', 'pago_autor_fallido'],
};
const TIPOS = Object.keys(KINDS) as TipoTransaccion[];

export const tipoOf = ({ kind, is_earned }: StoredTransaction): TipoTransaccion =>
  is_earned ? 'ingreso_autor' : (TIPOS.find((tipo) => KINDS[tipo].includes(kind)) ?? 'reembolso');

const LAST_ID = '9223372036854775807';
/** Movements are numbered in the order of their time, but for those that were made at once: so many at most. */
const AT_ONCE = 1000;
const firstOf = (moment: string) =>
  `(select transfer_id from ledger_transfers where created_on >= ${moment} order by created_on limit 1)`;
/** From $4 on and before $5, $6 where the last page ended; by number, so that nothing else is looked at. */
const within = (id: string) => `($4::timestamptz is null or t.created_on >= $4)
  and ($5::timestamptz is null or t.created_on < $5)
  and ${id} >= coalesce(${firstOf('$4')} - ${AT_ONCE}, 0)
  and ${id} < coalesce(${firstOf('$5')} + ${AT_ONCE}, ${LAST_ID})
  and ${id} < coalesce($6::bigint, ${LAST_ID})`;
/** What a movement was made for stands in its key. */
const keyOf = (...kinds: readonly TransferKind[]) =>
  `case when t.kind in (${kinds.map((kind) => `'${kind}'`).join(', ')}) then split_part(t.key, ':', 2)::uuid end`;

/**
 * $1 person, $2 kinds of their own movements, $3 whether earnings too, $7 how many. A donation goes by card and touches no
 * balance: the house's side says how much.
 */
const LIST = {
  name: 'transactions-of-person',
  text: `with moved as (
      (select t.*, false as is_earned from ledger_transfers t
        where t.usuario_id = $1 and t.kind = any($2::text[]) and ${within('t.transfer_id')} order by t.transfer_id desc limit $7)
      union all
      (select t.*, true from ledger_entries e join ledger_transfers t using (transfer_id)
        where $3::boolean and t.kind = 'compra' and ${within('e.transfer_id')}
          and e.account_id = (select account_id from ledger_accounts where kind = 'author' and usuario_id = $1)
        order by e.transfer_id desc limit $7))
    select t.transfer_id::float8 as transfer_id, t.created_on, t.kind, t.is_earned, m.donated is not null as is_donation,
      coalesce(-m.donated, m.own, 0)::float8 as cents, t.articulo_id::float8 as articulo_id, b.titular as titulo_articulo,
      case coalesce(r.estado, p.estado) when 'fallido' then 'fallida' when 'pedido' then 'en_camino'
        when 'enviado' then case when p.payout_id is null then 'en_camino' else 'hecha' end else 'hecha' end as estado,
      m.balance::float8 as balance_cents
    from moved t
      cross join lateral (
        select sum(e.amount_cents) filter (where a.usuario_id = $1) as own,
          max(e.balance_after) filter (where a.usuario_id = $1 and a.kind = 'reader') as balance,
          sum(e.amount_cents) filter (where a.kind = 'donations') as donated
        from ledger_entries e join ledger_accounts a using (account_id) where e.transfer_id = t.transfer_id) m
      left join card_refunds r on r.card_refund_id = ${keyOf('reembolso', 'donacion_devuelta')}
      left join payouts p on p.payout_id = ${keyOf('pago_autor')}
      left join purchases b on t.kind = 'compra' and b.usuario_id = t.usuario_id and b.articulo_id = t.articulo_id
    order by t.transfer_id desc limit $7`,
};

export interface Wanted {
  readonly tipo?: TipoTransaccion | undefined;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
}

/** The newest first; what comes meanwhile stands before them. */
export const listMovements = (
  db: Queryable,
  usuario_id: number,
  { tipo, from, until }: Wanted,
  before: number | undefined,
  size: number,
): Promise<StoredTransaction[]> => {
  const kinds = (tipo === undefined ? TIPOS : [tipo]).flatMap((one) => KINDS[one]);
  const withEarnings = tipo === undefined || tipo === 'ingreso_autor';
  const values = [usuario_id, kinds, withEarnings, from ?? null, until ?? null, before ?? null, size];
  return db.query<StoredTransaction>(LIST, values);
};

export async function findMovement(
  db: Queryable,
  usuario_id: number,
  transfer_id: number,
): Promise<StoredTransaction | undefined> {
  const [found] = await listMovements(db, usuario_id, {}, transfer_id + 1, 1);
  return found?.transfer_id === transfer_id ? found : undefined;
}

const AUTHOR = {
  name: 'transaction-author',
  text: `select u.alias from purchases p join users u on u.id = p.autor_id where p.usuario_id = $1 and p.articulo_id = $2`,
};
/** Who wrote what was bought. */
export const findAuthorAlias = async (
  db: Queryable,
  usuario_id: number,
  articulo_id: number,
): Promise<string | undefined> => (await db.query<{ alias: string }>(AUTHOR, [usuario_id, articulo_id]))[0]?.alias;
