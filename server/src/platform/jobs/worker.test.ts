import { randomBytes } from 'node:crypto';
import { Queue } from 'bullmq';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { createLogger, type Logger } from '../logger.ts';
import { openQueueRedis } from '../redis.ts';
import { defineJob, toCatalogue } from './catalogue.ts';
import { startWorker } from './worker.ts';

const connect = () => openQueueRedis(process.env.REDIS_QUEUE_URL ?? '', () => {});

const start = (...jobs: Parameters<typeof toCatalogue>[0]) => startTelling(createLogger('silent'), ...jobs);

async function startTelling(log: Logger, ...jobs: Parameters<typeof toCatalogue>[0]) {
  const name = `test-${randomBytes(6).toString('hex')}`;
  const worker = await startWorker(toCatalogue(jobs), connect, log, name);
  const redis = connect();
  const queue = new Queue(name, { connection: redis });
  onTestFinished(async () => {
    await worker.close();
    await queue.obliterate({ force: true });
    await queue.close();
    redis.disconnect();
  });
  return { queue, name };
}

describe('the worker', () => {
  test('gives a job its payload, checked, and tries again when it fails', async () => {
    const seen: number[] = [];
    const job = defineJob({ name: 'add', payload: z.object({ id: z.int() }), attempts: 3 }, async ({ id }) => {
      seen.push(id);
      if (seen.length < 2) throw new Error('not yet');
    });
    const { queue } = await start(job);
    await queue.add('add', { id: 7 }, { attempts: 3 });
    await expect.poll(() => seen, { timeout: 5000 }).toEqual([7, 7]);
  });

  test('says with a warning what fails and is tried again, and with an error what is given up', async () => {
    const told: string[] = [];
    const log = createLogger('silent');
    log.warn = (_: unknown, words?: string) => void told.push(`warn: ${words}`);
    log.error = (_: unknown, words?: string) => void told.push(`error: ${words}`);
    const fail = async () => {
      throw new Error('not today');
    };
    const failing = defineJob({ name: 'fail', payload: z.object({}), attempts: 2 }, fail);
    const swept = defineJob({ name: 'swept', payload: z.object({}), attempts: 1, sweptBy: 'sweep' }, fail);
    const sweep = { name: 'sweep', payload: z.object({}), attempts: 1, schedule: '0 3 * * *' };
    const { queue } = await startTelling(
      log,
      failing,
      swept,
      defineJob(sweep, async () => {}),
    );
    await queue.add('fail', {}, { attempts: 2 });
    await expect
      .poll(() => told, { timeout: 5000 })
      .toEqual(['warn: job failed, and is tried again', 'error: job failed']);
    await queue.add('swept', {}, { attempts: 1 });
    await expect.poll(() => told, { timeout: 5000 }).toHaveLength(3);
    expect(told.at(-1)).toBe('warn: job failed, and is tried again');
  });

  test('begins anew within 20 s what a process was at that has died', async () => {
    const name = `test-${randomBytes(6).toString('hex')}`;
    const [begun, done] = [Promise.withResolvers<void>(), Promise.withResolvers<number>()];
    const definition = { name: 'add', payload: z.object({}), attempts: 1 };
    const hanging = defineJob(definition, () => {
      begun.resolve();
      return new Promise<never>(() => {});
    });
    const working = defineJob(definition, async () => done.resolve(performance.now()));
    const ofTheDead: ReturnType<typeof connect>[] = [];
    const connectDying = () => {
      const redis = connect();
      ofTheDead.push(redis);
      return redis;
    };
    await startWorker(toCatalogue([hanging]), connectDying, createLogger('silent'), name);
    const redis = connect();
    const queue = new Queue(name, { connection: redis });
    await queue.add('add', {});
    await begun.promise;
    for (const connection of ofTheDead) connection.disconnect();
    const died = performance.now();
    const worker = await startWorker(toCatalogue([working]), connect, createLogger('silent'), name);
    onTestFinished(async () => {
      await worker.close();
      await queue.obliterate({ force: true });
      await queue.close();
      redis.disconnect();
    });
    expect((await done.promise) - died).toBeLessThan(20_000);
  });

  test('never runs a job whose payload is not what it says', async () => {
    let ran = false;
    const job = defineJob({ name: 'add', payload: z.object({ id: z.int() }), attempts: 1 }, async () => {
      ran = true;
    });
    const { queue } = await start(job);
    const added = await queue.add('add', { id: 'seven' });
    await expect.poll(() => added.isFailed(), { timeout: 5000 }).toBe(true);
    expect(ran).toBe(false);
  });

  test('schedules what runs by itself, and forgets what is no longer in the catalogue', async () => {
    const nightly = (name: string) =>
      defineJob({ name, payload: z.object({}), attempts: 1, schedule: '0 3 * * *' }, async () => {});
    const { queue, name } = await start(nightly('kept'), nightly('dropped'));
    expect((await queue.getJobSchedulers()).map(({ key }) => key).sort()).toEqual(['dropped', 'kept']);
    const again = await startWorker(toCatalogue([nightly('kept')]), connect, createLogger('silent'), name);
    onTestFinished(() => again.close());
    expect((await queue.getJobSchedulers()).map(({ key }) => key)).toEqual(['kept']);
  });

  test('leaves a run that is due in its place when another process starts', async () => {
    const { promise: end, resolve: release } = Promise.withResolvers<void>();
    const busy = defineJob({ name: 'busy', payload: z.object({}), attempts: 1 }, () => end);
    const often = defineJob(
      { name: 'often', payload: z.object({}), attempts: 1, schedule: '* * * * * *' },
      async () => {},
    );
    const { queue, name } = await start(busy, often);
    onTestFinished(() => release());
    await queue.addBulk(Array.from({ length: 4 }, () => ({ name: 'busy', data: {} })));
    // While nobody is free to take it, it stays among those whose time has not come.
    const listDue = async () =>
      (await queue.getDelayed()).filter((job) => job.name === 'often' && job.timestamp + job.delay < Date.now());
    await expect.poll(listDue, { timeout: 5000 }).toHaveLength(1);
    const [due] = await listDue();
    const other = await startWorker(toCatalogue([busy, often]), connect, createLogger('silent'), name);
    onTestFinished(() => other.close());
    expect(await queue.getJob(due?.id ?? '')).toBeDefined();
  });

  test('asks again at the time that the handler says, without counting it as a failure', async () => {
    const seen: number[] = [];
    const job = defineJob({ name: 'turn', payload: z.object({}), attempts: 1 }, async () => {
      seen.push(Date.now());
      return seen.length < 3 ? { again: new Date(Date.now() + 200) } : undefined;
    });
    const { queue } = await start(job);
    const added = await queue.add('turn', {}, { attempts: 1 });
    await expect.poll(() => added.isCompleted(), { timeout: 10_000 }).toBe(true);
    expect(seen).toHaveLength(3);
    expect((seen[2] ?? 0) - (seen[0] ?? 0)).toBeGreaterThanOrEqual(400);
  });

  test('works on each line by itself: a full one holds up no other', async () => {
    const { promise: end, resolve: release } = Promise.withResolvers<void>();
    const done: string[] = [];
    const slow = defineJob(
      { name: 'slow', payload: z.object({}), attempts: 1, line: { name: 'narrow', concurrency: 1 } },
      () => end,
    );
    const quick = defineJob({ name: 'quick', payload: z.object({}), attempts: 1 }, async () => {
      done.push('quick');
    });
    const { queue, name } = await start(slow, quick);
    const redis = connect();
    const narrow = new Queue(`${name}-narrow`, { connection: redis });
    onTestFinished(async () => {
      release();
      await narrow.obliterate({ force: true });
      await narrow.close();
      redis.disconnect();
    });
    await narrow.addBulk(Array.from({ length: 20 }, () => ({ name: 'slow', data: {} })));
    await queue.add('quick', {});
    await expect.poll(() => done, { timeout: 5000 }).toEqual(['quick']);
  });

  test('does not start with two jobs of one name, nor with one that counts on a sweep that there is not', () => {
    const job = defineJob({ name: 'twice', payload: z.object({}), attempts: 1 }, async () => {});
    expect(() => toCatalogue([job, job])).toThrow('Two jobs are called twice');
    const swept = defineJob({ name: 'swept', payload: z.object({}), attempts: 1, sweptBy: 'twice' }, async () => {});
    expect(() => toCatalogue([job, swept])).toThrow('The job swept counts on twice, which is not scheduled');
  });
});
