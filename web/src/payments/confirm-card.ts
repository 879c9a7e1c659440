import type { ConfirmCardPaymentData, PaymentIntentResult, Stripe } from '@stripe/stripe-js';

/** The bank's question stands over the whole page: no window of ours may be above it meanwhile. */
export type StepAside = (isAside: boolean) => void;

/** Pays with a card; where the bank asks its holder, makes way for the question. */
export async function confirmCard(
  stripe: Stripe,
  clientSecret: string,
  payment_method: NonNullable<ConfirmCardPaymentData['payment_method']>,
  stepAside: StepAside,
): Promise<PaymentIntentResult> {
  const first = await stripe.confirmCardPayment(clientSecret, { payment_method }, { handleActions: false });
  return first.paymentIntent?.status === 'requires_action' ? askHolder(stripe, clientSecret, stepAside) : first;
}

export async function askHolder(
  stripe: Stripe,
  clientSecret: string,
  stepAside: StepAside,
): Promise<PaymentIntentResult> {
  stepAside(true);
  try {
    return await stripe.confirmCardPayment(clientSecret);
  } finally {
    stepAside(false);
  }
}
