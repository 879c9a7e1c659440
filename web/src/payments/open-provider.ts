import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { ApiError } from '../platform/api-error.ts';
import { pageIdioma } from '../platform/language.ts';
import { loadPaymentsConfig } from './payments-config.ts';

let opening: Promise<Stripe> | undefined;

/** The card provider's own script, fetched when a card is about to be typed and not before. */
export function openProvider(): Promise<Stripe> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

async function open(): Promise<Stripe> {
  const { public_key, script_url } = await loadPaymentsConfig();
  if (public_key === null) throw new ApiError('payments_off', 503);
  if (script_url === null) loadStripe.setLoadParameters({ advancedFraudSignals: false });
  else if (!('Stripe' in window)) await loadScript(script_url);
  const stripe = await loadStripe(public_key, { locale: pageIdioma() });
  if (stripe === null) throw new ApiError('provider_unavailable', 503);
  return stripe;
}

/** Where the provider is played, its script comes from there; the official loader finds what it defines. */
function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new ApiError('provider_unavailable', 503));
    };
    document.head.append(script);
  });
}
