import { type KeptTopUp, keepTopUp } from '../kept-top-up.ts';
import { openProvider } from '../open-provider.ts';
import { callPayments } from '../payment-calls.ts';

/** What became of a payment that was interrupted. */
export type Fate = 'paid' | 'unpaid' | 'asks-holder' | 'cancelled' | 'unknown';

const FATES: Readonly<Record<string, Fate>> = {
  succeeded: 'paid',
  processing: 'paid',
  requires_capture: 'paid',
  requires_action: 'asks-holder',
  requires_payment_method: 'unpaid',
  requires_confirmation: 'unpaid',
  canceled: 'cancelled',
};

/** The same top-up as before, so nothing new is begun by asking. */
export async function secretOf({ top_up_id, cents }: KeptTopUp): Promise<string> {
  const asked = { amount: cents / 100, tipo_dinero: 'pay_per_view', idempotency_key: top_up_id } as const;
  return (await callPayments('createPaymentIntent', asked)).client_secret;
}

/** Asks the provider itself, and remembers what it says. */
export async function askProvider(usuario_id: number, kept: KeptTopUp): Promise<Fate> {
  const [stripe, secret] = await Promise.all([openProvider(), secretOf(kept)]);
  const { paymentIntent } = await stripe.retrievePaymentIntent(secret);
  const fate = (paymentIntent && FATES[paymentIntent.status]) ?? 'unknown';
  if (fate === 'paid') keepTopUp(usuario_id, { ...kept, isPaid: true });
  if (fate === 'unpaid') keepTopUp(usuario_id, { ...kept, isUnderWay: false });
  if (fate === 'cancelled') keepTopUp(usuario_id, undefined);
  return fate;
}
