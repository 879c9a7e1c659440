import type Stripe from 'stripe';

/**
 * What goes over the wire, by the official SDK's own types. The SDK turns some decimal strings into objects of its own
 * after reading; only those fields are said anew here.
 */
type WithDecimals<Whole, Field extends keyof Whole> = Omit<Whole, Field> & Record<Field, string | null>;

export type List<One> = Stripe.ApiList<One>;
export type Metadata = Stripe.Metadata;

export type Account = Stripe.Account;
export type AccountLink = Stripe.AccountLink;
export type Balance = Stripe.Balance;
export type BalanceTransaction = Stripe.BalanceTransaction;
export type Charge = Stripe.Charge;
export type Customer = Stripe.Customer;
export type Dispute = Stripe.Dispute;
export type EventType = Stripe.Event['type'];
export type Event = Omit<Stripe.EventBase, 'data' | 'type'> & {
  type: EventType;
  data: { object: unknown; previous_attributes?: unknown };
};
export type InvoicePayment = Stripe.InvoicePayment;
export type LoginLink = Stripe.LoginLink;
export type PaymentIntent = Stripe.PaymentIntent;
export type PaymentMethod = Stripe.PaymentMethod;
export type Refund = Stripe.Refund;
export type SetupIntent = Stripe.SetupIntent;
export type Transfer = Stripe.Transfer;

export type Price = WithDecimals<Stripe.Price, 'unit_amount_decimal'>;
export type Plan = WithDecimals<Stripe.Plan, 'amount_decimal'>;
export type SubscriptionItem = Omit<Stripe.SubscriptionItem, 'plan' | 'price'> & { plan: Plan; price: Price };
export type Subscription = Omit<Stripe.Subscription, 'items'> & { items: List<SubscriptionItem> };
export type InvoiceLine = Omit<WithDecimals<Stripe.InvoiceLineItem, 'quantity_decimal'>, 'pricing'> & {
  pricing: WithDecimals<Stripe.InvoiceLineItem.Pricing, 'unit_amount_decimal'> | null;
};
export type Invoice = Omit<Stripe.Invoice, 'lines'> & { lines: List<InvoiceLine> };
