import type { Embedder } from '../../adapters/embeddings/embedder.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import type { NotYet } from '../../platform/jobs/catalogue.ts';
import { advanceArticle, ClaimLost, claimArticle, postponeArticle } from '../work/work.repository.ts';
import { embedTextOf, type TextToEmbed } from './embed-text.ts';
import { saveVectors } from './vector.repository.ts';

const FIND_TEXT = {
  name: 'article-text-to-embed',
  text: `select titular, texto, idioma from articles join article_texts using (articulo_id) where articulo_id = $1`,
};
const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 3_600_000;
const LONGEST_REASON = 200;

async function getText(db: Queryable, articulo_id: number): Promise<TextToEmbed> {
  const [text] = await db.query<TextToEmbed>(FIND_TEXT, [articulo_id]);
  if (text === undefined) throw new Error(`Article ${articulo_id} has no text`);
  return text;
}

export type EmbedOutcome = { readonly embedded: true } | { readonly embedded: false; readonly later?: NotYet };

/** Gives an article its vector, where there is somebody to make it. A model that is away is asked until it is back. */
export async function embedArticle(
  db: Database,
  embedder: Embedder | undefined,
  articulo_id: number,
): Promise<EmbedOutcome> {
  const work = await claimArticle(db, articulo_id, 'embed');
  if (work === undefined) return { embedded: false };
  try {
    if (embedder === undefined) {
      await advanceArticle(db, work, 'cluster');
      return { embedded: true };
    }
    let vector: Float32Array | undefined;
    try {
      [vector] = await embedder.embed([embedTextOf(await getText(db, articulo_id))]);
    } catch (error) {
      const reason = (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_REASON);
      const again = new Date(Date.now() + Math.min(FIRST_PAUSE_MS * 2 ** (work.attempts - 1), LONGEST_PAUSE_MS));
      await postponeArticle(db, work, again, reason);
      return { embedded: false, later: { again } };
    }
    await db.transaction(async (tx) => {
      if (vector !== undefined) await saveVectors(tx, embedder.model, [{ articulo_id, vector }]);
      await advanceArticle(tx, work, 'cluster');
    });
    return { embedded: true };
  } catch (error) {
    if (error instanceof ClaimLost) return { embedded: false };
    throw error;
  }
}
