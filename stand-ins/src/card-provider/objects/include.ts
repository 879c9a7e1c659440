import { wholeList } from '../list.ts';
import type { Records } from '../records.ts';
import { intentOfInvoice, paymentOf } from './invoice-finding.ts';

/** What an object only has when it is asked for. */
export function includeInReply(records: Records, object: Record<string, unknown>, field: string): unknown {
  const id = String(object.id);
  const invoice = object.object === 'invoice' ? records.invoices.find(id) : undefined;
  if (invoice !== undefined && field === 'payments') {
    const payment = paymentOf(records, invoice);
    return wholeList('/v1/invoice_payments', payment === undefined ? [] : [payment]);
  }
  if (invoice !== undefined && field === 'confirmation_secret') {
    const intent = intentOfInvoice(records, invoice);
    return intent === undefined ? null : { client_secret: intent.client_secret, type: 'payment_intent' };
  }
  if (object.object === 'charge' && field === 'refunds') {
    return wholeList(
      `/v1/charges/${id}/refunds`,
      [...records.refunds.newestFirst()].filter(({ charge }) => charge === id),
    );
  }
  return object[field];
}
