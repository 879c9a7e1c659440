import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Redis } from 'ioredis';
import { expect, onTestFinished, test } from 'vitest';
import { startProxy, through } from '../../test/proxy.ts';
import { openCacheRedis, openQueueRedis } from '../platform/redis.ts';
import { createSignInLimits } from './sign-in-limits.ts';

const URL_OF_REDIS = process.env.REDIS_CACHE_URL ?? '';
const [OWNER, HOME] = ['ana@correo.example', '198.51.100.5'];
const [BOT, STRANGER] = ['203.0.113.9', '192.0.2.200'];

async function connected(redis: Redis): Promise<Redis> {
  if (redis.status !== 'ready') await once(redis, 'ready');
  return redis;
}

/** What a process has in mind of an attack on many accounts by one address, and of one on one account by many. */
async function attacked() {
  const release = `test-${randomBytes(6).toString('hex')}`;
  const cable = await startProxy(new URL(URL_OF_REDIS));
  const redis = await connected(openCacheRedis(through(cable, URL_OF_REDIS), () => {}));
  const direct = openQueueRedis(URL_OF_REDIS, () => {});
  const forgetAll = async () => {
    const keys = await direct.keys(`${release}:*`);
    if (keys.length > 0) await direct.del(keys);
  };
  onTestFinished(async () => {
    redis.disconnect();
    await forgetAll();
    direct.disconnect();
  });
  const limits = createSignInLimits(redis, release);
  await limits.succeeded(HOME, OWNER);
  for (let i = 0; i < 20; i++) await limits.failed(BOT, `victima${i}@correo.example`);
  for (let i = 0; i < 50; i++) await limits.failed(`192.0.2.${i}`, OWNER);
  const answers = async () => ({
    bot: await limits.mayTry(BOT, 'victima20@correo.example'),
    stranger: await limits.mayTry(STRANGER, OWNER),
    home: await limits.mayTry(HOME, OWNER),
    other: await limits.mayTry(STRANGER, 'otra@correo.example'),
  });
  return { cable, forgetAll, answers };
}
const RIGHT = { bot: false, stranger: false, home: true, other: true };

test('who has used the tries up stays out and the owner gets in, also when Redis is gone or has forgotten all', async () => {
  const { cable, forgetAll, answers } = await attacked();
  expect(await answers()).toEqual(RIGHT);
  await forgetAll();
  expect(await answers()).toEqual(RIGHT);
  cable.cut();
  expect(await answers()).toEqual(RIGHT);
});

test('failures before a success do not count, whichever process it came to', async () => {
  const release = `test-${randomBytes(6).toString('hex')}`;
  // Redis answers in its own time: what is asked here is what it says.
  const redis = await connected(openQueueRedis(URL_OF_REDIS, () => {}));
  onTestFinished(async () => {
    await redis.del(await redis.keys(`${release}:*`));
    redis.disconnect();
  });
  const [one, other] = [createSignInLimits(redis, release), createSignInLimits(redis, release)];
  for (let i = 0; i < 4; i++) await one.failed(HOME, OWNER);
  await other.succeeded(HOME, OWNER);
  await one.failed(HOME, OWNER);
  expect(await one.mayTry(HOME, OWNER)).toBe(true);
  for (let i = 0; i < 4; i++) await one.failed(HOME, OWNER);
  expect(await one.mayTry(HOME, OWNER)).toBe(false);
});
