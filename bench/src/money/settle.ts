import { query } from '../site/database.ts';
import type { Services } from '../site/services.ts';
import type { Provider } from './provider.ts';

/** Runs a command of the house on its books. */
export type HouseCommand = (...words: string[]) => Promise<string>;

/** What waits for its next try does not wait for it here. */
const ROUNDS = 8;
const TABLES = ['provider_events', 'card_refunds', 'payouts'];
const NOW = TABLES.map((table) => `update ${table} set next_try_on = now() where next_try_on is not null`);
const WAITING = TABLES.map((table) => `select 1 from ${table} where next_try_on is not null`).join(' union all ');

const hasMore = async (services: Services) => (await query(services, `${WAITING} limit 1`)).length > 0;

/** Everything that can still happen happens: what waits is tried, what was not told is asked for. Answers what the house finds wrong. */
export async function settle(services: Services, provider: Provider, command: HouseCommand): Promise<string[]> {
  await provider.control('/faults/clear', {});
  for (let round = 0; round < ROUNDS && (round < 2 || (await hasMore(services))); round += 1) {
    for (const refund of await provider.list('/v1/refunds')) {
      if (refund.status === 'pending') await provider.control(`/refunds/${refund.id}/settle`, { status: 'succeeded' });
    }
    for (const sql of NOW) await query(services, sql);
    await command('ledger', 'sweep');
    await command('ledger', 'pay');
  }
  const faults: string[] = [];
  for (const what of ['reconcile', 'check']) {
    await command('ledger', what).catch((error: Error) => faults.push(`ledger ${what}: ${error.message.slice(-600)}`));
  }
  return faults;
}
