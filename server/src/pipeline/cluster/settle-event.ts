import { ModelFailed } from '../../adapters/llm/language-model.ts';
import { SpendingStopped } from '../spending/spending-stopped.ts';
import { listArticleTexts } from '../work/article-text.repository.ts';
import { asTheClusterer } from './as-the-clusterer.ts';
import { listMergedInto, listStandingEvents } from './cluster.repository.ts';
import type { Plan } from './plan-regrouping.ts';
import { spread } from './redo-set.ts';
import { regroup } from './regroup.ts';
import { settleAgain, takeSettling } from './settling.repository.ts';
import { type ClusterTools, moveReaders } from './store-regrouping.ts';
import { saveVerdict } from './verdict.repository.ts';

/** Of a large event so many are compared with all that is near. */
const MOST_COMPARED = 40;
const MOST_JUDGED = 3;
const LEAD_CHARACTERS = 1200;

/** Says whether something was learnt that may change the groups. */
async function judgeGrey({ db, judge }: ClusterTools, grey: Plan['grey']): Promise<boolean> {
  if (judge === undefined) return false;
  let isNews = false;
  for (const { one, other } of grey.slice(0, MOST_JUDGED)) {
    const reports = await listArticleTexts(db, [one, other]);
    const [a, b] = reports.map(({ titular, texto }) => ({ titular, lead: texto.slice(0, LEAD_CHARACTERS) }));
    if (a === undefined || b === undefined) continue;
    const verdict = await judge.sameHappening(a, b);
    await saveVerdict(db, one, other, verdict);
    isNews ||= verdict === 'same' || verdict === 'follow_up';
  }
  return isNews;
}

/**
 * Compares an event whose articles have changed with all that has come meanwhile: what belongs together is merged, what does not
 * is split, in whatever order it came. False while another process changes groups.
 */
export async function settleEvent(tools: ClusterTools, evento_id: number): Promise<boolean> {
  const settled = await asTheClusterer(tools.db, 'if free', async (tx) => {
    const rounds = await takeSettling(tx, evento_id);
    const [event] = rounds === undefined ? [] : await listStandingEvents(tx, [evento_id]);
    if (rounds === undefined || event === undefined) return { rounds: 0, grey: [] };
    // Who reacted in the moment of a merge did so to the event that was.
    for (const merged of await listMergedInto(tx, evento_id)) await moveReaders(tx, tools, merged, evento_id);
    const compared = spread(event.members, MOST_COMPARED);
    const { grey, gone } = await regroup(tx, tools, compared, { rounds: rounds + 1, compared: [evento_id] });
    await tools.place(tx, { evento_ids: gone });
    const own = new Set(event.members);
    return { rounds: rounds + 1, grey: grey.filter(({ one, other }) => own.has(one) || own.has(other)) };
  });
  if (settled === undefined) return false;
  // A judge that is away, or may not be asked today, is asked when the event changes again.
  const isNews = await judgeGrey(tools, settled.grey).catch((error: unknown) => {
    if (error instanceof ModelFailed || error instanceof SpendingStopped) return false;
    throw error;
  });
  if (isNews) await settleAgain(tools.db, evento_id, settled.rounds);
  return true;
}
