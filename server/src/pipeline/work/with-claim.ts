import type { Database } from '../../platform/database.ts';
import { type ClaimedArticle, ClaimLost, claimArticle, type Stage } from './work.repository.ts';

/** Works on an article while it is claimed; `notMine` where somebody else has it, or has taken it over meanwhile. */
export async function withClaim<Outcome>(
  db: Database,
  articulo_id: number,
  stage: Stage,
  notMine: Outcome,
  work: (claimed: ClaimedArticle) => Promise<Outcome>,
): Promise<Outcome> {
  const claimed = await claimArticle(db, articulo_id, stage);
  if (claimed === undefined) return notMine;
  try {
    return await work(claimed);
  } catch (error) {
    if (error instanceof ClaimLost) return notMine;
    throw error;
  }
}
