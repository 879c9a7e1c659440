import type { Embedder } from '../../adapters/embeddings/embedder.ts';
import type { Database } from '../../platform/database.ts';
import type { NotYet } from '../../platform/jobs/catalogue.ts';
import { saveSigns } from '../cluster/signs.repository.ts';
import { signsOf } from '../cluster/signs.ts';
import { getArticleText } from '../work/article-text.repository.ts';
import { withClaim } from '../work/with-claim.ts';
import { advanceArticle, type ClaimedArticle, postponeArticle } from '../work/work.repository.ts';
import { embedTextOf } from './embed-text.ts';
import { saveVectors } from './vector.repository.ts';

const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 3_600_000;
const LONGEST_REASON = 200;

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
  withClaim<EmbedOutcome>(db, articulo_id, 'embed', { embedded: false }, (work) => embedClaimed(db, embedder, work));

async function embedClaimed(db: Database, embedder: Embedder | undefined, work: ClaimedArticle): Promise<EmbedOutcome> {
  const { articulo_id } = work;
  const text = await getArticleText(db, articulo_id);
  let vector: Float32Array | undefined;
  try {
    [vector] = (await embedder?.embed([embedTextOf(text)])) ?? [];
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_REASON);
    const again = new Date(Date.now() + Math.min(FIRST_PAUSE_MS * 2 ** (work.attempts - 1), LONGEST_PAUSE_MS));
    await postponeArticle(db, work, again, reason);
    return { embedded: false, later: { again } };
  }
  const signs = signsOf(text);
  await db.transaction(async (tx) => {
    if (embedder !== undefined && vector !== undefined)
      await saveVectors(tx, embedder.model, [{ articulo_id, vector }]);
    await saveSigns(tx, [{ articulo_id, signs }]);
    await advanceArticle(tx, work, 'cluster');
  });
  return { embedded: true };
}
