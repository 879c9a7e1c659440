import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Redis } from 'ioredis';
import { expect, onTestFinished, test } from 'vitest';
import { startProxy, through } from '../../test/proxy.ts';
import { openSubscriber } from '../platform/redis.ts';
import { createStreams } from './streams.ts';

const REDIS = process.env.REDIS_CACHE_URL ?? '';
const CHANNEL = `test-${crypto.randomUUID()}`;
const LIMITS = { streams: 10, streamsPerAddress: 10 };
const BEAT_MS = 100;

/** Streams on a server of their own, with a hurried heart. */
async function start(redisUrl: string) {
  const subscriber = openSubscriber(redisUrl, () => {});
  const streams = createStreams(subscriber, LIMITS, BEAT_MS);
  const server = createServer((_request, response) => void streams.add(CHANNEL, 'somebody', response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    streams.end();
    server.closeAllConnections();
    server.close();
    subscriber.disconnect();
  });
  const { port } = server.address() as AddressInfo;
  async function open() {
    let heard = '';
    const response = await fetch(`http://127.0.0.1:${port}/`);
    async function follow(): Promise<void> {
      for await (const chunk of response.body ?? []) heard += new TextDecoder().decode(chunk);
    }
    follow().catch(() => {});
    return () => heard;
  }
  return { subscriber, open };
}

test('who hears nothing else hears a heartbeat', async () => {
  const { open } = await start(REDIS);
  const heard = await Promise.all([open(), open()]);
  for (const of of heard) await expect.poll(of).toMatch(/^(:\n\n){2,}$/);
});

test('a Redis that went silent without hanging up is called again', async () => {
  const cable = await startProxy(new URL(REDIS));
  const { open, subscriber } = await start(through(cable, REDIS));
  const heard = await open();
  const speaker = new Redis(REDIS);
  onTestFinished(() => speaker.disconnect());
  await expect.poll(() => speaker.publish(CHANNEL, 'antes\n\n')).toBe(1);
  await expect.poll(heard).toContain('antes');
  cable.freeze();
  await once(subscriber, 'close');
  cable.restore();
  await expect
    .poll(
      async () => {
        await speaker.publish(CHANNEL, 'después\n\n');
        return heard();
      },
      { timeout: 10_000 },
    )
    .toContain('después');
});
