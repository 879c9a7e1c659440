import { toEuros } from '@poliedro/contracts/money';
import type { Invoice } from '@poliedro/contracts/subscriptions';
import type Stripe from 'stripe';
import type { Queryable } from '../../platform/database.ts';
import { findCustomer } from '../customers/customer.repository.ts';
import { paymentOf } from './provider-subscription.ts';

const SHOWN = 100;

const REFUNDED = {
  name: 'donation-list-refunded',
  text: `select payment_intent_id, sum(amount_cents)::float8 as cents from card_refunds
    where usuario_id = $1 and is_donation and estado <> 'fallido' group by 1`,
};

/** Of what went back in part it is still said that it was paid. */
function estadoOf(invoice: Stripe.Invoice, refunded: ReadonlyMap<string, number>): Invoice['estado'] {
  const back = refunded.get(paymentOf(invoice) ?? '') ?? 0;
  if (invoice.status === 'paid') return back > 0 && back >= invoice.amount_paid ? 'devuelta' : 'pagada';
  return invoice.status === 'open' && invoice.attempt_count === 0 ? 'pendiente' : 'fallida';
}

/** Drafts and invoices of nothing are nobody's business. */
const isShown = ({ status, total }: Stripe.Invoice) => status !== 'draft' && total > 0;

export async function listInvoicesOf(db: Queryable, stripe: Stripe, usuario_id: number): Promise<Invoice[]> {
  const customer = await findCustomer(db, usuario_id);
  if (customer === undefined) return [];
  const rows = await db.query<{ payment_intent_id: string; cents: number }>(REFUNDED, [usuario_id]);
  const refunded = new Map(rows.map(({ payment_intent_id, cents }) => [payment_intent_id, cents]));
  const invoices = await stripe.invoices.list({ customer, limit: SHOWN, expand: ['data.payments'] });
  return invoices.data.filter(isShown).map((invoice) => ({
    id: invoice.id,
    created_on: new Date(invoice.created * 1000).toISOString(),
    importe_euros: toEuros(invoice.total),
    estado: estadoOf(invoice, refunded),
    url: invoice.hosted_invoice_url ?? null,
  }));
}
