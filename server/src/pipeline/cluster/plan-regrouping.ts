import { IDIOMA_BASE, IDIOMAS, type Idioma } from '@poliedro/contracts/language';
import type { StandingWithDates } from './cluster.repository.ts';
import type { ClusterItem } from './cluster-item.ts';
import { findFollowUps } from './find-follow-ups.ts';
import { type GivenEvent, type GivenEvents, giveEvents } from './give-events.ts';
import { isGrey, type JudgedGroups } from './judged-groups.ts';
import { withUncompared } from './with-uncompared.ts';

export interface PlannedEvent extends GivenEvent {
  /** One of its first reports. */
  readonly first: number;
  readonly created_on: Date;
  readonly idioma_base: Idioma;
  /** Its articles are not those that it had. */
  readonly is_changed: boolean;
}

export interface Plan extends Omit<GivenEvents, 'events'> {
  readonly events: readonly PlannedEvent[];
  /** Places in the list of events: the later follows from the earlier. */
  readonly followUps: readonly { readonly later: number; readonly earlier: number; readonly score: number }[];
  /** The first reports of groups that a judge could tell apart and has not seen. */
  readonly grey: readonly { readonly one: number; readonly other: number }[];
}

/** What was grouped, and the events that any of it stands in. */
interface Grouped {
  readonly items: readonly Pick<ClusterItem, 'articulo_id' | 'idioma' | 'published_on'>[];
  readonly standing: readonly StandingWithDates[];
}

function baseLanguageOf(members: readonly number[], idiomas: ReadonlyMap<number, string>): Idioma {
  const counted = IDIOMAS.map((idioma) => ({
    idioma,
    count: members.filter((id) => idiomas.get(id) === idioma).length,
  })).sort((one, other) => other.count - one.count);
  return counted[0]?.count ? counted[0].idioma : IDIOMA_BASE;
}

const hasAll = (set: ReadonlySet<number>, ids: readonly number[]) => ids.every((id) => set.has(id));

/** What has to change, so that the events are these groups; `given` says under which ids, where that is settled. */
export function planRegrouping(
  set: Grouped,
  judged: JudgedGroups,
  given: GivenEvents = giveEvents(withUncompared(judged.groups, set.standing), set.standing),
): Plan {
  const published = new Map([
    ...set.standing.flatMap((event) => event.members.map((id, at) => [id, event.published[at] ?? 0] as const)),
    ...set.items.map((item) => [item.articulo_id, item.published_on] as const),
  ]);
  const idiomas = new Map(set.items.map(({ articulo_id, idioma }) => [articulo_id, idioma]));
  const before = new Map(set.standing.map(({ evento_id, members }) => [evento_id, new Set(members)]));
  const publishedOf = (id: number) => published.get(id) ?? 0;
  const firstOf = (members: readonly number[]) =>
    members.reduce((first, id) => (publishedOf(id) < publishedOf(first) ? id : first));

  const { events, merged, dissolved } = given;
  const planned = events.map((event) => {
    const first = firstOf(event.members);
    const had = event.evento_id === undefined ? undefined : before.get(event.evento_id);
    return {
      ...event,
      first,
      created_on: new Date(publishedOf(first)),
      idioma_base: baseLanguageOf(event.members, idiomas),
      is_changed: had?.size !== event.members.length || !hasAll(had, event.members),
    };
  });

  const eventOf = new Map(planned.flatMap(({ members }, at) => members.map((id) => [id, at] as const)));
  const firsts = judged.groups.map(firstOf);
  const followUps = findFollowUps(judged.links, firsts, publishedOf).flatMap((found) => {
    const [earlier, later] = [eventOf.get(found.earlier), eventOf.get(found.later)];
    if (earlier === undefined || later === undefined || earlier === later) return [];
    return [{ later, earlier, score: found.score }];
  });
  const grey = judged.links
    .filter((link) => isGrey(link) && link.verdicts.size === 0)
    .map(({ a, b }) => ({ one: firsts[a] ?? 0, other: firsts[b] ?? 0 }))
    .filter(({ one, other }) => eventOf.has(one) || eventOf.has(other));
  return { events: planned, merged, dissolved, followUps, grey };
}
