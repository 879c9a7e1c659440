import type { Queryable } from '../../platform/database.ts';
import { findCommonModel } from '../embed/vector.repository.ts';
import { listPlaces } from './candidates.repository.ts';
import { listStandingEvents } from './cluster.repository.ts';
import { loadItems } from './load-items.ts';
import { NOT_COMPARED, REACH } from './merge/merge-groups.ts';
import { findCandidates } from './pairs/candidates.ts';
import { MOST_MEMBERS, spread } from './redo-set.ts';
import { compare, LEARNT_SCORERS } from './scores/learnt-model.ts';
import { scoreEdges } from './scores/score-edges.ts';

export interface MemberScore {
  readonly articulo_id: number;
  /** Null where they are not even candidates. */
  readonly con_el_primero: number | null;
  /** From 0 on it belongs here. */
  readonly con_los_demas: number;
}

/** How well each article of an event fits the others, by what the clusterer goes by; of a large event, of so many. */
export async function scoreMembers(db: Queryable, evento_id: number): Promise<MemberScore[]> {
  const [event] = await listStandingEvents(db, [evento_id]);
  if (event === undefined) return [];
  const chosen = spread(event.members, MOST_MEMBERS);
  const places = await listPlaces(db, chosen);
  const inOrder = chosen.flatMap((articulo_id) => places.get(articulo_id) ?? []);
  const items = await loadItems(db, await findCommonModel(db, chosen), inOrder);
  const articles = items.map(compare);
  const candidates = findCandidates(articles);
  const scores = scoreEdges(articles, candidates, LEARNT_SCORERS);
  const known = items.map(() => new Map<number, number>());
  const { a, b, count } = candidates.edges;
  for (let edge = 0; edge < count; edge += 1) {
    const [one, other, score] = [a[edge] as number, b[edge] as number, scores[edge] as number];
    known[one]?.set(other, score);
    known[other]?.set(one, score);
  }
  return items.map(({ articulo_id }, at) => {
    const own = known[at] ?? new Map<number, number>();
    const reach = Math.max(own.size, Math.min(items.length - 1, REACH), 1);
    const sum = [...own.values()].reduce((total, score) => total + score, (reach - own.size) * NOT_COMPARED);
    return { articulo_id, con_el_primero: own.get(0) ?? null, con_los_demas: sum / reach };
  });
}
