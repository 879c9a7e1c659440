import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { expect, onTestFinished, test } from 'vitest';
import { createActionLimit } from './action-limit.ts';

const SECOND_OVER = 1100;

test('who is refused for a moment has lost nothing of the hour, in whatever order the times are said', async () => {
  const redis = new Redis(process.env.REDIS_CACHE_URL ?? '');
  onTestFinished(() => redis.disconnect());
  await redis.ping();
  const may = createActionLimit(redis, randomBytes(8).toString('hex'), [
    { points: 4, duration: 3600 },
    { points: 2, duration: 1 },
  ]);
  const tries = async (count: number) => {
    const answers: boolean[] = [];
    for (let n = 0; n < count; n += 1) answers.push(await may(1));
    return answers.filter((answer) => answer).length;
  };
  expect(await tries(8)).toBe(2);
  await delay(SECOND_OVER);
  expect(await tries(8)).toBe(2);
  await delay(SECOND_OVER);
  expect(await tries(8)).toBe(0);
  expect(await may(2)).toBe(true);
});
