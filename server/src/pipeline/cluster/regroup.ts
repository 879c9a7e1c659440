import type { Transaction } from '../../platform/database.ts';
import { runWithPauses } from '../../platform/steps.ts';
import { uniteJudged } from './judged-groups.ts';
import { partitionNearInSteps } from './near-parts.ts';
import { type Plan, planRegrouping } from './plan-regrouping.ts';
import { loadRedoSet } from './redo-set.ts';
import { type ClusterTools, type Regrouped, storeRegrouping } from './store-regrouping.ts';

/** Groups these articles and all that is near them anew, and changes the events to what comes of it, which is still to be placed. */
export async function regroup(
  tx: Transaction,
  tools: ClusterTools,
  articulo_ids: readonly number[],
  settling: { readonly rounds: number; readonly compared: readonly number[] },
): Promise<{ readonly grey: Plan['grey']; readonly regrouped: Regrouped }> {
  const set = await loadRedoSet(tx, tools.model, articulo_ids);
  const bound = set.items.filter(({ final_group }) => final_group !== undefined);
  const judged = uniteJudged(
    await runWithPauses(partitionNearInSteps(set.items, set.ties)),
    set.verdicts,
    new Set(bound.map(({ articulo_id }) => articulo_id)),
  );
  const plan = planRegrouping(set, judged);
  const regrouped = await storeRegrouping(tx, tools, set.standing, plan, { ...settling, reviewed: [] });
  return { grey: plan.grey, regrouped };
}
