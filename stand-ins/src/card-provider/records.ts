import type { CardName } from './cards.ts';
import { createTable, type Table } from './table.ts';
import type {
  BalanceTransaction,
  Charge,
  Customer,
  Dispute,
  Event,
  Invoice,
  InvoicePayment,
  PaymentIntent,
  PaymentMethod,
  Refund,
  SetupIntent,
  Subscription,
  Transfer,
} from './wire.ts';

/** How a saved card behaves. Its number is not kept. */
interface CardOf {
  /** The payment method's. */
  readonly id: string;
  readonly card: CardName;
  /** Its owner has agreed to it being charged without them. */
  readonly set_up: boolean;
}

/** What a subscription still has to pay or get back for a change of plan, at its next invoice. */
interface Proration {
  /** The subscription's. */
  readonly id: string;
  readonly amount: number;
}

interface ObjectTables {
  readonly customers: Table<Customer>;
  readonly payment_methods: Table<PaymentMethod>;
  readonly payment_intents: Table<PaymentIntent>;
  readonly setup_intents: Table<SetupIntent>;
  readonly charges: Table<Charge>;
  readonly refunds: Table<Refund>;
  readonly disputes: Table<Dispute>;
  readonly subscriptions: Table<Subscription>;
  readonly invoices: Table<Invoice>;
  readonly invoice_payments: Table<InvoicePayment>;
  readonly transfers: Table<Transfer>;
  readonly balance_transactions: Table<BalanceTransaction>;
  readonly events: Table<Event>;
  readonly cards: Table<CardOf>;
  readonly prorations: Table<Proration>;
}

/** Everything of one account: the platform's, or a connected one's. */
export interface Records extends ObjectTables {
  /** Undefined for the platform. */
  readonly account: string | undefined;
}

export type Remember = (table: string, object: { readonly id: string }) => void;

export function createRecords(account: string | undefined, remember: Remember): Records {
  const table = <One extends { readonly id: string }>(name: keyof ObjectTables) =>
    createTable<One>((object) => remember(name, object));
  return {
    account,
    customers: table('customers'),
    payment_methods: table('payment_methods'),
    payment_intents: table('payment_intents'),
    setup_intents: table('setup_intents'),
    charges: table('charges'),
    refunds: table('refunds'),
    disputes: table('disputes'),
    subscriptions: table('subscriptions'),
    invoices: table('invoices'),
    invoice_payments: table('invoice_payments'),
    transfers: table('transfers'),
    balance_transactions: table('balance_transactions'),
    events: table('events'),
    cards: table('cards'),
    prorations: table('prorations'),
  };
}
