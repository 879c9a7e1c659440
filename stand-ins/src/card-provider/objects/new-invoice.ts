import { get } from '../call.ts';
import { wholeList } from '../list.ts';
import type { Records } from '../records.ts';
import type { Invoice, InvoiceLine, Subscription } from '../wire.ts';
import { emit, newId, type World } from '../world.ts';
import { CURRENCY } from './balance.ts';
import { renamed } from './invoice-finding.ts';
import { createIntent } from './new-payment-intent.ts';

export interface Billed {
  readonly reason: Invoice['billing_reason'];
  readonly period: { readonly start: number; readonly end: number };
  /** What each line says and how much it is. */
  readonly lines: readonly { readonly description: string; readonly amount: number; readonly proration: boolean }[];
}

function linesOf(id: string, subscription: Subscription, { lines, period }: Billed): InvoiceLine[] {
  const item = subscription.items.data[0];
  return lines.map(({ description, amount, proration }) => ({
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: CURRENCY,
    description,
    discount_amounts: [],
    discountable: !proration,
    discounts: [],
    invoice: id,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: item?.id ?? '',
      },
      type: 'subscription_item_details',
    },
    period: { start: period.start, end: period.end },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: item?.price.id ?? '', product: String(item?.price.product) },
      type: 'price_details',
      unit_amount_decimal: String(amount),
    },
    quantity: 1,
    quantity_decimal: '1',
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  }));
}

function nextNumber(records: Records, customerId: string): string {
  const customer = get(records.customers, 'customer', customerId);
  const sequence = customer.next_invoice_sequence ?? 1;
  records.customers.put({ ...customer, next_invoice_sequence: sequence + 1 });
  return `${customer.invoice_prefix ?? 'INV'}-${String(sequence).padStart(4, '0')}`;
}

/** An invoice that waits to be paid, with the payment intent for it unless it costs nothing. */
export function openInvoice(world: World, records: Records, subscription: Subscription, billed: Billed): Invoice {
  const id = newId('in');
  const customer = get(records.customers, 'customer', String(subscription.customer));
  const lines = linesOf(id, subscription, billed);
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const created = world.clock.now();
  const invoice: Invoice = {
    id,
    object: 'invoice',
    account_country: 'ES',
    account_name: 'Poliedro',
    account_tax_ids: null,
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: total,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: billed.reason,
    collection_method: 'charge_automatically',
    created,
    currency: CURRENCY,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: created,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: `${world.base}/invoices/${id}`,
    invoice_pdf: `${world.base}/invoices/${id}/pdf`,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: wholeList(`/v1/invoices/${id}/lines`, lines),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: nextNumber(records, customer.id),
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: created,
    period_start: created,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'open',
    status_transitions: { finalized_at: created, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: created,
  };
  records.invoices.put(invoice);
  emit(world, records, 'invoice.created', invoice);
  emit(world, records, 'invoice.finalized', invoice);
  if (total > 0) addPayment(world, records, invoice);
  return invoice;
}

function addPayment(world: World, records: Records, invoice: Invoice): void {
  const intent = createIntent(world, records, {
    id: renamed(invoice.id, 'pi'),
    amount: invoice.total,
    customer: String(invoice.customer),
    description: invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
    metadata: {},
    receiptEmail: null,
    saveCard: 'off_session',
    transferGroup: null,
    descriptorSuffix: null,
    method: undefined,
  });
  records.invoice_payments.put({
    id: renamed(invoice.id, 'inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.total,
    created: world.clock.now(),
    currency: CURRENCY,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  });
}
