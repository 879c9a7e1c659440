import type { Queryable } from '../../platform/database.ts';
import { listPlaces } from './candidates.repository.ts';
import { listStandingEvents, type StandingWithDates } from './cluster.repository.ts';
import type { ClusterItem } from './cluster-item.ts';
import { findLikelyArticles } from './likely-articles.ts';
import { byFinalGroup } from './load-items.ts';
import type { Ties } from './near-parts.ts';
import { listVerdicts, type StoredVerdict } from './verdict.repository.ts';

/** Of a large event so many articles are compared; the others stay with most of them. */
export const MOST_MEMBERS = 80;

/** Articles that are grouped anew, and the events that they stand in. */
export interface RedoSet {
  readonly items: readonly ClusterItem[];
  readonly standing: readonly StandingWithDates[];
  readonly ties: Ties;
  /** What was said of any two of them. */
  readonly verdicts: readonly StoredVerdict[];
}

/** The first, the last, and as many between as there is room for. */
export function spread<T>(list: readonly T[], most: number): T[] {
  if (list.length <= most) return [...list];
  return Array.from({ length: most }, (_, at) => list[Math.round((at * (list.length - 1)) / (most - 1))] as T);
}

/** Of an event with articles of a final group the first of these is always among them. */
function chooseMembers({ members, finals }: StandingWithDates): number[] {
  const isFinal = (_: number, at: number) => finals[at] !== null;
  return spread([...members.filter(isFinal), ...members.filter((id, at) => !isFinal(id, at))], MOST_MEMBERS);
}

/** These articles, what may report the same, and whatever stands in one event with any of it. */
export async function loadRedoSet(
  db: Queryable,
  model: string | undefined,
  articulo_ids: readonly number[],
): Promise<RedoSet> {
  const likely = await findLikelyArticles(db, model, articulo_ids, 'placed', byFinalGroup);
  const evento_ids = new Set(likely.places.flatMap(({ evento_id }) => evento_id ?? []));
  const standing = await listStandingEvents(db, [...evento_ids]);
  const members = standing.flatMap(chooseMembers);
  const [places, verdicts] = await Promise.all([
    listPlaces(db, members),
    listVerdicts(db, [...new Set([...likely.places.map(({ articulo_id }) => articulo_id), ...members])]),
  ]);
  return {
    items: await likely.withOthers([...places.values()]),
    standing,
    ties: [...likely.ties, ...standing.map((event) => event.members)],
    verdicts,
  };
}
