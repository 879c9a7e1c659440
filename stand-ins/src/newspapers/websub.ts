import { createHmac, randomBytes } from 'node:crypto';
import type { Newspaper } from './press/newspaper.ts';

export const HUB_HOST = 'websub.example';

interface Subscription {
  readonly topic: string;
  readonly callback: string;
  readonly secret: string | undefined;
  readonly newspaper: Newspaper;
  expires_at: number;
  /** How much of the feed has been sent. */
  sent: number;
}

export interface HubPorts {
  /** The newspaper whose feed this address is. */
  findTopic(topic: string): Newspaper | undefined;
  countPublished(newspaper: Newspaper): number;
  /** The feed as it is, and what its headers say. */
  renderTopic(newspaper: Newspaper): { body: Buffer; type: string; link: string };
}

export interface Hub {
  /** What a subscriber's form gets for an answer: a status, and a word if it is refused. */
  subscribe(form: URLSearchParams): { status: number; message: string };
  /** Sends what is new to those who asked for it. */
  deliver(): Promise<void>;
  list(): readonly { topic: string; callback: string; expires_at: string }[];
}

const LEASE_SECONDS = 86_400;
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;
const PATIENCE_MS = 5_000;

async function isWanted(callback: URL, fields: Record<string, string>): Promise<boolean> {
  const challenge = randomBytes(16).toString('hex');
  const asked = new URL(callback);
  for (const [name, value] of Object.entries({ ...fields, challenge })) asked.searchParams.set(`hub.${name}`, value);
  const response = await fetch(asked, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'manual' });
  return response.ok && (await response.text()) === challenge;
}

/** A small hub as WebSub has it. It calls nobody but this machine. */
export function createHub(ports: HubPorts): Hub {
  const subscriptions = new Map<string, Subscription>();

  async function verify(mode: string, wanted: Subscription, lease: number): Promise<void> {
    const { topic, callback, newspaper } = wanted;
    const fields = { mode, topic, ...(mode === 'subscribe' && { lease_seconds: String(lease) }) };
    if (!(await isWanted(new URL(callback), fields))) return;
    const key = `${topic} ${callback}`;
    if (mode === 'unsubscribe') subscriptions.delete(key);
    else subscriptions.set(key, { ...wanted, sent: ports.countPublished(newspaper) });
  }

  async function send(subscription: Subscription): Promise<void> {
    const { callback, secret, newspaper } = subscription;
    const { body, type, link } = ports.renderTopic(newspaper);
    const signature = secret && `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
    const headers = { 'content-type': type, link, ...(signature && { 'x-hub-signature': signature }) };
    const signal = AbortSignal.timeout(PATIENCE_MS);
    await fetch(callback, { method: 'POST', headers, body: new Uint8Array(body), signal, redirect: 'manual' });
  }

  return {
    subscribe(form) {
      const given = (name: string) => form.get(`hub.${name}`) ?? '';
      const mode = given('mode');
      const newspaper = ports.findTopic(given('topic'));
      const callback = URL.canParse(given('callback')) ? new URL(given('callback')) : undefined;
      if (mode !== 'subscribe' && mode !== 'unsubscribe') return { status: 400, message: 'no such mode' };
      if (newspaper === undefined) return { status: 404, message: 'no such topic' };
      if (callback === undefined || !LOOPBACK.test(callback.hostname)) return { status: 400, message: 'callback' };
      const lease = Math.min(Number(given('lease_seconds')) || LEASE_SECONDS, LEASE_SECONDS);
      const expires_at = Date.now() + lease * 1000;
      const wanted = { topic: given('topic'), callback: callback.href, secret: given('secret') || undefined };
      // Whether the subscriber wants it is asked afterwards, as the protocol has it.
      setImmediate(() => void verify(mode, { ...wanted, newspaper, expires_at, sent: 0 }, lease).catch(() => {}));
      return { status: 202, message: '' };
    },
    async deliver() {
      const due = [...subscriptions].filter(
        ([key, { expires_at }]) => expires_at > Date.now() || !subscriptions.delete(key),
      );
      await Promise.allSettled(
        due.map(async ([, subscription]) => {
          const count = ports.countPublished(subscription.newspaper);
          if (count <= subscription.sent) return;
          subscription.sent = count;
          await send(subscription);
        }),
      );
    },
    list: () =>
      [...subscriptions.values()].map(({ topic, callback, expires_at }) => ({
        topic,
        callback,
        expires_at: new Date(expires_at).toISOString(),
      })),
  };
}
