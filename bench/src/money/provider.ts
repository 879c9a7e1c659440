import { readAnnouncement, startProcess } from '../processes/long-process.ts';
import type { Bench } from '../suite.ts';

const SECRET_KEY = 'sk_test_simulation';
const PUBLIC_KEY = 'pk_test_simulation';
const WEBHOOK_SECRET = 'whsec_of_the_simulation';
const PRICES = ['price_supporter', 'price_patron', 'price_champion'] as const;
const PAGE = 100;
const TRIES = 20;

/** An object of the provider's, as far as anybody here looks at it. */
export interface ProviderObject {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** The card provider, played in a process of its own. */
export interface Provider {
  /** For the site. */
  readonly environment: Readonly<Record<string, string>>;
  readonly prices: readonly string[];
  control<T>(path: string, body?: object): Promise<T>;
  post<T>(path: string, fields: Readonly<Record<string, string>>): Promise<T>;
  get<T>(path: string): Promise<T>;
  /** All of a kind, page after page. */
  list(path: string): Promise<ProviderObject[]>;
  stop(): Promise<void>;
}

async function answered<T>(response: Response): Promise<T> {
  const text = await response.text();
  if (!response.ok) throw new Error(`the provider answered ${response.status}: ${text.slice(0, 300)}`);
  return JSON.parse(text) as T;
}

/** It also fails whoever only watches. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      if (attempt === TRIES) throw error;
    }
  }
}

export async function startProvider(bench: Bench, seed: number, webhookUrl: string): Promise<Provider> {
  const running = startProcess(
    process.execPath,
    [
      'stand-ins/src/card-provider/start.ts',
      ...['--port', '0', '--seed', String(seed), '--prices', PRICES.join(',')],
      ...['--secret-key', SECRET_KEY, '--public-key', PUBLIC_KEY],
      ...['--webhook-url', webhookUrl, '--webhook-secret', WEBHOOK_SECRET],
    ],
    process.env,
  );
  bench.cleanup.add(() => running.stop());
  const { port } = await readAnnouncement<{ port: number }>(running);
  const origin = `http://127.0.0.1:${port}`;
  const headers = { authorization: `Bearer ${SECRET_KEY}` };
  const get = <T>(path: string) => patiently(async () => answered<T>(await fetch(`${origin}${path}`, { headers })));
  return {
    prices: PRICES,
    environment: {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_PUBLIC_KEY: PUBLIC_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_PRICE_SUPPORTER: PRICES[0],
      STRIPE_PRICE_PATRON: PRICES[1],
      STRIPE_PRICE_CHAMPION: PRICES[2],
      STRIPE_API_URL: origin,
      STRIPE_SCRIPT_URL: origin,
    },
    get,
    async control<T>(path: string, body?: object) {
      const given = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
      return answered<T>(await fetch(`${origin}/control${path}`, given));
    },
    async post<T>(path: string, fields: Readonly<Record<string, string>>) {
      return answered<T>(
        await fetch(`${origin}${path}`, { method: 'POST', headers, body: new URLSearchParams(fields) }),
      );
    },
    async list(path) {
      const found: ProviderObject[] = [];
      for (;;) {
        const after = found.length === 0 ? '' : `&starting_after=${found.at(-1)?.id}`;
        const page = await get<{ data: ProviderObject[]; has_more: boolean }>(`${path}?limit=${PAGE}${after}`);
        found.push(...page.data);
        if (!page.has_more) return found;
      }
    },
    stop: () => running.stop(),
  };
}
