import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { type ArticleTruth, startTestNewspapers } from '../../../test/newspapers-stand-in.ts';
import { openTestPolling } from '../../../test/polling.ts';
import { askHubs } from './ask-hubs.ts';
import { callbackKey } from './hub-secret.ts';

interface Row {
  readonly hub: string | null;
  readonly topic: string | null;
  readonly hub_secret: string;
  readonly hub_until: Date | null;
  readonly next_poll_on: Date;
}

/** A newspaper whose feed was asked once, and the hub that it names. */
async function setUp() {
  const app = await startTestApp({ content: 'empty' });
  const newspapers = await startTestNewspapers();
  await newspapers.setClock({ speed: 0 });
  const polling = await openTestPolling(app.context.db, newspapers);
  const newspaper = (await newspapers.newspapers()).find(({ host }) => host === 'elfaro.example');
  if (newspaper === undefined) throw new Error('Nobody plays');
  const feed_id = await polling.addNewspaper(newspaper);
  await polling.poll(feed_id);
  const { db } = app.context;
  const ask = () => askHubs({ db, safeFetch: polling.safeFetch, origin: app.origin });
  const row = () => polling.feed<Row>(feed_id);
  const subscribe = async () => {
    await ask();
    await expect.poll(async () => (await row()).hub_until, { timeout: 10_000 }).not.toBeNull();
    return row();
  };
  const callbackOf = async () => `${app.origin}/api/websub/${feed_id}/${callbackKey((await row()).hub_secret)}`;
  const listHub = () => newspapers.ask<{ topic: string; callback: string }[]>('/__websub');
  return { app, db, newspapers, newspaper, feed_id, ask, row, subscribe, callbackOf, listHub, ...polling };
}

const sign = (body: string, secret: string, method: string) =>
  `${method}=${createHmac(method, secret).update(body).digest('hex')}`;

const feedOf = (path: string) =>
  `<rss><channel><title>El Faro</title><item><title>Traído</title><link>http://elfaro.example${path}</link></item></channel></rss>`;

describe('a feed with a hub', () => {
  test('is told of news as they come, and asked rarely meanwhile', async () => {
    const { newspapers, newspaper, feed_id, subscribe, row, poll, listFound, listHub } = await setUp();
    expect(await row()).toMatchObject({ topic: newspaper.feed_url, hub: expect.stringContaining('websub.example') });
    const until = (await subscribe()).hub_until?.getTime() ?? 0;
    expect(until).toBeGreaterThan(Date.now() + 3_600_000);
    expect(await listHub()).toMatchObject([{ topic: newspaper.feed_url }]);

    await poll(feed_id);
    expect((await row()).next_poll_on.getTime()).toBeGreaterThan(Date.now() + 7_000_000);

    const before = (await listFound(feed_id)).length;
    const { articles } = await newspapers.ask<{ articles: ArticleTruth[] }>(`/__truth?host=${newspaper.host}`);
    const published = new Set((await newspapers.truths()).map(({ url }) => url));
    const [next] = articles
      .filter(({ url }) => !published.has(url))
      .sort((a, b) => a.published_at.localeCompare(b.published_at));
    if (next === undefined) throw new Error('There are no further articles');
    await newspapers.setClock({ now: next.published_at });
    await expect.poll(async () => (await listFound(feed_id)).length, { timeout: 10_000 }).toBe(before + 1);
    expect((await listFound(feed_id)).at(-1)).toMatchObject({ url: next.url, titular: next.title });
  });

  test('is asked for again before the time is over, and not before', async () => {
    const { feed_id, subscribe, row, ask, set } = await setUp();
    const first = await subscribe();
    await ask();
    expect((await row()).hub_until).toEqual(first.hub_until);
    await set(feed_id, `hub_until = now() + interval '1 hour', hub_asked_on = now() - interval '7 hours'`);
    await ask();
    await expect
      .poll(async () => (await row()).hub_until?.getTime(), { timeout: 10_000 })
      .toBeGreaterThan(Date.now() + 7_200_000);
    expect((await row()).hub_secret).toBe(first.hub_secret);
  });

  test('is let go of when it is switched off', async () => {
    const { db, feed_id, subscribe, row, ask, set, listHub, callbackOf } = await setUp();
    await subscribe();
    await set(feed_id, 'hub_asked_on = null');
    await db.query({ name: '', text: 'update newspapers set active = false' }, []);
    await ask();
    await expect.poll(async () => (await row()).hub_until, { timeout: 10_000 }).toBeNull();
    await expect.poll(listHub, { timeout: 10_000 }).toEqual([]);
    expect((await fetch(await callbackOf(), { method: 'POST', body: feedOf('/x') })).status).toBe(410);
  });
});

