import type { Redis } from 'ioredis';
import { type ActionLimit, createActionLimit } from '../platform/action-limit.ts';
import { veil } from './sign-in-limits.ts';

/** Enough for a slip of the pen, too few to trouble a stranger with our mails. */
const LIMIT = { points: 5, duration: 3600 };

/** By the person who asks for mails to an address of their choice. */
export const createEmailChangeLimit = (redis: Redis, release: string): ActionLimit =>
  createActionLimit(redis, `${release}:email-change`, [LIMIT]);

/** False when an address has had its share of mails that somebody else may have caused. */
export type MayMailTo = (correo: string) => Promise<boolean>;

/** By whose address it is, whoever asks: to register, to confirm it or to take another password. */
export function createAddressLimit(redis: Redis, release: string): MayMailTo {
  const may = createActionLimit(redis, `${release}:mail-address`, [LIMIT]);
  return (correo) => may(veil(correo));
}

/** What happens to an account is told, but an address that nobody has proved may be anybody's, whose mailbox is not filled. */
export const mayTell = async (mayMailTo: MayMailTo, correo: string, isProved: boolean): Promise<boolean> =>
  isProved || (await mayMailTo(correo));
