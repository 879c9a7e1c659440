export interface Labelled {
  readonly event: string;
  readonly idioma: string;
}

export interface ClusteringScore {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  /** Of the pairs of one event in two languages, how many were brought together; NaN where there are none. */
  readonly acrossLanguages: number;
}

function countBy<Value>(values: readonly Value[], keyOf: (value: Value, at: number) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [at, value] of values.entries()) {
    const key = keyOf(value, at);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

const pairsIn = (counts: ReadonlyMap<string, number>) =>
  counts.values().reduce((sum, count) => sum + (count * (count - 1)) / 2, 0);

/** For each article, or each of some, how much of its group is of its event, and how much of its event is in its group. */
export function scoreGroups(
  articles: readonly Labelled[],
  groupOf: (at: number) => number,
  isCounted: (at: number) => boolean = () => true,
): ClusteringScore {
  const groups = countBy(articles, (_, at) => `${groupOf(at)}`);
  const events = countBy(articles, ({ event }) => event);
  const both = countBy(articles, ({ event }, at) => `${groupOf(at)} ${event}`);
  const counted = [...articles.entries()].filter(([at]) => isCounted(at));
  let [precision, recall] = [0, 0];
  for (const [at, { event }] of counted) {
    const shared = both.get(`${groupOf(at)} ${event}`) ?? 0;
    precision += shared / (groups.get(`${groupOf(at)}`) ?? 1) / counted.length;
    recall += shared / (events.get(event) ?? 1) / counted.length;
  }
  const across = pairsIn(events) - pairsIn(countBy(articles, ({ event, idioma }) => `${event} ${idioma}`));
  const found =
    pairsIn(both) - pairsIn(countBy(articles, ({ event, idioma }, at) => `${groupOf(at)} ${event} ${idioma}`));
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall), acrossLanguages: found / across };
}

/** The same for groups of ids. */
export function scoreGrouping(
  articles: readonly (Labelled & { readonly articulo_id: number })[],
  groups: readonly (readonly number[])[],
): ClusteringScore {
  const groupOf = new Map(groups.flatMap((ids, group) => ids.map((id) => [id, group])));
  return scoreGroups(articles, (at) => groupOf.get(articles[at]?.articulo_id ?? 0) ?? -1);
}

/** How often what is so has a higher score than what is not. */
export function areaUnderCurve(judged: readonly { readonly score: number; readonly same: boolean }[]): number {
  const sorted = judged.toSorted((one, other) => one.score - other.score);
  let [ranks, count] = [0, 0];
  for (let from = 0; from < sorted.length; ) {
    let to = from;
    while (to < sorted.length && sorted[to]?.score === sorted[from]?.score) to += 1;
    const same = sorted.slice(from, to).filter((one) => one.same).length;
    ranks += (same * (from + to + 1)) / 2;
    count += same;
    from = to;
  }
  return (ranks - (count * (count + 1)) / 2) / (count * (sorted.length - count));
}
