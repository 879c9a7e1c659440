import type { NewMail } from '../../mail/mail.repository.ts';
import type { Queryable } from '../../platform/database.ts';
import type { AnsweredBefore } from '../ledger/answer-once.ts';
import type { Movement } from '../ledger/chart.ts';
import { makeMovement, movementValues, openAccountsOf } from '../ledger/ledger.repository.ts';

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

/** One row, whether or not there is such an article. */
export const FIND_SALE = {
  name: 'purchase-find-sale',
  text: `select h.usuario_id::int as autor_id, coalesce(p.titular_texto, '') as titular, p.importe_centimos,
      p.articulo_id is not null and p.withdrawn_on is null as is_public, b.importe_centimos as paid_cents,
      coalesce((select -balance_cents from ledger_accounts join ledger_balances using (account_id)
        where kind = 'debt' and ledger_accounts.usuario_id = asked.usuario_id), 0)::float8 as debt_cents,
      exists (select from ledger_accounts where kind = 'reader' and usuario_id = asked.usuario_id)
        and exists (select from ledger_accounts where kind = 'author' and usuario_id = h.usuario_id) as are_accounts_open,
      r.fingerprint, r.answer
    from (select $1::bigint as articulo_id, $2::bigint as usuario_id, $3::text as key) asked
      left join hosted_articles h on h.articulo_id = asked.articulo_id
      left join published_articles p on p.articulo_id = h.articulo_id
      left join purchases b on b.articulo_id = h.articulo_id and b.usuario_id = asked.usuario_id
      left join payment_requests r on r.usuario_id = asked.usuario_id and r.key = asked.key`,
};

type FoundSale = (Sale | { readonly autor_id: null }) &
  (AnsweredBefore<number> | { readonly fingerprint: null; readonly answer: null });

export interface Found {
  readonly sale: Sale | undefined;
  /** What was answered when the same key asked. */
  readonly before: AnsweredBefore<number> | undefined;
}

/** What is asked for, and whether this reader has it. */
export async function findSale(
  db: Queryable,
  articulo_id: number,
  usuario_id: number,
  key: string | undefined,
): Promise<Found> {
  const [row] = await db.query<FoundSale>(FIND_SALE, [articulo_id, usuario_id, key ?? null]);
  return {
    sale: row === undefined || row.autor_id === null ? undefined : row,
    before: row === undefined || row.fingerprint === null ? undefined : row,
  };
}

export interface NewPurchase {
  readonly autor_id: number;
  readonly titular: string;
  readonly importe_centimos: number;
  readonly comision_centimos: number;
  readonly movement: Movement;
  readonly receipt: NewMail;
  /** The browser's key and what was asked with it. */
  readonly key: string | undefined;
  readonly fingerprint: string;
}

/**
 * Everything that a purchase is, in one statement: the movement, once for its key, and with it the purchase, the receipt
 * and the answer to be given again. The answer waits for the movement, so that two at once take their locks in one order.
 * Nothing where it is not for sale at that price any more.
 */
export const BUY = {
  name: 'purchase-buy',
  text: `with for_sale as (
      select version from published_articles where articulo_id = $4 and withdrawn_on is null and importe_centimos = $11 for share),
    ${makeMovement('where exists (select from for_sale)')},
    bought as (
      insert into purchases (usuario_id, articulo_id, autor_id, titular, importe_centimos, comision_centimos, version)
      select $3, $4, $9, $10, $11, $12, (select version from for_sale) from made),
    mailed as (
      insert into outgoing_mails (destinatario, plantilla, idioma, datos) select $13, $14, $15, $16 from made
      returning mail_id),
    answered as (
      insert into payment_requests (usuario_id, key, fingerprint, answer)
      select $3, $17, $18, to_jsonb($11::integer) from (select count(*) from made) after_it
      where $17::text is not null and exists (select from for_sale)
      on conflict do nothing)
    select mail_id::float8 as mail_id, balance_after::float8 as saldo_centimos
    from mailed cross join entered where amount_cents < 0`,
};

export interface BoughtNow {
  readonly mail_id: number;
  readonly saldo_centimos: number;
}

/** Undefined where it was bought meanwhile, or is for sale no more. */
export async function addPurchase(db: Queryable, bought: NewPurchase): Promise<BoughtNow | undefined> {
  const { autor_id, titular, importe_centimos, comision_centimos, movement, receipt, key, fingerprint } = bought;
  await openAccountsOf(db, movement);
  const { destinatario, plantilla, idioma, datos } = receipt;
  const [row] = await db.query<BoughtNow>(BUY, [
    ...movementValues(movement),
    ...[autor_id, titular, importe_centimos, comision_centimos],
    ...[destinatario, plantilla, idioma, JSON.stringify(datos)],
    ...[key ?? null, fingerprint],
  ]);
  return row;
}

const FIND_BOUGHT = {
  name: 'purchase-find-bought',
  text: `select version from purchases where usuario_id = $1 and articulo_id = $2`,
};

/** Which text of it they have bought, where that is known; undefined where none. */
export const findBought = async (
  db: Queryable,
  usuario_id: number,
  articulo_id: number,
): Promise<{ readonly version: number | null } | undefined> =>
  (await db.query<{ version: number | null }>(FIND_BOUGHT, [usuario_id, articulo_id]))[0];

export const hasBought = async (db: Queryable, usuario_id: number, articulo_id: number): Promise<boolean> =>
  (await findBought(db, usuario_id, articulo_id)) !== undefined;

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
