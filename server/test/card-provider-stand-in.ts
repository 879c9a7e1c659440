import { startStandIn } from './stand-in.ts';

const SECRET_KEY = 'sk_test_standin';
const PUBLIC_KEY = 'pk_test_standin';
export const WEBHOOK_SECRET = 'whsec_of_the_stand_in';

export interface TestCardProvider {
  readonly url: string;
  /** For startTestApp. */
  readonly config: Record<string, string>;
  /** What the provider itself, or somebody with its dashboard, would do; see the stand-in's control calls. */
  control<T = unknown>(path: string, body?: object): Promise<T>;
  /** As a reader would, in the browser. */
  pay(payment_intent_id: string, card?: string): Promise<void>;
}

/** The stand-in as a process of its own, which calls nobody until it is told whom. */
export async function startTestCardProvider(): Promise<TestCardProvider> {
  const { port } = await startStandIn<{ port: number }>('card-provider', {
    CARDS_PORT: '0',
    CARDS_SECRET_KEY: SECRET_KEY,
    CARDS_PUBLIC_KEY: PUBLIC_KEY,
    CARDS_WEBHOOK_SECRET: WEBHOOK_SECRET,
  });
  const url = `http://127.0.0.1:${port}`;

  async function control<T>(path: string, body?: object): Promise<T> {
    const response = await fetch(`${url}/control/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (!response.ok) throw new Error(`The card provider answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  }
  return {
    url,
    config: {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_PUBLIC_KEY: PUBLIC_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_PRICE_SUPPORTER: 'price_supporter',
      STRIPE_PRICE_PATRON: 'price_patron',
      STRIPE_PRICE_CHAMPION: 'price_champion',
      STRIPE_API_URL: url,
      STRIPE_SCRIPT_URL: url,
    },
    control,
    async pay(payment_intent_id, card = 'visa') {
      await control(`payment_intents/${payment_intent_id}/confirm`, { card, authenticate: true });
    },
  };
}
