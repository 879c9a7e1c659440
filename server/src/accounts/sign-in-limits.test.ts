import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Redis } from 'ioredis';
import { expect, onTestFinished, test } from 'vitest';
import { startProxy, through } from '../../test/proxy.ts';
import { DomainError } from '../platform/errors.ts';
import { openCacheRedis, openQueueRedis } from '../platform/redis.ts';
import { createSignInLimits, type SignInLimits } from './sign-in-limits.ts';

const URL_OF_REDIS = process.env.REDIS_CACHE_URL ?? '';
const [OWNER, HOME] = ['ana@correo.example', '198.51.100.5'];
const [BOT, STRANGER] = ['203.0.113.9', '192.0.2.200'];

const fail = (limits: SignInLimits, from: string, correo: string) =>
  limits.tryOnce(from, correo, async () => undefined);
const succeed = (limits: SignInLimits, from: string, correo: string, vouches = true) =>
  limits.tryOnce(from, correo, async () => ({ outcome: true, vouches }));

/** Whether it would be tried; what comes to nothing does not count. */
async function mayTry(limits: SignInLimits, from: string, correo: string): Promise<boolean> {
  const refused = await limits
    .tryOnce(from, correo, () => Promise.reject(new Error('tried')))
    .catch((error: unknown) => error);
  return !(refused instanceof DomainError);
}

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
  await succeed(limits, HOME, OWNER);
  for (let i = 0; i < 20; i++) await fail(limits, BOT, `victima${i}@correo.example`);
  for (let i = 0; i < 50; i++) await fail(limits, `192.0.2.${i}`, OWNER);
  const answers = async () => ({
    bot: await mayTry(limits, BOT, 'victima20@correo.example'),
    stranger: await mayTry(limits, STRANGER, OWNER),
    home: await mayTry(limits, HOME, OWNER),
    other: await mayTry(limits, STRANGER, 'otra@correo.example'),
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

/** The limits of as many processes as wanted. Redis answers in its own time: what is asked here is what it says. */
async function ofOneRelease(): Promise<() => SignInLimits> {
  const release = `test-${randomBytes(6).toString('hex')}`;
  const redis = await connected(openQueueRedis(URL_OF_REDIS, () => {}));
  onTestFinished(async () => {
    await redis.del(await redis.keys(`${release}:*`));
    redis.disconnect();
  });
  return () => createSignInLimits(redis, release);
}

test('failures before a success do not count, whichever process it came to', async () => {
  const open = await ofOneRelease();
  const [one, other] = [open(), open()];
  for (let i = 0; i < 4; i++) await fail(one, HOME, OWNER);
  await succeed(other, HOME, OWNER);
  await fail(one, HOME, OWNER);
  expect(await mayTry(one, HOME, OWNER)).toBe(true);
  for (let i = 0; i < 4; i++) await fail(one, HOME, OWNER);
  expect(await mayTry(one, HOME, OWNER)).toBe(false);
});

test('a success of who does not vouch for the address takes back its own try and nothing else', async () => {
  const open = await ofOneRelease();
  const limits = open();
  for (let i = 0; i < 4; i++) await fail(limits, HOME, OWNER);
  for (let i = 0; i < 3; i++) expect(await succeed(limits, HOME, OWNER, false)).toBe(true);
  await fail(limits, HOME, OWNER);
  expect(await mayTry(limits, HOME, OWNER)).toBe(false);
});

test('many tries at once are no more than many one after the other', async () => {
  const open = await ofOneRelease();
  const limits = open();
  let tried = 0;
  const wrong = async () => {
    tried += 1;
    return undefined;
  };
  await Promise.allSettled(Array.from({ length: 60 }, () => limits.tryOnce(BOT, OWNER, wrong)));
  expect(tried).toBe(5);
  // Those that were refused took nothing from whoever comes from elsewhere.
  expect(await mayTry(limits, STRANGER, OWNER)).toBe(true);
});