describe('what claims to come from a hub', () => {
  test('is read only if it is signed with our secret', async () => {
    const { subscribe, callbackOf, listFound, feed_id } = await setUp();
    const { hub_secret } = await subscribe();
    const callback = await callbackOf();
    const deliver = (body: string, signature?: string) =>
      fetch(callback, {
        method: 'POST',
        headers: { 'content-type': 'application/rss+xml', ...(signature && { 'x-hub-signature': signature }) },
        body,
      });
    const before = (await listFound(feed_id)).length;
    const forged = [undefined, 'sha256=', sign('other', hub_secret, 'sha256'), sign(feedOf('/falso'), 'x', 'sha256')];
    for (const signature of [...forged, sign(feedOf('/falso'), hub_secret, 'md5')]) {
      expect((await deliver(feedOf('/falso'), signature)).status).toBe(202);
    }
    expect(await listFound(feed_id)).toHaveLength(before);
    for (const method of ['sha256', 'sha1', 'sha512']) {
      const body = feedOf(`/${method}`);
      expect((await deliver(body, sign(body, hub_secret, method))).status).toBe(202);
      expect((await deliver(body, sign(body, hub_secret, method))).status).toBe(202);
    }
    expect(await listFound(feed_id)).toHaveLength(before + 3);
  });

  test('and cannot be read makes us ask the feed itself', async () => {
    const { subscribe, callbackOf, row } = await setUp();
    const { hub_secret } = await subscribe();
    const body = 'algo nuevo';
    const headers = { 'x-hub-signature': sign(body, hub_secret, 'sha256') };
    expect((await fetch(await callbackOf(), { method: 'POST', headers, body })).status).toBe(202);
    expect((await row()).next_poll_on.getTime()).toBeLessThanOrEqual(Date.now() + 1000);
  });

  test('counts for nothing at another address, about another feed, or too large', async () => {
    const { app, feed_id, subscribe, callbackOf, row } = await setUp();
    const { topic } = await subscribe();
    const callback = await callbackOf();
    const question = (settings: Record<string, string>) =>
      new URLSearchParams({ 'hub.mode': 'subscribe', 'hub.topic': topic ?? '', 'hub.challenge': 'abc', ...settings });
    const ask = async (address: string, settings: Record<string, string> = {}) =>
      (await fetch(`${address}?${question(settings)}`)).status;
    const wrongKey = `${app.origin}/api/websub/${feed_id}/${'a'.repeat(24)}`;
    expect(await ask(wrongKey)).toBe(404);
    expect(await ask(`${app.origin}/api/websub/99/${'a'.repeat(24)}`)).toBe(404);
    expect(await ask(callback, { 'hub.topic': 'http://otro.example/rss' })).toBe(404);
    expect(await ask(callback, { 'hub.mode': 'unsubscribe' })).toBe(404);
    expect(await ask(callback, { 'hub.mode': 'publish' })).toBe(400);
    expect((await fetch(wrongKey, { method: 'POST', body: feedOf('/x') })).status).toBe(410);
    expect((await fetch(callback, { method: 'POST', body: 'x'.repeat(1_100_000) })).status).toBe(400);
    const answer = await fetch(`${callback}?${question({ 'hub.challenge': '<b>' })}`);
    expect([await answer.text(), answer.headers.get('content-type')]).toEqual(['<b>', 'text/plain; charset=utf-8']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await ask(callback, { 'hub.mode': 'denied' })).toBe(200);
    expect((await row()).hub_until).toBeNull();
  });
});
