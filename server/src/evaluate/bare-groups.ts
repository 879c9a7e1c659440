import type { StandingWithDates } from '../pipeline/cluster/cluster.repository.ts';
import type { ClusterItem } from '../pipeline/cluster/cluster-item.ts';
import { uniteJudged } from '../pipeline/cluster/judged-groups.ts';
import { dot } from '../pipeline/cluster/pairs/pair-features.ts';
import { type Plan, planRegrouping } from '../pipeline/cluster/plan-regrouping.ts';
import { rareWordsOf } from '../pipeline/cluster/signs.ts';
import { partAnew } from './part-anew.ts';

/** As many near articles as the clusterer looks at. */
const NEWEST_OF_A_WORD = 40;
const SHARING_MOST = 20;
const NEAREST = 25;
const LEAST_SIMILARITY = 0.45;

/** An event whose articles are other than they were. */
export interface ChangedEvent {
  readonly evento_id: number;
  /** In the order of their publication. */
  readonly members: readonly number[];
  /** Events that it follows from, the nearest first. */
  readonly earlier: readonly number[];
}

export interface BareGroups {
  /** Places these among all that came before. */
  place(items: readonly ClusterItem[]): ChangedEvent[];
  /** The events that stand. */
  list(): number[];
}

/** The clusterer's work in memory: near articles found by words and vectors, they and their events parted anew. */
export function createBareGroups(isPublished: (evento_id: number) => boolean): BareGroups {
  const placed = new Map<number, ClusterItem>();
  const byWord = new Map<number, number[]>();
  const events = new Map<number, StandingWithDates>();
  const eventOf = new Map<number, number>();
  const groupOf = new Map<number, readonly number[]>();
  let lastId = 0;
  const nextId = () => {
    lastId += 1;
    return lastId;
  };

  function sharing(item: ClusterItem): number[] {
    const shared = new Map<number, number>();
    for (const word of rareWordsOf(item.signs)) {
      for (const id of (byWord.get(word) ?? []).slice(-NEWEST_OF_A_WORD)) shared.set(id, (shared.get(id) ?? 0) + 1);
    }
    const most = [...shared].sort(([, one], [, other]) => other - one).slice(0, SHARING_MOST);
    return most.map(([id]) => id);
  }

  function nearest({ vector }: ClusterItem): number[] {
    if (vector === undefined) return [];
    const near = [...placed.values()].flatMap((other) => {
      const cosine = other.vector === undefined ? 0 : dot(vector, other.vector);
      return cosine >= LEAST_SIMILARITY ? [{ id: other.articulo_id, cosine }] : [];
    });
    const first = near.sort((one, other) => other.cosine - one.cosine).slice(0, NEAREST);
    return first.map(({ id }) => id);
  }

  function plan(items: readonly ClusterItem[]): Plan {
    const near = items.flatMap((item) =>
      [...sharing(item), ...nearest(item)].map((articulo_id) => ({ of: item.articulo_id, articulo_id })),
    );
    const grouping = partAnew(items, near, { items: placed, groupOf });
    for (const item of items) {
      placed.set(item.articulo_id, item);
      for (const word of rareWordsOf(item.signs)) {
        const others = byWord.get(word);
        if (others === undefined) byWord.set(word, [item.articulo_id]);
        else others.push(item.articulo_id);
      }
    }
    const ids = grouping.groups.flat();
    const touched = new Set(ids.flatMap((id) => eventOf.get(id) ?? []));
    const standing = Array.from(touched, (evento_id) => events.get(evento_id) ?? [])
      .flat()
      .map((event) => ({ ...event, is_published: isPublished(event.evento_id) }));
    const parted = ids.flatMap((id) => placed.get(id) ?? []);
    for (const id of ids) {
      eventOf.delete(id);
      groupOf.set(id, [id]);
    }
    return planRegrouping({ items: parted, standing }, uniteJudged(grouping, []));
  }

  function stand(evento_id: number, ids: readonly number[]): readonly number[] {
    const publishedOf = (id: number) => placed.get(id)?.published_on ?? 0;
    const members = ids.toSorted((one, other) => publishedOf(one) - publishedOf(other));
    for (const id of members) {
      eventOf.set(id, evento_id);
      groupOf.set(id, members);
    }
    const finals = members.map(() => null);
    events.set(evento_id, { evento_id, is_published: false, members, published: members.map(publishedOf), finals });
    return members;
  }

  return {
    place(items) {
      const { events: planned, merged, dissolved, followUps } = plan(items);
      for (const evento_id of [...merged.map((event) => event.evento_id), ...dissolved]) events.delete(evento_id);
      const ids = planned.map(({ evento_id }) => evento_id ?? nextId());
      return planned.flatMap(({ members, is_changed }, at) => {
        const evento_id = ids[at] ?? 0;
        const sorted = stand(evento_id, members);
        if (!is_changed) return [];
        const follows = followUps.filter(({ later }) => later === at).sort((one, other) => other.score - one.score);
        return [{ evento_id, members: sorted, earlier: follows.map(({ earlier }) => ids[earlier] ?? 0) }];
      });
    },
    list: () => [...events.keys()],
  };
}
