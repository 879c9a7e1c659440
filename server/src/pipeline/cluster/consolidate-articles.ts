import type { Queryable, Transaction } from '../../platform/database.ts';
import { listDueArticles } from '../work/work.repository.ts';
import { alignEvents } from './align-events.ts';
import { ARTICLES_AT_ONCE } from './articles-at-once.ts';
import { asTheClusterer } from './as-the-clusterer.ts';
import { consolidate } from './consolidate.ts';
import {
  bindToFinalGroups,
  isConsolidationLate,
  listNextToBind,
  listNextToConsolidate,
} from './final-group.repository.ts';
import type { ClusterTools } from './store-regrouping.ts';

export type ConsolidateOutcome = 'consolidated' | 'nothing to do' | 'somebody else is at it';

/** The events follow the final groups of the next articles. */
async function bindNext(tx: Transaction, tools: ClusterTools, most: number): Promise<number> {
  const next = await listNextToBind(tx, most);
  if (next.length === 0) return 0;
  const articulo_ids = next.map(({ articulo_id }) => articulo_id);
  await bindToFinalGroups(tx, articulo_ids);
  await alignEvents(tx, tools, [...new Set(next.map(({ final_group }) => final_group))]);
  return next.length;
}

async function consolidateNext(tx: Transaction, tools: ClusterTools, most: number): Promise<number> {
  const next = await listNextToConsolidate(tx, most);
  if (next.length > 0) await consolidate(tx, tools, next);
  return next.length;
}

/** Then it takes its turn, however much is coming in. */
const LATE_SECONDS = 3600;

/** As many wait for their place as are placed together: readers wait for them, and for no final group. */
async function isPlacingBehind(db: Queryable, most: number): Promise<boolean> {
  if ((await listDueArticles(db, 'cluster', most)).length < most) return false;
  return !(await isConsolidationLate(db, LATE_SECONDS));
}

/**
 * Gives the next articles their final groups, in the order in which they were published, and binds those that are older.
 * A throng of what has just come goes before it, and settling after it.
 */
export async function consolidateArticles(tools: ClusterTools, most = ARTICLES_AT_ONCE): Promise<ConsolidateOutcome> {
  if (await isPlacingBehind(tools.db, most)) return 'somebody else is at it';
  const done = await asTheClusterer(tools.db, 'in turn', async (tx) => {
    return { articles: (await consolidateNext(tx, tools, most)) || (await bindNext(tx, tools, most)) };
  });
  if (done === undefined) return 'somebody else is at it';
  return done.articles === 0 ? 'nothing to do' : 'consolidated';
}
