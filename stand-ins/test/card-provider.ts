import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { onTestFinished } from 'vitest';
import {
  type CardProviderOptions,
  DEFAULTS,
  startCardProviderStandIn,
} from '../src/card-provider/card-provider-stand-in.ts';

interface Heard {
  readonly events: Stripe.Event[];
  /** What the next ones are answered; 200 when there are no more. */
  readonly answers: number[];
  readonly url: string;
}

/** Somebody who is told of events, and checks their signatures by the official means. */
async function listenForEvents(stripe: Stripe): Promise<Heard> {
  const heard: { events: Stripe.Event[]; answers: number[] } = { events: [], answers: [] };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const status = heard.answers.shift() ?? 200;
      try {
        const signature = request.headers['stripe-signature'] ?? '';
        const event = stripe.webhooks.constructEvent(body, signature, DEFAULTS.webhookSecret);
        if (status === 200) heard.events.push(event);
        response.writeHead(status).end();
      } catch {
        response.writeHead(400).end();
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { ...heard, url: `http://127.0.0.1:${(server.address() as { port: number }).port}/` };
}

/** The stand-in until the test ends, and the official SDK to ask it. */
export async function startTest(options: Partial<CardProviderOptions> = {}) {
  const standIn = await startCardProviderStandIn({ port: 0, retryPauses: [10, 20], ...options });
  onTestFinished(() => standIn.close());
  const { port } = standIn;
  const base = `http://127.0.0.1:${port}`;
  const stripe = new Stripe(DEFAULTS.secretKey, {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    timeout: 2000,
  });
  const ask = async (method: string, path: string, body?: object) => {
    const response = await fetch(base + path, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
    return { status: response.status, value: JSON.parse(await response.text()) };
  };
  return {
    standIn,
    base,
    stripe,
    control: async (path: string, body: object = {}) => (await ask('POST', `/control${path}`, body)).value,
    ask,
    /** When no event is on its way any more. */
    idle: () => ask('GET', '/control/idle'),
    async hear(): Promise<Heard> {
      const heard = await listenForEvents(stripe);
      await ask('POST', '/control/webhooks', { endpoints: [{ url: heard.url, secret: DEFAULTS.webhookSecret }] });
      return heard;
    },
    /** As the script in the browser asks: with the public key and a form. */
    async browse(method: 'GET' | 'POST', path: string, form: Record<string, string> = {}) {
      const query = new URLSearchParams(form);
      const response = await fetch(`${base}${path}${method === 'GET' ? `?${query}` : ''}`, {
        method,
        headers: { authorization: `Bearer ${DEFAULTS.publicKey}` },
        ...(method === 'POST' && { body: query }),
      });
      return { status: response.status, headers: response.headers, value: JSON.parse(await response.text()) };
    },
    /** A card as a reader types it. */
    cardForm: (number: string) => ({
      type: 'card',
      'card[number]': number,
      'card[exp_month]': '12',
      'card[exp_year]': '40',
      'card[cvc]': '123',
    }),
  };
}

/** What went wrong, by the SDK's own error. */
export async function errorOf(promise: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error('It went well');
}
