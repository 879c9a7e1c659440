import type { Event, EventType } from './wire.ts';
import { API_VERSION, newId, type World } from './world.ts';

const TABLES = ['payment_intents', 'charges', 'refunds', 'disputes', 'invoices', 'subscriptions', 'transfers'] as const;

/**
 * An event that never happened: about `object`, or about what has the id `object_id`, with what `change` says otherwise
 * (another amount, another currency).
 */
export function forgedEvent({ platform, accounts, clock }: World, wanted: Readonly<Record<string, unknown>>): Event {
  const id = String(wanted.object_id ?? '');
  const found = accounts.find(id) ?? TABLES.map((table) => platform[table].find(id)).find((one) => one !== undefined);
  const object = { ...(typeof wanted.object === 'object' ? wanted.object : found), ...(wanted.change ?? {}) };
  return {
    id: String(wanted.id ?? newId('evt')),
    object: 'event',
    ...(typeof wanted.account === 'string' && { account: wanted.account }),
    api_version: API_VERSION,
    created: typeof wanted.created === 'number' ? wanted.created : clock.now(),
    data: { object },
    livemode: wanted.livemode === true,
    pending_webhooks: 1,
    request: null,
    type: String(wanted.type ?? 'payment_intent.succeeded') as EventType,
  };
}
