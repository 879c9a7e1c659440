import type { Redis } from 'ioredis';
import { type ActionLimit, createActionLimit } from '../platform/action-limit.ts';

const MINUTE = 60;
const HOUR = 3600;

/** Enough for a lively conversation, too few to drown one. */
export const createCommentLimits = (
  redis: Redis,
  release: string,
): { mayWrite: ActionLimit; mayEdit: ActionLimit } => ({
  mayWrite: createActionLimit(redis, `${release}:comment`, [
    { points: 5, duration: MINUTE },
    { points: 30, duration: HOUR },
  ]),
  mayEdit: createActionLimit(redis, `${release}:comment-edit`, [{ points: 10, duration: MINUTE }]),
});
