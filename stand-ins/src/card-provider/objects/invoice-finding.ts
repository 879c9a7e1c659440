import type { Records } from '../records.ts';
import type { Invoice, InvoicePayment, PaymentIntent } from '../wire.ts';

/** An invoice, its payment and the intent of that are named alike, and so found from one another. */
export const renamed = (id: string, prefix: string) => id.replace(/^[a-z]+_/, `${prefix}_`);

export const findInvoiceOf = (records: Records, intent: PaymentIntent): Invoice | undefined =>
  records.invoices.find(renamed(intent.id, 'in'));

export const paymentOf = (records: Records, invoice: Invoice): InvoicePayment | undefined =>
  records.invoice_payments.find(renamed(invoice.id, 'inpay'));

export const intentOfInvoice = (records: Records, invoice: Invoice): PaymentIntent | undefined =>
  records.payment_intents.find(renamed(invoice.id, 'pi'));
