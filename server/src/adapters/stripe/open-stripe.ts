import Stripe from 'stripe';
import { DomainError } from '../../platform/errors.ts';
import { readStripeSettings, type StripeGiven, type StripeSettings } from './stripe-settings.ts';

const TIMEOUT_MS = 8000;
const RETRIES = 1;

function openStripe({ secretKey, apiUrl }: Pick<StripeSettings, 'secretKey' | 'apiUrl'>): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl);
  return new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port === '' ? {} : { port }),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
}

/** Who takes and sends the money, and how it is set up. */
export interface CardProvider {
  readonly stripe: Stripe;
  readonly settings: StripeSettings;
}

/** Undefined where nothing can be paid. */
export function openCardProvider(given: StripeGiven): CardProvider | undefined {
  const settings = readStripeSettings(given);
  return settings && { stripe: openStripe(settings), settings };
}

export function needCardProvider(provider: CardProvider | undefined): CardProvider {
  if (provider === undefined) throw new DomainError('payments_off');
  return provider;
}

/** Nobody knows whether it was done: it has to be asked again, under the same key. */
export function isProviderAway(error: unknown): boolean {
  if (error instanceof Stripe.errors.StripeConnectionError) return true;
  if (error instanceof Stripe.errors.StripeRateLimitError) return true;
  return error instanceof Stripe.errors.StripeError && (error.statusCode ?? 500) >= 500;
}

/** What a reader is told of an error of the provider's. */
export function toDomainError(error: unknown): unknown {
  if (isProviderAway(error)) return new DomainError('provider_unavailable', { reason: String(error) });
  if (error instanceof Stripe.errors.StripeCardError)
    return new DomainError('card_declined', { reason: error.decline_code ?? error.code });
  if (error instanceof Stripe.errors.StripeError) return new DomainError('payment_failed', { reason: error.message });
  return error;
}
