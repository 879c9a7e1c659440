import type { Transaction } from '../../platform/database.ts';
import { runWithPauses } from '../../platform/steps.ts';
import { alignEvents } from './align-events.ts';
import { listFinalPlaces, type Placed } from './candidates.repository.ts';
import { enterAlone, moveToFinalGroups, takeFinalGroups } from './final-group.repository.ts';
import { findFollowUps } from './find-follow-ups.ts';
import { uniteJudged } from './judged-groups.ts';
import { findLikelyArticles } from './likely-articles.ts';
import { replaceFinalLinks } from './link.repository.ts';
import { byHand } from './load-items.ts';
import { partitionNearInSteps } from './near-parts.ts';
import { numberGroups } from './number-groups.ts';
import { MOST_MEMBERS, spread } from './redo-set.ts';
import { listSigns } from './signs.repository.ts';
import type { ClusterTools } from './store-regrouping.ts';
import { listVerdicts } from './verdict.repository.ts';
import { withUncompared } from './with-uncompared.ts';

const idsOf = (places: readonly Placed[]) => places.map(({ articulo_id }) => articulo_id);

/** The final groups that these articles and all that may report the same have now, and those that come of them. */
async function partNear(tx: Transaction, { model }: ClusterTools, articulo_ids: readonly number[]) {
  const likely = await findLikelyArticles(tx, model, articulo_ids, 'final', byHand);
  const kept = new Set(idsOf(likely.places));
  const numbers = new Set(likely.places.flatMap(({ final_group }) => final_group ?? []));
  const places = await listFinalPlaces(tx, [...numbers]);
  const groups = Map.groupBy(places, ({ final_group }) => final_group ?? 0);
  const chosen = new Set([...groups.values()].flatMap((group) => spread(idsOf(group), MOST_MEMBERS)));
  const compared = places.filter(
    ({ articulo_id, hand_group }) => chosen.has(articulo_id) || kept.has(articulo_id) || hand_group !== null,
  );
  const before = new Map([...groups].map(([number, group]) => [number, idsOf(group)]));
  const items = await likely.withOthers(compared);
  const grouping = await runWithPauses(partitionNearInSteps(items, [...likely.ties, ...before.values()]));
  return { places, compared, before, grouping };
}

async function storeGroups(
  tx: Transaction,
  groups: readonly (readonly number[])[],
  before: ReadonlyMap<number, readonly number[]>,
  entering: ReadonlySet<number>,
) {
  const numbered = numberGroups(groups, before);
  const fresh = await takeFinalGroups(tx, numbered.filter(({ final_group }) => final_group === undefined).length);
  const stored = numbered.map((group) => ({ ...group, final_group: group.final_group ?? fresh.pop() ?? 0 }));
  const changed = stored.filter(({ members, is_changed }) => is_changed || members.some((id) => entering.has(id)));
  await moveToFinalGroups(
    tx,
    changed.flatMap(({ final_group, members }) => members.map((articulo_id) => ({ articulo_id, final_group }))),
  );
  return changed;
}

/**
 * Gives these articles their final groups. They are compared with those that have theirs, and with each other; the final
 * groups of all that is near are parted anew, and events that are bound by them follow. Nothing that comes of it depends on ids, on clocks, or
 * on where articles stood before: only on which articles there are, on the order of publication, and on what operators
 * have put together or kept apart.
 */
export async function consolidate(
  tx: Transaction,
  tools: ClusterTools,
  articulo_ids: readonly number[],
): Promise<void> {
  await listSigns(tx, articulo_ids);
  await enterAlone(tx, articulo_ids);
  const { places, compared, before, grouping } = await partNear(tx, tools, articulo_ids);
  const bound = compared.filter(({ hand_group }) => hand_group !== null);
  const verdicts = await listVerdicts(tx, idsOf(compared));
  const judged = uniteJudged(grouping, verdicts, new Set(idsOf(bound)));
  const standing = Array.from(before.values(), (members) => ({ members, finals: [] }));
  const changed = await storeGroups(tx, withUncompared(judged.groups, standing), before, new Set(articulo_ids));

  const published = new Map(places.map(({ articulo_id, published_on }) => [articulo_id, published_on.getTime()]));
  const firsts = judged.groups.map(([first = 0]) => first);
  const moved = new Set(changed.flatMap(({ members }) => members));
  const followUps = findFollowUps(judged.links, firsts, (id) => published.get(id) ?? 0);
  await replaceFinalLinks(
    tx,
    [...moved],
    idsOf(places),
    followUps.filter(({ later, earlier }) => moved.has(later) || moved.has(earlier)),
  );
  await alignEvents(
    tx,
    tools,
    changed.map(({ final_group }) => final_group),
  );
}
