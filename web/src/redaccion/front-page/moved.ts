/** The same list with the item at one place moved to another; places outside of it are its ends. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const goal = Math.min(Math.max(to, 0), items.length - 1);
  const item = items[from];
  if (item === undefined || goal === from) return items;
  const others = items.filter((_, index) => index !== from);
  return [...others.slice(0, goal), item, ...others.slice(goal)];
}

/** Where a key sends the item at a place; undefined for keys that move nothing. */
export function placeByKey(key: string, from: number, count: number): number | undefined {
  const goals: Partial<Record<string, number>> = { ArrowUp: from - 1, ArrowDown: from + 1, Home: 0, End: count - 1 };
  return goals[key];
}
