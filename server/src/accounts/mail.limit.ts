import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { createActionLimit } from '../platform/action-limit.ts';

/** Enough for a slip of the pen, too few to trouble a stranger with our mails. */
const LIMIT = { points: 5, duration: 3600 };

/** False when so many have been asked for that the next one must wait. */
export type MayAskForMail = (who: number | string) => Promise<boolean>;

/** By who asks for mails to an address of their choice. */
export const createEmailChangeLimit = (redis: Redis, release: string): MayAskForMail =>
  createActionLimit(redis, `${release}:email-change`, [LIMIT]);

/** By whose address it is, whoever asks: to register, to confirm it or to take another password. */
export function createAddressLimit(redis: Redis, release: string): MayAskForMail {
  const may = createActionLimit(redis, `${release}:mail-address`, [LIMIT]);
  // No address stands readable in Redis.
  return (correo) => may(createHash('sha256').update(String(correo).toLowerCase()).digest('base64url').slice(0, 22));
}
