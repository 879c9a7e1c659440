import { lockVersion } from '../../events/version.repository.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { asTheClusterer } from '../cluster/as-the-clusterer.ts';
import { setFoundingArticles } from '../cluster/cluster.repository.ts';
import { makeSettlingDue } from '../cluster/settling.repository.ts';
import type { Place } from '../place.ts';
import { saveCoverage } from '../write/event-to-write.repository.ts';
import { forgetWriting } from '../write/event-work.repository.ts';
import { readWords } from './has-words-of.ts';
import { advanceRemoval, failRemoval, finishRemoval, listUnfinishedRemovals } from './removal.repository.ts';
import {
  deleteArticles,
  dropWork,
  listAffectedEvents,
  listArticlesIn,
  listLooseArticles,
  promoteCopies,
} from './removed-articles.repository.ts';
import {
  clearEmptyEvents,
  dropEventWords,
  dropStatements,
  listArticleWords,
  listEventWords,
} from './removed-words.repository.ts';

export interface RemovalTools {
  readonly db: Database;
  readonly place: Place;
  /** What any process keeps, for good; fails where they could not be told. */
  readonly forgetAnswers: () => Promise<void>;
}

/** Together they take about a second, in which no groups are changed. */
const EVENTS_AT_A_TIME = 20;
const ARTICLES_AT_A_TIME = 500;
const LONGEST_FAULT = 200;

/** What readers are told of these events without the newspaper; each is then written anew from who is left. */
async function removeFromEvents(tools: RemovalTools, tx: Transaction, periodico_id: number, evento_ids: number[]) {
  // First of all: whoever writes one of these events is waited for here.
  await forgetWriting(tx, evento_ids);
  for (const evento_id of evento_ids) await lockVersion(tx, evento_id);
  const articles = await listArticlesIn(tx, periodico_id, evento_ids);
  await dropItsWords(tx, periodico_id, evento_ids);
  await dropStatements(tx, periodico_id, evento_ids, articles);
  const promoted = await promoteCopies(tx, articles);
  await deleteArticles(tx, articles);
  const empty = new Set(await clearEmptyEvents(tx, evento_ids));
  const left = evento_ids.filter((evento_id) => !empty.has(evento_id));
  await setFoundingArticles(tx, left);
  for (const evento_id of evento_ids) await saveCoverage(tx, evento_id);
  await makeSettlingDue(
    tx,
    left.map((evento_id) => ({ evento_id, members: 0 })),
    0,
  );
  await advanceRemoval(tx, periodico_id, articles.length, evento_ids.length);
  await tools.place(tx, { evento_ids, articulo_ids: [...articles, ...promoted] });
}

/** Title and summary that are said in its words are said no more, in no version and no language. */
async function dropItsWords(tx: Transaction, periodico_id: number, evento_ids: readonly number[]): Promise<void> {
  const told = Map.groupBy(await listArticleWords(tx, periodico_id, evento_ids), ({ evento_id }) => evento_id);
  const words = await listEventWords(tx, [...told.keys()]);
  const hasItsWords = new Map([...told].map(([evento_id, articles]) => [evento_id, readWords(articles)]));
  await dropEventWords(
    tx,
    words.filter((word) => hasItsWords.get(word.evento_id)?.(word)),
  );
}

async function removeLoose({ place }: RemovalTools, tx: Transaction, periodico_id: number): Promise<number> {
  const find = () => listLooseArticles(tx, periodico_id, ARTICLES_AT_A_TIME);
  let articles = await find();
  if (articles.length === 0) {
    await dropWork(tx, periodico_id);
    // Whoever was storing one was waited for.
    articles = await find();
  }
  const promoted = await promoteCopies(tx, articles);
  await deleteArticles(tx, articles);
  await place(tx, { articulo_ids: [...articles, ...promoted] });
  await advanceRemoval(tx, periodico_id, articles.length, 0);
  return articles.length;
}

/** One step of it, all or nothing; undefined while somebody else changes groups. */
function step(tools: RemovalTools, periodico_id: number): Promise<{ readonly isLast: boolean } | undefined> {
  return asTheClusterer(tools.db, 'in turn', async (tx) => {
    const evento_ids = await listAffectedEvents(tx, periodico_id, EVENTS_AT_A_TIME);
    if (evento_ids.length > 0) {
      await removeFromEvents(tools, tx, periodico_id, evento_ids);
      return { isLast: false };
    }
    return { isLast: (await removeLoose(tools, tx, periodico_id)) === 0 };
  });
}

type Outcome = 'done' | 'busy';

async function removeNewspaper(tools: RemovalTools, periodico_id: number): Promise<Outcome> {
  for (;;) {
    const done = await step(tools, periodico_id);
    if (done === undefined) return 'busy';
    if (!done.isLast) continue;
    await tools.forgetAnswers();
    await finishRemoval(tools.db, periodico_id);
    return 'done';
  }
}

/** Takes everything of newspapers that are to be removed from all that readers see; safe to run twice and to end halfway. */
export async function removeNewspapers(tools: RemovalTools): Promise<Outcome> {
  let outcome: Outcome = 'done';
  for (const periodico_id of await listUnfinishedRemovals(tools.db)) {
    try {
      if ((await removeNewspaper(tools, periodico_id)) === 'busy') outcome = 'busy';
    } catch (error) {
      await failRemoval(tools.db, periodico_id, String(error).slice(0, LONGEST_FAULT));
      throw error;
    }
  }
  return outcome;
}
