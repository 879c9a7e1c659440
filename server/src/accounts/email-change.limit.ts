import type { Redis } from 'ioredis';
import { createActionLimit } from '../platform/action-limit.ts';
import type { MayAskForMail } from './email-change.service.ts';

/** Enough for a slip of the pen, too few to trouble a stranger with our mails. */
const LIMIT = { points: 5, duration: 3600 };

export const createEmailChangeLimit = (redis: Redis, release: string): MayAskForMail =>
  createActionLimit(redis, `${release}:email-change`, [LIMIT]);
