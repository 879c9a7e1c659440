import { type Listening, listenHere } from '../listen.ts';
import { createHttpServer } from './http.ts';
import { hearPayment } from './objects/subscription-life.ts';
import { createOutage } from './outage.ts';
import { createWebhooks } from './webhooks.ts';
import { createWorld, type Settings } from './world.ts';

export interface CardProviderOptions extends Partial<Settings> {
  /** 0 picks a free one. */
  readonly port: number;
  readonly webhookUrl?: string;
  readonly webhookSecret?: string;
  /** How long after each failed try to tell of an event the next one comes, in milliseconds. */
  readonly retryPauses?: readonly number[];
  readonly controlToken?: string;
  /** What goes wrong from the start. */
  readonly faults?: Readonly<Record<string, number>>;
}

export const DEFAULTS = {
  secretKey: 'sk_test_standin',
  publicKey: 'pk_test_standin',
  webhookSecret: 'whsec_standin',
  prices: { supporter: 'price_supporter', patron: 'price_patron', champion: 'price_champion' },
  availableAfter: 0,
  seed: 'cards',
  retryPauses: [100, 500, 2000, 5000, 15_000],
};

/**
 * A server that speaks the HTTP API of the card provider, with its test cards, its webhooks and its pages, and a script
 * for the browser in place of the provider's own. `/control/` is for whoever watches it.
 */
export async function startCardProviderStandIn(options: CardProviderOptions): Promise<Listening> {
  const { webhookUrl, webhookSecret, retryPauses } = { ...DEFAULTS, ...options };
  const world = createWorld({ ...DEFAULTS, ...options });
  const webhooks = createWebhooks(world, retryPauses);
  const outage = createOutage();
  world.onEvent = (event) => webhooks.tell(event);
  world.onPayment = (records, intent) => hearPayment(world, records, intent);
  if (webhookUrl !== undefined) world.endpoints.put({ id: webhookUrl, secret: webhookSecret, connect: true });
  const wrong = options.faults === undefined ? undefined : world.faults.at('').set(options.faults);
  if (wrong !== undefined) throw new Error(wrong);
  const { controlToken } = options;
  const server = createHttpServer({ world, webhooks, outage, ...(controlToken !== undefined && { controlToken }) });
  const listening = await listenHere(server, options.port);
  world.base = `http://127.0.0.1:${listening.port}`;
  return {
    port: listening.port,
    async close() {
      webhooks.close();
      await listening.close();
      await world.close();
    },
  };
}
