import { reasonOf } from '../../platform/reason-of.ts';
import { claimArticle, dropArticle, listDueArticles, postponeArticle } from '../work/work.repository.ts';
import { ARTICLES_AT_ONCE } from './articles-at-once.ts';
import { asTheClusterer } from './as-the-clusterer.ts';
import { finishArticles, listStillWaiting } from './cluster.repository.ts';
import { awaitFinalGroups } from './final-group.repository.ts';
import { regroup } from './regroup.ts';
import type { ClusterTools } from './store-regrouping.ts';

const ATTEMPTS = 4;
const PAUSE_MS = 60_000;

/** Undefined while another process is at it. */
const placeTogether = (tools: ClusterTools, articulo_ids: readonly number[]) =>
  asTheClusterer(tools.db, 'in turn', async (tx) => {
    const waiting = await listStillWaiting(tx, articulo_ids);
    if (waiting.length > 0) {
      const { regrouped } = await regroup(tx, tools, waiting, { rounds: 0, compared: [] });
      await Promise.all([finishArticles(tx, waiting), awaitFinalGroups(tx, waiting)]);
      const { evento_ids, articulo_ids: moved } = regrouped;
      await tools.place(tx, { evento_ids, articulo_ids: [...waiting, ...moved] });
    }
    return waiting;
  });

/** One that cannot be placed does not keep the others waiting. */
async function placeAlone(tools: ClusterTools, articulo_id: number): Promise<void> {
  try {
    await placeTogether(tools, [articulo_id]);
  } catch (error) {
    const reason = reasonOf(error);
    const work = await claimArticle(tools.db, articulo_id, 'cluster');
    if (work === undefined) return;
    if (work.attempts >= ATTEMPTS) await dropArticle(tools.db, work, reason);
    else await postponeArticle(tools.db, work, new Date(Date.now() + PAUSE_MS * work.attempts), reason);
  }
}

export type ClusterOutcome = 'placed' | 'nothing to do' | 'somebody else is at it';

/** Gives the articles that have waited longest their place among the events. */
export async function clusterArticles(tools: ClusterTools, most = ARTICLES_AT_ONCE): Promise<ClusterOutcome> {
  const due = await listDueArticles(tools.db, 'cluster', most);
  if (due.length === 0) return 'nothing to do';
  try {
    return (await placeTogether(tools, due)) === undefined ? 'somebody else is at it' : 'placed';
  } catch (error) {
    for (const articulo_id of due) await placeAlone(tools, articulo_id);
    // Placed or postponed one by one; whoever runs it is to hear why.
    throw error;
  }
}
