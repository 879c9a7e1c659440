import type { Redis } from 'ioredis';
import { type ActionLimit, createActionLimit } from '../../platform/action-limit.ts';

/** New ones: asking again for one that is known costs nothing. */
export const createTopUpLimit = (redis: Redis, release: string): ActionLimit =>
  createActionLimit(redis, `${release}:top-up`, [
    { points: 30, duration: 600 },
    { points: 60, duration: 86_400 },
  ]);
