import type Stripe from 'stripe';
import { type Call, get, idOf, names, type Route } from '../call.ts';
import { invalidRequest } from '../errors.ts';
import { listPage, PAGE_PARAMS } from '../list.ts';
import type { Invoice } from '../wire.ts';
import { intentOfInvoice } from './invoice-finding.ts';
import { methodOf } from './payment-methods.ts';
import { pay, refusePayment } from './payments.ts';

function payNow(call: Call): Invoice {
  const { world, records, params } = call;
  const invoice = get(records.invoices, 'invoice', idOf(call));
  const intent = intentOfInvoice(records, invoice);
  if (invoice.status !== 'open' || intent === undefined) {
    throw invalidRequest('Invoice is already paid or cannot be paid.', { code: 'invoice_not_editable' });
  }
  const subscription = records.subscriptions.find(String(invoice.parent?.subscription_details?.subscription));
  const customer = records.customers.find(String(invoice.customer));
  const methodId =
    params.text('payment_method') ??
    subscription?.default_payment_method ??
    customer?.invoice_settings.default_payment_method;
  if (typeof methodId !== 'string') throw invalidRequest('There is no payment method to pay this invoice with.');
  refusePayment(
    pay(world, records, intent, methodOf(call, methodId), { offSession: params.flag('off_session') ?? false }),
  );
  return get(records.invoices, 'invoice', invoice.id);
}

export const invoiceRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/invoices',
    params: names<Stripe.InvoiceListParams>(...PAGE_PARAMS, 'created', 'customer', 'status', 'subscription'),
    handle(call) {
      const { params, records } = call;
      const [customer, status, subscription] = ['customer', 'status', 'subscription'].map((name) => params.text(name));
      return listPage(
        call,
        records.invoices,
        '/v1/invoices',
        (one) =>
          one.customer === (customer ?? one.customer) &&
          one.status === (status ?? one.status) &&
          (subscription === undefined || one.parent?.subscription_details?.subscription === subscription),
      );
    },
  },
  {
    method: 'GET',
    path: '/v1/invoices/:id',
    params: [],
    handle: (call) => get(call.records.invoices, 'invoice', idOf(call)),
  },
  {
    method: 'POST',
    path: '/v1/invoices/:id/pay',
    params: names<Stripe.InvoicePayParams>('off_session', 'payment_method'),
    handle: payNow,
  },
  {
    method: 'GET',
    path: '/v1/invoice_payments',
    params: names<Stripe.InvoicePaymentListParams>(...PAGE_PARAMS, 'created', 'invoice', 'payment'),
    handle(call) {
      const { params, records } = call;
      const [invoice, intent] = [params.text('invoice'), params.group('payment').text('payment_intent')];
      return listPage(
        call,
        records.invoice_payments,
        '/v1/invoice_payments',
        (one) =>
          one.invoice === (invoice ?? one.invoice) && (intent === undefined || one.payment.payment_intent === intent),
      );
    },
  },
  {
    method: 'GET',
    path: '/v1/invoice_payments/:id',
    params: [],
    handle: (call) => get(call.records.invoice_payments, 'invoice_payment', idOf(call)),
  },
];
