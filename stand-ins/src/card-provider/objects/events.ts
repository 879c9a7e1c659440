import type Stripe from 'stripe';
import { type Call, get, idOf, names, type Route } from '../call.ts';
import { listPage, PAGE_PARAMS } from '../list.ts';
import type { Event, List } from '../wire.ts';

const KEPT_SECONDS = 30 * 86_400;

/** `charge.*` names all that begin so. */
const matchesType = (wanted: string, type: string) =>
  wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;

function list(call: Call): List<Event> {
  const type = call.params.text('type');
  const types = [...(type === undefined ? [] : [type]), ...call.params.listOfTexts('types')];
  const oldest = call.world.clock.now() - KEPT_SECONDS;
  return listPage(
    call,
    call.records.events,
    '/v1/events',
    (one) => one.created >= oldest && (types.length === 0 || types.some((wanted) => matchesType(wanted, one.type))),
  );
}

export const eventRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/events',
    params: names<Stripe.EventListParams>(...PAGE_PARAMS, 'created', 'type', 'types'),
    handle: list,
  },
  {
    method: 'GET',
    path: '/v1/events/:id',
    params: [],
    handle: (call) => get(call.records.events, 'event', idOf(call)),
  },
];
