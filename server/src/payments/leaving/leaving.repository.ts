import type { Queryable } from '../../platform/database.ts';

const KNOWN = {
  name: 'leaving-is-in-books',
  text: `select 1 where exists (select from ledger_accounts where usuario_id = $1)
    or exists (select from payment_customers where usuario_id = $1)
    or exists (select from top_ups where usuario_id = $1)
    or exists (select from payout_accounts where usuario_id = $1)`,
};
/** Somebody who has paid, or tried to, cannot be removed as if they had never been. */
export const isInBooks = async (db: Queryable, usuario_id: number): Promise<boolean> =>
  (await db.query(KNOWN, [usuario_id])).length > 0;

const SOLD = {
  name: 'leaving-list-sold',
  text: `select distinct articulo_id::float8 as articulo_id from purchases where autor_id = $1`,
};
/** What somebody has bought of an author. */
export const listSoldArticles = async (db: Queryable, autor_id: number): Promise<number[]> =>
  (await db.query<{ articulo_id: number }>(SOLD, [autor_id])).map(({ articulo_id }) => articulo_id);

const FORGET = { name: 'leaving-forget-requests', text: `delete from payment_requests where usuario_id = $1` };
/** The rest is the books', which name nobody once the person is anonymous. */
export async function forgetRequestsOf(db: Queryable, usuario_id: number): Promise<void> {
  await db.query(FORGET, [usuario_id]);
}
