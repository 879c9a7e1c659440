import { query } from '../site/database.ts';
import type { Services } from '../site/services.ts';
import { holdConsolidation, isWritten, untilProgress } from './progress.ts';

/** Events that are to be compared once more, and articles that are to have their final group, wait until they are let go. */
const HOLD = `
  create function hold_settling() returns trigger language plpgsql as
    $$ begin new.due_on := 'infinity'; return new; end $$;
  create trigger held before insert on event_settling for each row execute function hold_settling()`;
/** Each event once: what has to be compared yet again for it stays held. */
const SETTLE_ONCE = 'update event_settling set due_on = clock_timestamp()';
const SETTLING = "select count(*)::int as left from event_settling where due_on < 'infinity'";

/** In a database that nobody works on yet. */
export async function holdLaterWork(services: Services): Promise<void> {
  await query(services, HOLD);
  await holdConsolidation(services);
}

/** Every event is compared once more, as it is soon after its articles have changed. */
export async function settleOnce(services: Services, minutes: number): Promise<void> {
  await query(services, SETTLE_ONCE);
  const isSettled = async () => (await query<{ left: number }>(services, SETTLING))[0]?.left === 0;
  while (!(await isSettled())) await untilProgress(services, isWritten, minutes);
  await untilProgress(services, isWritten, minutes);
}
