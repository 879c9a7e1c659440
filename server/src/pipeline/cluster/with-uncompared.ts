import type { StandingWithDates } from './cluster.repository.ts';

type Groups = readonly (readonly number[])[];

/** Members that were not compared stay with their final group, those that have none with most of those that were. */
export function withUncompared(
  groups: Groups,
  standing: readonly Pick<StandingWithDates, 'members' | 'finals'>[],
): number[][] {
  const all = groups.map((group) => [...group]);
  const groupOf = new Map(groups.flatMap((group, at) => group.map((id) => [id, at] as const)));
  for (const { members, finals } of standing) {
    if (members.every((id) => groupOf.has(id))) continue;
    const shared = new Map<number, number>();
    const ofFinal = new Map<number | null | undefined, number>();
    for (const [at, id] of members.entries()) {
      const group = groupOf.get(id);
      if (group === undefined) continue;
      shared.set(group, (shared.get(group) ?? 0) + 1);
      if (typeof finals[at] === 'number') ofFinal.set(finals[at], group);
    }
    const [most] = [...shared].sort(([a, one], [b, other]) => other - one || a - b)[0] ?? [];
    const left: number[] = [];
    for (const [at, id] of members.entries()) {
      if (groupOf.has(id)) continue;
      const group = ofFinal.get(finals[at]) ?? most;
      (group === undefined ? left : all[group])?.push(id);
    }
    if (left.length > 0) all.push(left);
  }
  return all;
}
