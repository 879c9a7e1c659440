import type { Database } from '../../platform/database.ts';
import { type ClaimedEvent, renewClaim } from './event-work.repository.ts';

/** A claim as it was last renewed. */
export interface Hold {
  work: ClaimedEvent;
}

const PAUSE_MS = 20_000;

/** Renews a claim as long as a task takes: a model may be slow. One that was lost is found out when its work is stored. */
export async function keepClaim<Result>(db: Database, hold: Hold, task: () => Promise<Result>): Promise<Result> {
  let renewing = Promise.resolve();
  const renew = async () => {
    hold.work = await renewClaim(db, hold.work);
  };
  const timer = setInterval(() => {
    renewing = renewing.then(renew).catch(() => {});
  }, PAUSE_MS);
  try {
    return await task();
  } finally {
    clearInterval(timer);
    await renewing;
  }
}
