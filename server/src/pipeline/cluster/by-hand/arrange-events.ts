import type { Transaction } from '../../../platform/database.ts';
import { listStandingEvents } from '../cluster.repository.ts';
import type { GivenEvents, StandingEvent } from '../give-events.ts';
import { planRegrouping } from '../plan-regrouping.ts';
import { type Regrouped, type RegroupTools, storeRegrouping } from '../store-regrouping.ts';
import { listArticlePlaces, reviveEvents } from './hand-group.repository.ts';

/** Where an article is put: into an event, into one that is made for it, or into none. */
export type Destination = number | 'new' | 'none';

const FEWEST_MEMBERS = 2;

/** The events after these articles have been put elsewhere; all others stay where they are. */
function giveByHand(standing: readonly StandingEvent[], destinations: ReadonlyMap<number, Destination>): GivenEvents {
  const groups = new Map<Destination, number[]>();
  const put = (destination: Destination, articulo_id: number) =>
    groups.set(destination, [...(groups.get(destination) ?? []), articulo_id]);
  for (const { evento_id, members } of standing)
    for (const member of members) put(destinations.get(member) ?? evento_id, member);
  const known = new Set(standing.flatMap(({ members }) => members));
  for (const [articulo_id, destination] of destinations) if (!known.has(articulo_id)) put(destination, articulo_id);
  groups.delete('none');

  const sourceOf = (members: readonly number[]) =>
    standing.find((event) => members.some((id) => event.members.includes(id)))?.evento_id;
  const events = [...groups]
    .filter(([, members]) => members.length >= FEWEST_MEMBERS)
    .map(([destination, members]) =>
      typeof destination === 'number'
        ? { evento_id: destination, split_from: undefined, members }
        : { evento_id: undefined, split_from: sourceOf(members), members },
    );
  const placeOf = new Map(events.flatMap(({ members }, at) => members.map((id) => [id, at] as const)));
  const gone = standing
    .filter(({ evento_id }) => !events.some((event) => event.evento_id === evento_id))
    .map(({ evento_id, members }) => ({ evento_id, into: members.flatMap((id) => placeOf.get(id) ?? [])[0] }));
  return {
    events,
    merged: gone.flatMap(({ evento_id, into }) => (into === undefined ? [] : [{ evento_id, into }])),
    dissolved: gone.flatMap(({ evento_id, into }) => (into === undefined ? [evento_id] : [])),
  };
}

/** Puts articles where an operator wants them. Nobody else may change groups meanwhile. */
export async function arrangeEvents(
  tx: Transaction,
  tools: RegroupTools,
  destinations: ReadonlyMap<number, Destination>,
): Promise<Regrouped> {
  const places = await listArticlePlaces(tx, [...destinations.keys()]);
  const known = new Set(places.map(({ articulo_id }) => articulo_id));
  const there = new Map([...destinations].filter(([articulo_id]) => known.has(articulo_id)));
  const wanted = [...there.values()].filter((destination) => typeof destination === 'number');
  await reviveEvents(tx, wanted);
  const involved = new Set([...wanted, ...places.flatMap(({ evento_id }) => evento_id ?? [])]);
  const standing = await listStandingEvents(tx, [...involved]);
  const members = standing.flatMap((event) => event.members);
  const all = await listArticlePlaces(tx, [...new Set([...there.keys(), ...members])]);
  const items = all.map((place) => ({ ...place, published_on: place.published_on.getTime() }));
  const given = giveByHand(standing, there);
  const groups = given.events.map((event) => event.members);
  const plan = planRegrouping({ items, standing }, { groups, links: [] }, given);
  const { evento_ids } = await storeRegrouping(tx, tools, standing, plan, { rounds: 0, compared: [], reviewed: [] });
  return { evento_ids, articulo_ids: all.map(({ articulo_id }) => articulo_id) };
}
