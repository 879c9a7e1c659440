import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { expect, onTestFinished, test } from 'vitest';
import { startProxy, through } from '../../test/proxy.ts';
import { openWatchedSubscriber } from '../platform/redis.ts';
import { createStreams } from './streams.ts';

const REDIS = process.env.REDIS_CACHE_URL ?? '';
const LIMITS = { streams: 100, streamsPerAddress: 100 };
const BEAT_MS = 100;
const MISSED = 'event: perdido\ndata: {}';

/** Streams on a server of their own, with a hurried heart; each path is a channel. */
async function start(redisUrl: string, beatMs = BEAT_MS) {
  const release = crypto.randomUUID();
  const subscriber = openWatchedSubscriber(redisUrl, () => {});
  const speaker = new Redis(REDIS);
  const streams = createStreams(subscriber, LIMITS, beatMs);
  const server = createServer((request, response) => {
    void streams.add(release + request.url, 'somebody', response).then(() => response.write('begun\n\n'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await expect.poll(() => subscriber.status).toBe('ready');
  onTestFinished(() => {
    streams.end();
    server.closeAllConnections();
    server.close();
    subscriber.disconnect();
    speaker.disconnect();
  });
  const { port } = server.address() as AddressInfo;
  async function open(path = '/') {
    const leaving = new AbortController();
    let heard = '';
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { signal: leaving.signal });
    async function follow(): Promise<void> {
      for await (const chunk of response.body ?? []) heard += new TextDecoder().decode(chunk);
    }
    follow().catch(() => {});
    const words = () => heard.split('\n\n').filter((word) => !['', ':', 'begun'].includes(word));
    return { raw: () => heard, words, leave: () => leaving.abort() };
  }
  /** Returns how many processes have heard it. */
  const say = (word: string, path = '/') => speaker.publish(release + path, `${word}\n\n`);
  const commandsWaiting = () => {
    const { commandQueue, offlineQueue } = subscriber as unknown as Record<string, { length: number }>;
    return (commandQueue?.length ?? 0) + (offlineQueue?.length ?? 0);
  };
  return { subscriber, streams, open, say, commandsWaiting };
}

test('who hears nothing else hears a heartbeat', async () => {
  const { open } = await start(REDIS);
  const windows = await Promise.all([open(), open()]);
  for (const { raw } of windows) await expect.poll(raw).toMatch(/^begun\n\n(:\n\n){2,}$/);
});

test('what is said while the connection is broken is not heard, and every window is told so once', async () => {
  const cable = await startProxy(new URL(REDIS));
  const { open, say, subscriber } = await start(through(cable, REDIS));
  const before = await open();
  await say('antes');
  await expect.poll(before.words).toEqual(['antes']);
  cable.cut();
  await expect.poll(() => subscriber.status).not.toBe('ready');
  await say('durante');
  const meanwhile = await open('/otro');
  cable.restore();
  await expect.poll(meanwhile.words, { timeout: 5000 }).toEqual([MISSED]);
  await expect.poll(before.words).toEqual(['antes', MISSED]);
  expect([await say('después'), await say('después', '/otro')]).toEqual([1, 1]);
  for (const { words } of [before, meanwhile]) await expect.poll(() => words().at(-1)).toBe('después');
});

test('a Redis that went silent without hanging up is called again', async () => {
  const cable = await startProxy(new URL(REDIS));
  const { open, say, subscriber } = await start(through(cable, REDIS));
  const { words } = await open();
  cable.freeze();
  expect(await say('durante')).toBe(1);
  await expect.poll(() => subscriber.status, { timeout: 5000 }).not.toBe('ready');
  cable.restore();
  await expect.poll(words, { timeout: 5000 }).toEqual([MISSED]);
  await say('después');
  await expect.poll(words).toEqual([MISSED, 'después']);
});

test('a window that began to listen later than it was let in is told so', async () => {
  const cable = await startProxy(new URL(REDIS));
  const { open, say } = await start(through(cable, REDIS), 60_000);
  cable.hold();
  const { raw, words } = await open();
  await expect.poll(raw).toBe('begun\n\n');
  expect(await say('durante')).toBe(0);
  cable.restore();
  await expect.poll(words).toEqual([MISSED]);
  await say('después');
  await expect.poll(words).toEqual([MISSED, 'después']);
});

test.each(['cut', 'freeze'] as const)(
  'windows that come and go while Redis is away ask it nothing (%s)',
  async (fault) => {
    const cable = await startProxy(new URL(REDIS));
    const { open, say, streams, subscriber, commandsWaiting } = await start(through(cable, REDIS));
    const stays = await open('/queda');
    cable[fault]();
    await expect.poll(() => subscriber.status, { timeout: 5000 }).not.toBe('ready');
    for (let i = 0; i < 50; i += 1) (await open(`/${i}`)).leave();
    await expect.poll(() => streams.counts.open).toBe(1);
    // Those of the greeting of a new connection.
    expect(commandsWaiting()).toBeLessThan(6);
    cable.restore();
    await expect.poll(stays.words, { timeout: 5000 }).toEqual([MISSED]);
    await delay(BEAT_MS);
    expect(commandsWaiting()).toBeLessThan(2);
    expect([await say('x', '/0'), await say('x', '/queda')]).toEqual([0, 1]);
  },
);
