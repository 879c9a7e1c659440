import type { Queryable } from '../../platform/database.ts';

const FIND = {
  name: 'payment-customer-find',
  text: `select customer_id from payment_customers where usuario_id = $1`,
};

export const findCustomer = async (db: Queryable, usuario_id: number): Promise<string | undefined> =>
  (await db.query<{ customer_id: string }>(FIND, [usuario_id]))[0]?.customer_id;

const ADD = {
  name: 'payment-customer-add',
  text: `insert into payment_customers (usuario_id, customer_id) values ($1, $2) on conflict (usuario_id) do nothing`,
};

export async function addCustomer(db: Queryable, usuario_id: number, customer_id: string): Promise<void> {
  await db.query(ADD, [usuario_id, customer_id]);
}

const FIND_PERSON = {
  name: 'payment-customer-find-person',
  text: `select usuario_id::float8 as usuario_id from payment_customers where customer_id = $1`,
};

export const findPersonOfCustomer = async (db: Queryable, customer_id: string): Promise<number | undefined> =>
  (await db.query<{ usuario_id: number }>(FIND_PERSON, [customer_id]))[0]?.usuario_id;
