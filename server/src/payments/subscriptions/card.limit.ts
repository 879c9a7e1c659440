import type { Redis } from 'ioredis';
import { type ActionLimit, createActionLimit } from '../../platform/action-limit.ts';

/** Enough for who mistypes, too few for who tries out stolen cards. */
export const createCardLimit = (redis: Redis, release: string): ActionLimit =>
  createActionLimit(redis, `${release}:card`, [
    { points: 10, duration: 600 },
    { points: 30, duration: 86_400 },
  ]);
