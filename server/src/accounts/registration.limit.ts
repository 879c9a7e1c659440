import type { Redis } from 'ioredis';
import { type ActionLimit, createActionLimit } from '../platform/action-limit.ts';
import { limitKey } from '../platform/rate-limit.ts';
import { veil } from './sign-in-limits.ts';

const HOUR = 3600;

/** By the address that asks: accounts and mails to strangers are not made by the hundred. */
export function createRegistrationLimit(redis: Redis, release: string, anHour: number): ActionLimit {
  const may = createActionLimit(redis, `${release}:register`, [{ points: anHour, duration: HOUR }]);
  return (address) => may(veil(limitKey(String(address))));
}
