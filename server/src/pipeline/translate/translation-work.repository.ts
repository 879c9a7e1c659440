import type { Queryable } from '../../platform/database.ts';
import { ClaimLost } from '../work/work.repository.ts';

/** An event that this process may translate until its time is over; `claim` proves it. */
export interface ClaimedTranslation {
  readonly evento_id: number;
  readonly claim: string;
  readonly attempts: number;
}

/** Longer than a slow model takes for one language of a long event. */
const CLAIM_SECONDS = 600;

const MAKE_DUE = {
  name: 'translation-work-make-due',
  text: `insert into translation_work (evento_id, due_on) values ($1, clock_timestamp())
    on conflict (evento_id) do update set due_on = clock_timestamp(), attempts = 0, claimed_until = null,
      reason = null`,
};

/** In the transaction that changes the event's texts; whoever is translating the former ones no longer counts. */
export async function makeTranslationDue(tx: Queryable, evento_id: number): Promise<void> {
  await tx.query(MAKE_DUE, [evento_id]);
}

const CLAIM = {
  name: 'translation-work-claim',
  text: `update translation_work set claimed_until = clock_timestamp() + make_interval(secs => $2),
      attempts = attempts + 1
    where evento_id = $1 and due_on <= clock_timestamp()
      and (claimed_until is null or claimed_until < clock_timestamp())
    returning evento_id::float8, claimed_until::text as claim, attempts`,
};

export async function claimTranslation(db: Queryable, evento_id: number): Promise<ClaimedTranslation | undefined> {
  return (await db.query<ClaimedTranslation>(CLAIM, [evento_id, CLAIM_SECONDS]))[0];
}

const HOLD = {
  name: 'translation-work-hold',
  text: `update translation_work set claimed_until = clock_timestamp() + make_interval(secs => $3)
    where evento_id = $1 and claimed_until = $2::timestamptz returning claimed_until::text as claim`,
};

/** First in a transaction that stores a language: the texts stay as they are until it ends, and the time begins anew. */
export async function holdTranslation(tx: Queryable, work: ClaimedTranslation): Promise<ClaimedTranslation> {
  const [held] = await tx.query<{ claim: string }>(HOLD, [work.evento_id, work.claim, CLAIM_SECONDS]);
  if (held === undefined) throw new ClaimLost();
  return { ...work, ...held };
}

const FINISH = {
  name: 'translation-work-finish',
  text: 'delete from translation_work where evento_id = $1 and claimed_until = $2::timestamptz',
};

export async function finishTranslation(db: Queryable, { evento_id, claim }: ClaimedTranslation): Promise<void> {
  await db.query(FINISH, [evento_id, claim]);
}

const POSTPONE = {
  name: 'translation-work-postpone',
  text: `update translation_work set due_on = $3, reason = $4, claimed_until = null
    where evento_id = $1 and claimed_until = $2::timestamptz`,
};

/** It failed and is tried again then. */
export async function postponeTranslation(
  db: Queryable,
  { evento_id, claim }: ClaimedTranslation,
  until: Date,
  reason: string,
): Promise<void> {
  await db.query(POSTPONE, [evento_id, claim, until, reason]);
}

const DUE = {
  name: 'translation-work-due-list',
  text: `select evento_id::float8 from translation_work
    where due_on <= clock_timestamp() and (claimed_until is null or claimed_until < clock_timestamp())
    order by due_on limit $1`,
};

/** The oldest first. */
export async function listDueTranslations(db: Queryable, limit: number): Promise<number[]> {
  const rows = await db.query<{ evento_id: number }>(DUE, [limit]);
  return rows.map(({ evento_id }) => evento_id);
}
