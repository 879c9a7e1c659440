import type { Plan } from '@poliedro/contracts/plans';
import { z } from 'zod';
import type { ProviderSources } from '../../platform/security-headers.ts';

const origin = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));
const PROVIDER_API = 'https://api.stripe.com';
const PROVIDER_SCRIPT = 'https://js.stripe.com';
/** Where a bank's own page may have to be shown. */
const PROVIDER_HOOKS = 'https://hooks.stripe.com';

/** The card provider: the keys and the prices, or nothing of it, and then nothing can be paid here. */
export const stripeSettings = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/)
    .optional(),
  STRIPE_PUBLIC_KEY: z.string().startsWith('pk_').optional(),
  /** Several with commas: the provider has one for each address it calls, and an old one while it is changed. */
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .transform((value) => value.split(',').map((secret) => secret.trim()))
    .pipe(z.array(z.string().min(16)))
    .optional(),
  STRIPE_PRICE_SUPPORTER: z.string().startsWith('price_').optional(),
  STRIPE_PRICE_PATRON: z.string().startsWith('price_').optional(),
  STRIPE_PRICE_CHAMPION: z.string().startsWith('price_').optional(),
  /** Elsewhere only where the provider is played. */
  STRIPE_API_URL: origin.default(PROVIDER_API),
  STRIPE_SCRIPT_URL: origin.default(PROVIDER_SCRIPT),
};

const NEEDED = Object.keys(stripeSettings).filter((name) => !name.endsWith('_URL'));

/** All of them or none; one that is there and empty was meant to be filled. */
export function missingOfStripe(environment: Record<string, string | undefined>): string[] {
  const missing = NEEDED.filter((name) => environment[name] === undefined || environment[name] === '');
  const isMeant = NEEDED.some((name) => environment[name] !== undefined);
  return isMeant ? missing.map((name) => `${name}: needed with the other STRIPE_ settings`) : [];
}

export type StripeGiven = Readonly<z.infer<z.ZodObject<typeof stripeSettings>>>;

export interface StripeSettings {
  readonly secretKey: string;
  readonly publicKey: string;
  readonly webhookSecrets: readonly string[];
  readonly prices: Readonly<Record<Plan, string>>;
  readonly apiUrl: string;
  readonly scriptUrl: string;
  /** With real money: what the provider tells must be about the same. */
  readonly isLive: boolean;
  /** The provider itself, not somebody who plays it. */
  readonly isProvider: boolean;
}

/** Undefined where nothing can be paid. */
export function readStripeSettings(given: StripeGiven): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLIC_KEY, STRIPE_WEBHOOK_SECRET } = given;
  const { STRIPE_PRICE_SUPPORTER, STRIPE_PRICE_PATRON, STRIPE_PRICE_CHAMPION } = given;
  if (STRIPE_SECRET_KEY === undefined || STRIPE_PUBLIC_KEY === undefined || STRIPE_WEBHOOK_SECRET === undefined)
    return undefined;
  return {
    secretKey: STRIPE_SECRET_KEY,
    publicKey: STRIPE_PUBLIC_KEY,
    webhookSecrets: STRIPE_WEBHOOK_SECRET,
    prices: {
      supporter: STRIPE_PRICE_SUPPORTER ?? '',
      patron: STRIPE_PRICE_PATRON ?? '',
      champion: STRIPE_PRICE_CHAMPION ?? '',
    },
    apiUrl: given.STRIPE_API_URL,
    scriptUrl: given.STRIPE_SCRIPT_URL,
    isLive: STRIPE_SECRET_KEY.includes('_live_'),
    isProvider: given.STRIPE_SCRIPT_URL === PROVIDER_SCRIPT,
  };
}

/** What a page has to be allowed so that a card can be typed and confirmed in it. */
export function providerSources({ scriptUrl, apiUrl, isProvider }: StripeSettings): ProviderSources {
  const script = new URL(scriptUrl).origin;
  return { script, frames: isProvider ? [script, PROVIDER_HOOKS] : [script], calls: new URL(apiUrl).origin };
}
