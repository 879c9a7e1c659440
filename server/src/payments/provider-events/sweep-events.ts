import type Stripe from 'stripe';
import type { Database } from '../../platform/database.ts';
import { moveMark, readMark } from '../sweep-mark.repository.ts';
import { addEvents } from './event.repository.ts';
import { isHeard } from './handlers.ts';

const MARK = 'events';
const PAGE = 100;
/** An event may be listed later than it happened. */
const OVERLAP_SECONDS = 600;
/** The provider forgets older ones. */
const REACH_DAYS = 30;

/**
 * Asks the provider for all that has happened since the last time and stores what no webhook has brought. Interrupted,
 * it begins again at the same mark.
 */
export async function sweepEvents(db: Database, stripe: Stripe, isLive: boolean): Promise<number> {
  const mark = await readMark(db, MARK);
  const since = mark === undefined ? Date.now() / 1000 - REACH_DAYS * 86_400 : mark.getTime() / 1000 - OVERLAP_SECONDS;
  let newest = 0;
  let added = 0;
  let page: Stripe.Event[] = [];
  const store = async () => {
    added += (await addEvents(db, page, 'sweep')).length;
    page = [];
  };
  for await (const event of stripe.events.list({ created: { gte: Math.floor(since) }, limit: PAGE })) {
    newest = Math.max(newest, event.created);
    if (event.livemode === isLive && isHeard(event.type)) page.push(event);
    if (page.length === PAGE) await store();
  }
  await store();
  if (newest > 0) await moveMark(db, MARK, new Date(newest * 1000));
  return added;
}
