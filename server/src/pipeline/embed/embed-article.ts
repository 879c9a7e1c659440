import type { Embedder } from '../../adapters/embeddings/embedder.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import type { NotYet } from '../../platform/jobs/catalogue.ts';
import { reasonOf } from '../../platform/reason-of.ts';
import { saveSigns } from '../cluster/signs.repository.ts';
import { signsOf } from '../cluster/signs.ts';
import { type ArticleText, getArticleText } from '../work/article-text.repository.ts';
import { withClaim } from '../work/with-claim.ts';
import { advanceArticle, type ClaimedArticle, postponeArticle } from '../work/work.repository.ts';
import { embedTextOf } from './embed-text.ts';
import { saveVectors } from './vector.repository.ts';

const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 3_600_000;

type ComparedText = Pick<ArticleText, 'titular' | 'texto' | 'idioma'>;

export type EmbedOutcome = { readonly embedded: true } | { readonly embedded: false; readonly later?: NotYet };

/**
 * Gives an article what it is compared by: its signs, and its vector where there is somebody to make it. A model that is
 * away is asked until it is back.
 */
export const embedArticle = (
  db: Database,
  embedder: Embedder | undefined,
  articulo_id: number,
): Promise<EmbedOutcome> =>
  withClaim<EmbedOutcome>(db, articulo_id, 'embed', { embedded: false }, async (work) =>
    embedClaimed(db, embedder, work, await getArticleText(db, articulo_id)),
  );

/** In the transaction that stores it, or after it: by its words alone it can be compared from now on. */
export async function saveWords(tx: Transaction, work: ClaimedArticle, text: ComparedText): Promise<void> {
  await Promise.all([
    saveSigns(tx, [{ articulo_id: work.articulo_id, signs: signsOf(text) }]),
    advanceArticle(tx, work, 'cluster'),
  ]);
}

/** Of an article that this process has claimed. */
export async function embedClaimed(
  db: Database,
  embedder: Embedder | undefined,
  work: ClaimedArticle,
  text: ComparedText,
): Promise<EmbedOutcome> {
  const { articulo_id } = work;
  let vector: Float32Array | undefined;
  try {
    [vector] = (await embedder?.embed([embedTextOf(text)])) ?? [];
  } catch (error) {
    const reason = reasonOf(error);
    const again = new Date(Date.now() + Math.min(FIRST_PAUSE_MS * 2 ** (work.attempts - 1), LONGEST_PAUSE_MS));
    await postponeArticle(db, work, again, reason);
    return { embedded: false, later: { again } };
  }
  await db.transaction(async (tx) => {
    if (embedder !== undefined && vector !== undefined)
      await saveVectors(tx, embedder.model, [{ articulo_id, vector }]);
    await saveWords(tx, work, text);
  });
  return { embedded: true };
}
