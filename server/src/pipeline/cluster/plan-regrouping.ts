import { IDIOMA_BASE, IDIOMAS, type Idioma } from '@poliedro/contracts/language';
import { type GivenEvent, type GivenEvents, giveEvents } from './give-events.ts';
import { isGrey, type JudgedGroups, type JudgedLink } from './judged-groups.ts';
import type { RedoSet } from './redo-set.ts';

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

/** What is first told so much later than something near it is taken for what followed from it. */
const FOLLOWS_AFTER_MS = 12 * 3_600_000;
const FOLLOWS_ABOVE = -1;

/** Members that were not compared stay with most of those that were. */
function withUncompared(groups: JudgedGroups['groups'], { standing }: RedoSet): number[][] {
  const all = groups.map((group) => [...group]);
  const groupOf = new Map(groups.flatMap((group, at) => group.map((id) => [id, at] as const)));
  for (const { members } of standing) {
    const others = members.filter((id) => !groupOf.has(id));
    if (others.length === 0) continue;
    const shared = new Map<number, number>();
    for (const id of members) {
      const group = groupOf.get(id);
      if (group !== undefined) shared.set(group, (shared.get(group) ?? 0) + 1);
    }
    const [most] = [...shared].sort(([a, one], [b, other]) => other - one || a - b)[0] ?? [];
    if (most === undefined) all.push(others);
    else all[most]?.push(...others);
  }
  return all;
}

function baseLanguageOf(members: readonly number[], idiomas: ReadonlyMap<number, string>): Idioma {
  const counted = IDIOMAS.map((idioma) => ({
    idioma,
    count: members.filter((id) => idiomas.get(id) === idioma).length,
  })).sort((one, other) => other.count - one.count);
  return counted[0]?.count ? counted[0].idioma : IDIOMA_BASE;
}

const hasAll = (set: ReadonlySet<number>, ids: readonly number[]) => ids.every((id) => set.has(id));

function follows({ score, verdicts }: JudgedLink, gapMs: number): boolean {
  if (verdicts.has('follow_up')) return true;
  return !verdicts.has('different') && score >= FOLLOWS_ABOVE && gapMs >= FOLLOWS_AFTER_MS;
}

/** What has to change, so that the events are these groups. */
export function planRegrouping(set: RedoSet, judged: JudgedGroups): Plan {
  const published = new Map([
    ...set.standing.flatMap((event) => event.members.map((id, at) => [id, event.published[at] ?? 0] as const)),
    ...set.items.map((item) => [item.articulo_id, item.published_on] as const),
  ]);
  const idiomas = new Map(set.items.map(({ articulo_id, idioma }) => [articulo_id, idioma]));
  const before = new Map(set.standing.map(({ evento_id, members }) => [evento_id, new Set(members)]));
  const publishedOf = (id: number) => published.get(id) ?? 0;
  const firstOf = (members: readonly number[]) =>
    members.reduce((first, id) => ((publishedOf(id) - publishedOf(first) || id - first) < 0 ? id : first));

  const { events, merged, dissolved } = giveEvents(withUncompared(judged.groups, set), set.standing);
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
  const followUps = judged.links.flatMap((link) => {
    const pair = [firsts[link.a] ?? 0, firsts[link.b] ?? 0].sort((a, b) => publishedOf(a) - publishedOf(b) || a - b);
    const [earlierFirst = 0, laterFirst = 0] = pair;
    const [earlier, later] = [eventOf.get(earlierFirst), eventOf.get(laterFirst)];
    if (earlier === undefined || later === undefined || earlier === later) return [];
    const gap = publishedOf(laterFirst) - publishedOf(earlierFirst);
    return follows(link, gap) ? [{ later, earlier, score: link.score }] : [];
  });
  const grey = judged.links
    .filter((link) => isGrey(link) && link.verdicts.size === 0)
    .map(({ a, b }) => ({ one: firsts[a] ?? 0, other: firsts[b] ?? 0 }))
    .filter(({ one, other }) => eventOf.has(one) || eventOf.has(other));
  return { events: planned, merged, dissolved, followUps, grey };
}
