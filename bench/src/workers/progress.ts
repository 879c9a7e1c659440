import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { openSession, query } from '../site/database.ts';
import type { Services } from '../site/services.ts';

/** How far the pipeline is with all that it has found. */
export interface Progress {
  readonly feedsToAsk: number;
  readonly found: number;
  readonly dropped: number;
  /** Still somewhere between the feed and its event. */
  readonly underWay: number;
  readonly eventsToWrite: number;
  readonly articlesToConsolidate: number;
}

const READ = `select
  (select count(*)::int from feeds where polled_on is null) as "feedsToAsk",
  count(*)::int as found,
  count(*) filter (where stage = 'dropped')::int as dropped,
  count(*) filter (where stage not in ('done', 'dropped'))::int as "underWay",
  (select count(*)::int from event_work where due_on < clock_timestamp() + interval '1 hour') as "eventsToWrite",
  (select count(*)::int from article_final_groups where not is_binding) as "articlesToConsolidate"
  from article_work`;

export async function readProgress(services: Services): Promise<Progress> {
  const [progress] = await query<Progress>(services, READ);
  if (progress === undefined) throw new Error('PostgreSQL did not answer');
  return progress;
}

/** All articles are in, and stand among the events. */
export const isPlaced = ({ feedsToAsk, underWay }: Progress) => feedsToAsk + underWay === 0;

/** All articles are in, and what they tell has been written. What is final comes later, when nothing more arrives. */
export const isWritten = ({ feedsToAsk, underWay, eventsToWrite }: Progress) =>
  feedsToAsk + underWay + eventsToWrite === 0;

const LOOK_MS = 500;

/** In one session, so that the question is planned once: that takes longer than its answer. */
function watchProgress(services: Services) {
  let session: pg.Client | undefined;
  const end = () => {
    session?.end().catch(() => undefined);
    session = undefined;
  };
  return {
    end,
    async look(): Promise<Progress | undefined> {
      try {
        session ??= await openSession(services);
        return (await session.query<Progress>({ name: 'progress', text: READ })).rows[0];
      } catch {
        end();
        return undefined;
      }
    },
  };
}

/** While the database is away there is nothing to see. */
export async function untilProgress(
  services: Services,
  isEnough: (progress: Progress) => boolean,
  minutes: number,
): Promise<Progress> {
  let last: Progress | undefined;
  const watch = watchProgress(services);
  try {
    for (const end = Date.now() + minutes * 60_000; Date.now() < end; await delay(LOOK_MS)) {
      const progress = await watch.look();
      if (progress !== undefined && isEnough(progress)) return progress;
      last = progress ?? last;
    }
  } finally {
    watch.end();
  }
  throw new Error(`not there after ${minutes} minutes: ${JSON.stringify(last)}`);
}

const HOLD = `update consolidation_mark set until = '-infinity'`;
const CONSOLIDATE_NOW = 'update consolidation_mark set until = clock_timestamp()';
const WRITE_ANEW = 'update event_work set due_on = clock_timestamp(), owed = true';

/** No article is given its final group until `consolidate` says so: those of the press are days old when they come. */
export async function holdConsolidation(services: Services): Promise<void> {
  await query(services, HOLD);
}

/** As it would be after two days without news: every article has its final group. */
export async function consolidate(services: Services, minutes: number): Promise<Progress> {
  await query(services, CONSOLIDATE_NOW);
  return untilProgress(services, (progress) => isWritten(progress) && progress.articlesToConsolidate === 0, minutes);
}

/** Which step of its growth an event was written at depends on the pace of arrivals: written once more, from all there is. */
export async function writeAnew(services: Services, minutes: number): Promise<void> {
  await query(services, WRITE_ANEW);
  await untilProgress(services, isWritten, minutes);
}
