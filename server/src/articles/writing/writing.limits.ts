import type { Redis } from 'ioredis';
import { type ActionLimit, createActionLimit } from '../../platform/action-limit.ts';

const MINUTE = 60;
const DAY = 86_400;

export interface WritingLimits {
  readonly maySave: ActionLimit;
  readonly mayAdd: ActionLimit;
  readonly maySendLarge: ActionLimit;
  readonly mayWithdraw: ActionLimit;
  readonly mayStoreImage: ActionLimit;
}

/** More than anybody writes, too few to fill a disk. */
export const createWritingLimits = (redis: Redis, release: string): WritingLimits => ({
  maySave: createActionLimit(redis, `${release}:article-save`, [{ points: 120, duration: MINUTE }]),
  mayAdd: createActionLimit(redis, `${release}:article-add`, [{ points: 200, duration: DAY }]),
  maySendLarge: createActionLimit(redis, `${release}:article-large`, [{ points: 10, duration: MINUTE }]),
  // Makes every answer be fetched anew.
  mayWithdraw: createActionLimit(redis, `${release}:article-withdraw`, [
    { points: 10, duration: MINUTE },
    { points: 100, duration: DAY },
  ]),
  mayStoreImage: createActionLimit(redis, `${release}:article-image`, [
    { points: 60, duration: MINUTE },
    { points: 500, duration: DAY },
  ]),
});
