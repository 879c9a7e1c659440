import type { Records } from '../records.ts';
import type { Metadata, PaymentIntent, PaymentMethod } from '../wire.ts';
import { emit, newId, type World } from '../world.ts';
import { CURRENCY } from './balance.ts';

interface Wanted {
  readonly id?: string;
  /** How it may be paid, where that was said. */
  readonly types?: string[];
  readonly amount: number;
  readonly customer: string | null;
  readonly description: string | null;
  readonly metadata: Metadata;
  readonly receiptEmail: string | null;
  readonly saveCard: PaymentIntent['setup_future_usage'];
  readonly transferGroup: string | null;
  readonly descriptorSuffix: string | null;
  readonly method: PaymentMethod | undefined;
}

export function createIntent(world: World, records: Records, wanted: Wanted): PaymentIntent {
  const { id = newId('pi') } = wanted;
  const intent: PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: wanted.types ?? null,
    amount: wanted.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: newId(`${id}_secret`),
    confirmation_method: 'automatic',
    created: world.clock.now(),
    currency: CURRENCY,
    customer: wanted.customer,
    customer_account: null,
    description: wanted.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: wanted.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: wanted.method?.id ?? null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: wanted.receiptEmail,
    review: null,
    setup_future_usage: wanted.saveCard,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: wanted.descriptorSuffix,
    status: wanted.method === undefined ? 'requires_payment_method' : 'requires_confirmation',
    transfer_data: null,
    transfer_group: wanted.transferGroup,
  };
  records.payment_intents.put(intent);
  emit(world, records, 'payment_intent.created', intent);
  return intent;
}
