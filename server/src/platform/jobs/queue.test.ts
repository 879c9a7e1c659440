import { randomBytes } from 'node:crypto';
import { Queue } from 'bullmq';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { startProxy, through } from '../../../test/proxy.ts';
import { openCacheRedis, openPatientRedis, openQueueRedis } from '../redis.ts';
import { openJobQueue } from './queue.ts';

const URL_OF_REDIS = process.env.REDIS_QUEUE_URL ?? '';
const ADD = { name: 'add', payload: z.object({ id: z.int() }), attempts: 4, backoffMs: 250 };

/** As the server asks, unless told to ask as a worker does. */
async function open(connect = openCacheRedis) {
  const name = `test-${randomBytes(6).toString('hex')}`;
  const cable = await startProxy(new URL(URL_OF_REDIS));
  const redis = connect(through(cable, URL_OF_REDIS), () => {});
  const jobs = openJobQueue(redis, name);
  const inspecting = openQueueRedis(URL_OF_REDIS, () => {});
  const queue = new Queue(name, { connection: inspecting });
  onTestFinished(async () => {
    await jobs.close();
    await queue.obliterate({ force: true });
    await queue.close();
    inspecting.disconnect();
  });
  await expect.poll(() => redis.status).toBe('ready');
  return { jobs, queue, cable, redis };
}

describe('asking for a job', () => {
  test('puts it into the queue with the tries of its definition', async () => {
    const { jobs, queue } = await open();
    await jobs.enqueue(ADD, { id: 7 });
    const [job] = await queue.getWaiting();
    expect(job).toMatchObject({ name: 'add', data: { id: 7 } });
    expect(job?.opts).toMatchObject({ attempts: 4, backoff: { type: 'exponential', delay: 250 } });
  });

  test('is refused when the payload is not what the definition says', async () => {
    const { jobs, queue } = await open();
    await expect(jobs.enqueue(ADD, { id: 'seven' } as never)).rejects.toThrow();
    expect(await queue.getWaitingCount()).toBe(0);
  });

  test('puts one with the same key in once, until it has been done', async () => {
    const { jobs, queue } = await open();
    const keyed = { ...ADD, keyOf: ({ id }: { id: number }) => String(id) };
    await jobs.enqueueAll(keyed, [{ id: 1 }, { id: 2 }, { id: 1 }]);
    await jobs.enqueue(keyed, { id: 2 });
    expect((await queue.getWaiting()).map(({ data }) => data.id).sort()).toEqual([1, 2]);
  });

  test('puts what may be missing into a short line, not again into a long one', async () => {
    const { jobs, queue } = await open(openPatientRedis);
    const some = (from: number) => Array.from({ length: 100 }, (_, at) => ({ id: from + at }));
    for (const from of [0, 100, 200, 300]) await jobs.refill(ADD, some(from));
    expect(await queue.getWaitingCount()).toBe(300);
  });

  test('fails soon while Redis is away or frozen, and works again afterwards', async () => {
    const { jobs, queue, cable, redis } = await open();
    await jobs.enqueue(ADD, { id: 1 });
    for (const trouble of ['cut', 'freeze'] as const) {
      cable[trouble]();
      const start = performance.now();
      await expect(jobs.enqueue(ADD, { id: 2 })).rejects.toThrow();
      expect(performance.now() - start).toBeLessThan(1500);
      cable.restore();
      await expect.poll(() => redis.status, { timeout: 5000 }).toBe('ready');
    }
    await expect.poll(() => jobs.enqueue(ADD, { id: 3 }).then(() => 'done'), { timeout: 5000 }).toBe('done');
    expect((await queue.getWaiting()).map(({ data }) => data.id)).toContain(3);
  });
});
