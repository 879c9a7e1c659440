/** An event as it stands before its articles are grouped anew. */
export interface StandingEvent {
  readonly evento_id: number;
  /** Readers know it. */
  readonly is_published: boolean;
  readonly members: readonly number[];
}

export interface GivenEvent {
  /** Undefined for one that did not stand before. */
  readonly evento_id: number | undefined;
  /** Of a new one: where most of it stood before. */
  readonly split_from: number | undefined;
  readonly members: readonly number[];
}

export interface GivenEvents {
  readonly events: readonly GivenEvent[];
  /** Events whose articles stand elsewhere now; `into` is a place in the list of events. */
  readonly merged: readonly { readonly evento_id: number; readonly into: number }[];
  /** Events of which only single articles are left. */
  readonly dissolved: readonly number[];
}

const LEAST_MEMBERS = 2;

interface Overlap {
  readonly event: StandingEvent;
  readonly group: number;
  readonly shared: number;
}

function overlapsOf(event: StandingEvent, groupOf: ReadonlyMap<number, number>): Overlap[] {
  const shared = new Map<number, number>();
  for (const member of event.members) {
    const group = groupOf.get(member);
    if (group !== undefined) shared.set(group, (shared.get(group) ?? 0) + 1);
  }
  return Array.from(shared, ([group, count]) => ({ event, group, shared: count }));
}

const strongestFirst = (one: Overlap, other: Overlap) =>
  Number(other.event.is_published) - Number(one.event.is_published) ||
  other.shared - one.shared ||
  one.event.evento_id - other.event.evento_id ||
  one.group - other.group;

/**
 * Which group goes on under which event's id: the one that has most of it, what readers know before what they do not, the older
 * event where two have as much. A group that gets no id is a new event; an event that gets no group was merged, into
 * the one that has most of it, or has dissolved.
 */
export function giveEvents(groups: readonly (readonly number[])[], standing: readonly StandingEvent[]): GivenEvents {
  const large = groups
    .filter((group) => group.length >= LEAST_MEMBERS)
    .map((group) => group.toSorted((a, b) => a - b))
    .sort(([a = 0], [b = 0]) => a - b);
  const groupOf = new Map(large.flatMap((group, at) => group.map((member) => [member, at] as const)));
  const overlaps = standing.flatMap((event) => overlapsOf(event, groupOf)).sort(strongestFirst);

  const idOf = new Map<number, number>();
  const kept = new Set<number>();
  for (const { event, group } of overlaps) {
    if (idOf.has(group) || kept.has(event.evento_id)) continue;
    idOf.set(group, event.evento_id);
    kept.add(event.evento_id);
  }
  const lost = standing.filter(({ evento_id }) => !kept.has(evento_id)).sort((a, b) => a.evento_id - b.evento_id);
  const strongestOf = (evento_id: number) => overlaps.find(({ event }) => event.evento_id === evento_id)?.group;
  return {
    events: large.map((members, group) => {
      const evento_id = idOf.get(group);
      const source = overlaps.find((overlap) => overlap.group === group)?.event.evento_id;
      return { evento_id, members, split_from: evento_id === undefined ? source : undefined };
    }),
    merged: lost.flatMap(({ evento_id }) => {
      const into = strongestOf(evento_id);
      return into === undefined ? [] : [{ evento_id, into }];
    }),
    dissolved: lost.map(({ evento_id }) => evento_id).filter((evento_id) => strongestOf(evento_id) === undefined),
  };
}
