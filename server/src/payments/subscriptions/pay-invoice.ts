import Stripe from 'stripe';
import { DomainError } from '../../platform/errors.ts';
import { paymentOf } from './provider-subscription.ts';

/** What is left to do for whoever pays. */
export interface Payment {
  readonly isPaid: boolean;
  /** For the browser, where the bank wants to see the card's owner. */
  readonly client_secret: string | null;
}

const isDone = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'payment_intent_unexpected_state';

/** A payment is made once, however often it is asked for. */
async function confirm(stripe: Stripe, intent_id: string, payment_method: string): Promise<Stripe.PaymentIntent> {
  try {
    return await stripe.paymentIntents.confirm(intent_id, { payment_method, use_stripe_sdk: true });
  } catch (error) {
    if (isDone(error)) return stripe.paymentIntents.retrieve(intent_id);
    throw error;
  }
}

/** Pays what is open of a subscription with a card that belongs to its customer. */
export async function payOpenInvoice(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  payment_method: string,
): Promise<Payment> {
  const invoice = subscription.latest_invoice;
  if (invoice === null || typeof invoice === 'string') throw new Error(`${subscription.id} came without its invoice`);
  if (invoice.status !== 'open') return { isPaid: invoice.status === 'paid', client_secret: null };
  const intent_id = paymentOf(invoice);
  if (intent_id === undefined) throw new DomainError('payment_failed', { invoice: invoice.id });
  const { status, client_secret } = await confirm(stripe, intent_id, payment_method);
  const needsOwner = status === 'requires_action';
  const secret = invoice.confirmation_secret?.client_secret ?? client_secret;
  return { isPaid: status === 'succeeded', client_secret: needsOwner ? secret : null };
}

/** What a subscription has to come with to be paid. */
export const WITH_INVOICE = ['latest_invoice.payments', 'latest_invoice.confirmation_secret'];
