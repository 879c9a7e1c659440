import type { Queryable } from '../../platform/database.ts';

/** Longer than all that is asked of the provider can take, each time waited for to the end and asked once more. */
const CLAIM_SECONDS = 180;

const CLAIM = {
  name: 'subscription-beginning-claim',
  text: `update payment_customers set beginning_until = clock_timestamp() + make_interval(secs => $2)
    where usuario_id = $1 and (beginning_until is null or beginning_until < clock_timestamp())
    returning beginning_until::text as claim`,
};

/** Undefined while a subscription of that person is being begun by somebody else. */
export const claimBeginning = async (db: Queryable, usuario_id: number): Promise<string | undefined> =>
  (await db.query<{ claim: string }>(CLAIM, [usuario_id, CLAIM_SECONDS]))[0]?.claim;

const END = {
  name: 'subscription-beginning-end',
  text: `update payment_customers set beginning_until = null where usuario_id = $1 and beginning_until = $2::timestamptz`,
};

export async function endBeginning(db: Queryable, usuario_id: number, claim: string): Promise<void> {
  await db.query(END, [usuario_id, claim]);
}
