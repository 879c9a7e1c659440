import type { Redis } from 'ioredis';
import { epochKey, oldestKey } from './shared-store.ts';

/**
 * For a process that keeps no answers itself: those of all others are never given again, not even for want of newer ones.
 * Fails where they cannot be told.
 */
export const createForgetAnswers = (redis: Redis, release: string) => async (): Promise<void> => {
  const now = await redis.incr(epochKey(release));
  await redis.set(oldestKey(release), now);
  await redis.publish(epochKey(release), `${now} ${now}`);
};

/** What was announced: the epoch, and the oldest one that counts where that is another now. */
export function readAnnouncement(message: string): { now: number; oldest?: number } {
  const [now, oldest] = message.split(' ').map(Number);
  return { now: now ?? 0, ...(oldest !== undefined && { oldest }) };
}
