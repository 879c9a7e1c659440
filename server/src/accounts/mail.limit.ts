import type { Redis } from 'ioredis';
import { type ActionLimit, createActionLimit } from '../platform/action-limit.ts';
import { veil } from './sign-in-limits.ts';

/** Enough for a slip of the pen, too few to trouble a stranger with our mails. */
const LIMIT = { points: 5, duration: 3600 };

/** By the person who asks for mails to an address of their choice. */
export const createEmailChangeLimit = (redis: Redis, release: string): ActionLimit =>
  createActionLimit(redis, `${release}:email-change`, [LIMIT]);

/** By whose address it is, whoever asks: to register, to confirm it or to take another password. */
export function createAddressLimit(redis: Redis, release: string): (correo: string) => Promise<boolean> {
  const may = createActionLimit(redis, `${release}:mail-address`, [LIMIT]);
  return (correo) => may(veil(correo));
}
