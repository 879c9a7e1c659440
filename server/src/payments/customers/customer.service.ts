import type Stripe from 'stripe';
import type { Queryable } from '../../platform/database.ts';
import { freshKey } from '../fresh-key.ts';
import { addCustomer, findCustomer } from './customer.repository.ts';

/** Whom the provider knows a person as; it is told nothing but a number. */
export async function customerOf(db: Queryable, stripe: Stripe, usuario_id: number): Promise<string> {
  const known = await findCustomer(db, usuario_id);
  if (known !== undefined) return known;
  const created = await stripe.customers.create(
    { metadata: { usuario_id: String(usuario_id) } },
    // One too many, where an answer was lost, is nobody's: it has neither a card nor a payment.
    { idempotencyKey: freshKey('customer', usuario_id) },
  );
  await addCustomer(db, usuario_id, created.id);
  // Somebody else may have been quicker.
  return (await findCustomer(db, usuario_id)) ?? created.id;
}
