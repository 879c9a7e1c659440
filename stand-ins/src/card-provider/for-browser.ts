const PUBLIC = {
  payment_intent: [
    'id',
    'object',
    'amount',
    'amount_details',
    'automatic_payment_methods',
    'canceled_at',
    'cancellation_reason',
    'capture_method',
    'client_secret',
    'confirmation_method',
    'created',
    'currency',
    'description',
    'last_payment_error',
    'livemode',
    'next_action',
    'payment_method',
    'payment_method_types',
    'processing',
    'receipt_email',
    'setup_future_usage',
    'shipping',
    'source',
    'status',
  ],
  setup_intent: [
    'id',
    'object',
    'automatic_payment_methods',
    'cancellation_reason',
    'client_secret',
    'created',
    'description',
    'last_setup_error',
    'livemode',
    'next_action',
    'payment_method',
    'payment_method_types',
    'status',
    'usage',
  ],
};

/** For `JSON.stringify`: whoever has only the public key sees neither the customer of an intent nor its metadata. */
export function forBrowser(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('object' in value)) return value;
  const fields = PUBLIC[value.object as keyof typeof PUBLIC];
  if (fields === undefined) return value;
  return Object.fromEntries(Object.entries(value).filter(([field]) => fields.includes(field)));
}
