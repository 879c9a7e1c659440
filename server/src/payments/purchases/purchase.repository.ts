import type { Queryable, Transaction } from '../../platform/database.ts';

export interface Sale {
  readonly autor_id: number;
  readonly titular: string;
  /** Null where it was never published. */
  readonly importe_centimos: number | null;
  readonly is_public: boolean;
  /** What it cost whoever asks, when they have bought it. */
  readonly paid_cents: number | null;
  /** What they owe: nothing is sold to them meanwhile. */
  readonly debt_cents: number;
  /** The accounts that it moves money between. */
  readonly are_accounts_open: boolean;
}

export const FIND_SALE = {
  name: 'purchase-find-sale',
  text: `select h.usuario_id::int as autor_id, coalesce(p.titular_texto, '') as titular, p.importe_centimos,
      p.articulo_id is not null and p.withdrawn_on is null as is_public, b.importe_centimos as paid_cents,
      coalesce((select -balance_cents from ledger_accounts join ledger_balances using (account_id)
        where kind = 'debt' and ledger_accounts.usuario_id = $2), 0)::float8 as debt_cents,
      exists (select from ledger_accounts where kind = 'reader' and usuario_id = $2)
        and exists (select from ledger_accounts where kind = 'author' and usuario_id = h.usuario_id) as are_accounts_open
    from hosted_articles h left join published_articles p using (articulo_id)
      left join purchases b on b.articulo_id = h.articulo_id and b.usuario_id = $2
    where h.articulo_id = $1`,
};

/** What is asked for, and whether this reader has it. */
export async function findSale(db: Queryable, articulo_id: number, usuario_id: number): Promise<Sale | undefined> {
  const [sale] = await db.query<Sale>(FIND_SALE, [articulo_id, usuario_id]);
  return sale;
}

export interface NewPurchase {
  readonly usuario_id: number;
  readonly articulo_id: number;
  readonly autor_id: number;
  readonly titular: string;
  readonly importe_centimos: number;
  readonly comision_centimos: number;
}

export const ADD_PURCHASE = {
  name: 'purchase-add',
  text: `insert into purchases (usuario_id, articulo_id, autor_id, titular, importe_centimos, comision_centimos)
    values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning articulo_id`,
};

/** False where it was bought meanwhile. */
export async function addPurchase(tx: Transaction, bought: NewPurchase): Promise<boolean> {
  const { usuario_id, articulo_id, autor_id, titular, importe_centimos, comision_centimos } = bought;
  const values = [usuario_id, articulo_id, autor_id, titular, importe_centimos, comision_centimos];
  return (await tx.query(ADD_PURCHASE, values)).length > 0;
}

const HAS = {
  name: 'purchase-has',
  text: `select 1 from purchases where usuario_id = $1 and articulo_id = $2`,
};

export const hasBought = async (db: Queryable, usuario_id: number, articulo_id: number): Promise<boolean> =>
  (await db.query(HAS, [usuario_id, articulo_id])).length > 0;

const LIST = {
  name: 'purchase-list',
  text: `select articulo_id::float8 as articulo_id from purchases where usuario_id = $1 order by created_on desc`,
};

export const listBought = async (db: Queryable, usuario_id: number): Promise<number[]> =>
  (await db.query<{ articulo_id: number }>(LIST, [usuario_id])).map(({ articulo_id }) => articulo_id);

const EARNINGS = {
  name: 'purchase-earnings',
  text: `select articulo_id::float8 as articulo_id, sum(importe_centimos - comision_centimos)::float8 as cents
    from purchases where autor_id = $1 group by articulo_id`,
};

/** What each of an author's articles has brought them. */
export async function listEarnings(db: Queryable, autor_id: number): Promise<ReadonlyMap<number, number>> {
  const rows = await db.query<{ articulo_id: number; cents: number }>(EARNINGS, [autor_id]);
  return new Map(rows.map(({ articulo_id, cents }) => [articulo_id, cents]));
}
