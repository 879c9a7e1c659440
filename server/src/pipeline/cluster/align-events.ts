import type { Transaction } from '../../platform/database.ts';
import { forgetClaimsOfAlone } from '../write/claims.repository.ts';
import { listToReview } from '../write/event-work.repository.ts';
import { listFinalPlaces } from './candidates.repository.ts';
import { listStandingEvents } from './cluster.repository.ts';
import { planRegrouping } from './plan-regrouping.ts';
import { type ClusterTools, storeRegrouping } from './store-regrouping.ts';

/** The bound articles of these groups, the events that any of them stands in, and those of all other groups in these. */
async function listWithEvents(tx: Transaction, final_groups: readonly number[]) {
  const numbers = new Set(final_groups);
  for (;;) {
    const places = (await listFinalPlaces(tx, [...numbers])).filter(({ is_binding }) => is_binding);
    const evento_ids = new Set(places.flatMap(({ evento_id }) => evento_id ?? []));
    const standing = await listStandingEvents(tx, [...evento_ids]);
    const known = numbers.size;
    for (const { finals } of standing) for (const number of finals) if (number !== null) numbers.add(number);
    if (numbers.size === known) return { places, standing };
  }
}

/**
 * The articles that are bound by one of these final groups are one event, and none of another group are in it; those that are
 * not bound stay with most of them.
 */
export async function alignEvents(
  tx: Transaction,
  tools: ClusterTools,
  final_groups: readonly number[],
): Promise<void> {
  const { places, standing } = await listWithEvents(tx, final_groups);
  if (places.length === 0) return;
  const groups = Map.groupBy(places, ({ final_group }) => final_group);
  const items = places.map((place) => ({ ...place, published_on: place.published_on.getTime() }));
  const members = Array.from(groups.values(), (group) => group.map(({ articulo_id }) => articulo_id));
  const plan = planRegrouping({ items, standing }, { groups: members, links: [] });
  const compared = standing.map(({ evento_id }) => evento_id);
  const reviewed = await listToReview(tx, compared);
  const { evento_ids, articulo_ids: moved } = await storeRegrouping(tx, tools, standing, plan, {
    rounds: undefined,
    compared,
    reviewed,
  });
  const articulo_ids = places.map(({ articulo_id }) => articulo_id);
  await forgetClaimsOfAlone(tx, articulo_ids);
  // They may stand elsewhere now, or have been found to be copies since they came.
  await tools.place(tx, { evento_ids, articulo_ids: [...articulo_ids, ...moved] });
}
