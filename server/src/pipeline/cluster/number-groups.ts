/** A group under the number it goes on with; undefined where it needs a new one. */
export interface NumberedGroup {
  readonly final_group: number | undefined;
  readonly members: readonly number[];
  /** It is not the group that had this number. */
  readonly is_changed: boolean;
}

/** Each group keeps a number that one of its members had, as long as no other one has taken it. */
export function numberGroups(
  groups: readonly (readonly number[])[],
  before: ReadonlyMap<number, readonly number[]>,
): NumberedGroup[] {
  const numberOf = new Map([...before].flatMap(([number, members]) => members.map((id) => [id, number] as const)));
  const taken = new Set<number>();
  return groups.map((members) => {
    const known = members.flatMap((id) => numberOf.get(id) ?? []);
    const final_group = known.find((number) => !taken.has(number));
    if (final_group === undefined) return { final_group, members, is_changed: true };
    taken.add(final_group);
    const isWhole = before.get(final_group)?.length === members.length;
    return { final_group, members, is_changed: !isWhole || known.some((number) => number !== final_group) };
  });
}
