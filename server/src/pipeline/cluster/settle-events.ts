import { ModelFailed } from '../../adapters/llm/language-model.ts';
import type { Queryable } from '../../platform/database.ts';
import { SpendingStopped } from '../spending/spending-stopped.ts';
import { listArticleTexts } from '../work/article-text.repository.ts';
import { ARTICLES_AT_ONCE } from './articles-at-once.ts';
import { asTheClusterer } from './as-the-clusterer.ts';
import { listMergedInto, listStandingEvents } from './cluster.repository.ts';
import { spread } from './redo-set.ts';
import { regroup } from './regroup.ts';
import { type DueSettling, findDueSettling, putOffSettling, settleAgain, takeSettling } from './settling.repository.ts';
import { type Grey, type Settled, shareGrey } from './share-grey.ts';
import { type ClusterTools, moveReaders } from './store-regrouping.ts';
import { saveVerdict } from './verdict.repository.ts';

/** Of a large event so many are compared with all that is near. */
const MOST_COMPARED = 40;
const LEAD_CHARACTERS = 1200;

/** Says whether something was learnt that may change the groups. */
async function judgeGrey({ db, judge }: ClusterTools, grey: Grey): Promise<boolean> {
  if (judge === undefined) return false;
  let isNews = false;
  for (const { one, other } of grey) {
    const reports = await listArticleTexts(db, [one, other]);
    const [a, b] = reports.map(({ titular, texto }) => ({ titular, lead: texto.slice(0, LEAD_CHARACTERS) }));
    if (a === undefined || b === undefined) continue;
    const verdict = await judge.sameHappening(a, b);
    await saveVerdict(db, one, other, verdict);
    isNews ||= verdict === 'same' || verdict === 'follow_up';
  }
  return isNews;
}

/** Undefined while another process is at it. */
const compareAnew = (tools: ClusterTools, due: DueSettling): Promise<Settled[] | undefined> =>
  asTheClusterer(tools.db, 'if free', async (tx) => {
    const events = await listStandingEvents(tx, await takeSettling(tx, due));
    if (events.length === 0) return [];
    const evento_ids = events.map(({ evento_id }) => evento_id);
    // Who reacted in the moment of a merge did so to the event that was.
    for (const { evento_id, merged_into } of await listMergedInto(tx, evento_ids))
      await moveReaders(tx, tools, evento_id, merged_into);
    const compared = events.flatMap(({ members }) => spread(members, MOST_COMPARED));
    const { grey, regrouped } = await regroup(tx, tools, compared, { rounds: due.rounds + 1, compared: evento_ids });
    await tools.place(tx, regrouped);
    return shareGrey(events, grey);
  });

/** False while another process is at it. */
async function settleTogether(tools: ClusterTools, due: DueSettling): Promise<boolean> {
  const settled = await compareAnew(tools, due);
  const judge = async ({ evento_id, grey }: Settled) => {
    // A judge that is away, or may not be asked today, is asked when the event changes again.
    const isNews = await judgeGrey(tools, grey).catch((error: unknown) => {
      if (error instanceof ModelFailed || error instanceof SpendingStopped) return false;
      throw error;
    });
    if (isNews) await settleAgain(tools.db, evento_id, due.rounds + 1);
  };
  await Promise.all(settled?.map(judge) ?? []);
  return settled !== undefined;
}

/** One that cannot be settled keeps no others waiting. */
async function settleOneByOne(tools: ClusterTools, { evento_ids, rounds }: DueSettling): Promise<void> {
  for (const evento_id of evento_ids) {
    const alone = { evento_ids: [evento_id], rounds };
    await settleTogether(tools, alone).catch(() => putOffSettling(tools.db, alone));
  }
}

/** Whether an event is due. */
export const hasToSettle = async (db: Queryable): Promise<boolean> =>
  (await findDueSettling(db, { articles: 1, ofEach: 1 })) !== undefined;

export type SettleOutcome = 'settled' | 'nothing to do' | 'somebody else is at it';

/**
 * Compares events whose articles have changed with all that has come meanwhile: what belongs together is merged, what does not
 * is split, in whatever order it came.
 */
export async function settleEvents(tools: ClusterTools): Promise<SettleOutcome> {
  const due = await findDueSettling(tools.db, { articles: ARTICLES_AT_ONCE, ofEach: MOST_COMPARED });
  if (due === undefined) return 'nothing to do';
  try {
    return (await settleTogether(tools, due)) ? 'settled' : 'somebody else is at it';
  } catch (error) {
    await settleOneByOne(tools, due);
    // Whoever runs it is to hear why.
    throw error;
  }
}
