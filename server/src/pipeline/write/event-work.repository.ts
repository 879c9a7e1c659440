import type { Queryable } from '../../platform/database.ts';
import { ClaimLost } from '../work/work.repository.ts';
import { fewestReports } from './rewriting.ts';

/** An event that this process may write until its time is over; `claim` proves it. */
export interface ClaimedEvent {
  readonly evento_id: number;
  readonly claim: string;
  /** How often somebody has looked at it since its articles changed. */
  readonly attempts: number;
  readonly changes: string;
  readonly written_reports: number;
  readonly written_disputes: readonly string[];
  readonly owed: boolean;
}

/** Who works on it renews it several times in that time: after it, its process is taken for dead. */
const CLAIM_SECONDS = 60;

/** What readers have is written from its articles already: where one comes, or goes, others soon do too. */
const NEXT_LOOK =
  "clock_timestamp() + case when event_work.written_reports > 0 then interval '10 seconds' else '0' end";

const MAKE_DUE = {
  name: 'event-work-make-due',
  text: `insert into event_work (evento_id, due_on)
    select evento_id, clock_timestamp() from unnest($1::bigint[]) wanted (evento_id) order by evento_id
    on conflict (evento_id) do update set due_on = least(event_work.due_on, ${NEXT_LOOK}),
      changes = event_work.changes + 1, attempts = 0`,
};

/**
 * In the transaction that changes the articles of these events, before it changes them: it then waits for a writer that
 * is storing what it wrote, and the next one waits for it, so that neither waits for the other.
 */
export async function makeEventsDue(tx: Queryable, evento_ids: readonly number[]): Promise<void> {
  if (evento_ids.length > 0) await tx.query(MAKE_DUE, [evento_ids]);
}

const HOLD = {
  name: 'event-work-hold',
  text: 'select from event_work where evento_id = any($1::bigint[]) order by evento_id for update',
};

/** First of all in a transaction that makes some of them due and owes others: in the order in which everybody takes several. */
export async function holdEvents(tx: Queryable, evento_ids: readonly number[]): Promise<void> {
  await tx.query(HOLD, [evento_ids]);
}

const FORGET_WRITING = {
  name: 'event-work-forget-writing',
  text: `insert into event_work (evento_id, due_on, owed)
    select evento_id, clock_timestamp(), true from unnest($1::bigint[]) wanted (evento_id) order by evento_id
    on conflict (evento_id) do update set due_on = clock_timestamp(), changes = event_work.changes + 1, attempts = 0,
      reason = null, owed = true, written_reports = 0, written_disputes = '{}', claimed_until = null`,
};

/** As above, where what was written no longer counts, nor what is being written: it begins anew at once. */
export async function forgetWriting(tx: Queryable, evento_ids: readonly number[]): Promise<void> {
  await tx.query(FORGET_WRITING, [evento_ids]);
}

const TO_REVIEW = {
  name: 'event-work-to-review',
  text: `select evento_id::float8 from events e
    where evento_id = any($1::bigint[]) and case
      when exists (select from event_texts t where t.evento_id = e.evento_id) then informes_independientes < $2
      else exists (select from event_articles x join article_claims using (articulo_id) where x.evento_id = e.evento_id) end`,
};

/** Those that are only shown, or whose articles' claims are only kept, as long as their articles may change. */
export async function listToReview(db: Queryable, evento_ids: readonly number[]): Promise<number[]> {
  const rows = await db.query<{ evento_id: number }>(TO_REVIEW, [evento_ids, fewestReports(true)]);
  return rows.map(({ evento_id }) => evento_id);
}

const CLAIM = {
  name: 'event-work-claim',
  text: `update event_work set claimed_until = clock_timestamp() + make_interval(secs => $2), attempts = attempts + 1
    where evento_id = $1 and due_on <= clock_timestamp()
      and (claimed_until is null or claimed_until < clock_timestamp())
    returning evento_id::float8, claimed_until::text as claim, attempts, changes::text, written_reports,
      written_disputes, owed`,
};

export async function claimEvent(db: Queryable, evento_id: number): Promise<ClaimedEvent | undefined> {
  return (await db.query<ClaimedEvent>(CLAIM, [evento_id, CLAIM_SECONDS]))[0];
}

const RENEW = {
  name: 'event-work-renew',
  text: `update event_work set claimed_until = clock_timestamp() + make_interval(secs => $3)
    where evento_id = $1 and claimed_until = $2::timestamptz returning claimed_until::text as claim`,
};

/** The time begins anew. */
export async function renewClaim(db: Queryable, work: ClaimedEvent): Promise<ClaimedEvent> {
  const [renewed] = await db.query<{ claim: string }>(RENEW, [work.evento_id, work.claim, CLAIM_SECONDS]);
  if (renewed === undefined) throw new ClaimLost();
  return { ...work, ...renewed };
}

const LOCK = {
  name: 'event-work-lock',
  text: `select 1 from event_work where evento_id = $1 and claimed_until = $2::timestamptz for update`,
};

/** First in the transaction that stores what was written: until it ends the event's articles stay as they are. */
export async function holdClaim(tx: Queryable, { evento_id, claim }: ClaimedEvent): Promise<number[]> {
  if ((await tx.query(LOCK, [evento_id, claim])).length === 0) throw new ClaimLost();
  return [];
}

/** As an array: a row that somebody changes meanwhile is looked at again, and then would not be found in a joined list. */
const LOCK_WITH_FOLLOWING = {
  name: 'event-work-lock-with-following',
  text: `select evento_id::float8, evento_id = $1 and claimed_until = $2::timestamptz as is_own from event_work
    where evento_id = any (array(select evento_id from event_links where earlier_evento_id = $1) || $1::bigint)
    order by evento_id for update`,
};

/** As above, with the events that follow from it, which it answers, in the order in which everybody takes several. */
export async function holdClaimAndFollowing(tx: Queryable, { evento_id, claim }: ClaimedEvent): Promise<number[]> {
  const held = await tx.query<{ evento_id: number; is_own: boolean | null }>(LOCK_WITH_FOLLOWING, [evento_id, claim]);
  if (!held.some(({ is_own }) => is_own)) throw new ClaimLost();
  return held.map((event) => event.evento_id).filter((id) => id !== evento_id);
}

const OWE = {
  name: 'event-work-owe',
  text: `update event_work w set changes = changes + 1, attempts = 0, claimed_until = null, owed = owed or shown.is,
      due_on = least(due_on, clock_timestamp() + case when shown.is then interval '1 minute' else '0' end)
    from unnest($1::bigint[]) given (evento_id)
    cross join lateral (select exists (select from event_texts t where t.evento_id = given.evento_id) as is) shown
    where w.evento_id = given.evento_id and (shown.is or w.claimed_until is not null)`,
};

/** Of these, which are held: those that are shown are written anew soon, and those that are being written at once. */
export async function oweWriting(tx: Queryable, evento_ids: readonly number[]): Promise<void> {
  if (evento_ids.length > 0) await tx.query(OWE, [evento_ids]);
}

const FINISH = {
  name: 'event-work-finish',
  text: `update event_work set claimed_until = null, reason = $4, owed = $5::timestamptz is not null,
      attempts = case when coalesce($5::timestamptz, $8::timestamptz) is null then 0 else attempts end,
      due_on = case when changes = $3 then coalesce($5::timestamptz, $8::timestamptz) else ${NEXT_LOOK} end,
      written_reports = coalesce($6, written_reports), written_disputes = coalesce($7, written_disputes),
      written_on = case when $6::int is null then written_on else clock_timestamp() end
    where evento_id = $1 and claimed_until = $2::timestamptz returning 1`,
};

export interface Finish {
  /** How many independent reports what stands was written from, and what they disagree about. */
  readonly written?: { readonly reports: number; readonly disputes: readonly string[] };
  /** It is owed a writing, which is tried again then. */
  readonly again?: { readonly on: Date; readonly reason: string };
  /** Nothing is to be done before then, unless its articles change. */
  readonly rests?: Date;
}

/** With the claim the work ends, unless articles have come or gone meanwhile: then it is due again. */
export async function finishEvent(tx: Queryable, work: ClaimedEvent, { written, again, rests }: Finish): Promise<void> {
  const { evento_id, claim, changes } = work;
  const values = [evento_id, claim, changes, again?.reason, again?.on, written?.reports, written?.disputes, rests];
  if ((await tx.query(FINISH, values)).length === 0) throw new ClaimLost();
}

const POSTPONE = {
  name: 'event-work-postpone',
  text: `update event_work set due_on = $3, reason = $4, claimed_until = null
    where evento_id = $1 and claimed_until = $2::timestamptz returning 1`,
};

/** It failed and is tried again then. */
export async function postponeEvent(db: Queryable, { evento_id, claim }: ClaimedEvent, until: Date, reason: string) {
  if ((await db.query(POSTPONE, [evento_id, claim, until, reason])).length === 0) throw new ClaimLost();
}

const DUE = {
  name: 'event-work-due-list',
  text: `select evento_id::float8 from event_work
    where due_on <= clock_timestamp() and (claimed_until is null or claimed_until < clock_timestamp())
    order by due_on limit $1`,
};

/** The oldest first. */
export async function listDueEvents(db: Queryable, limit: number): Promise<number[]> {
  const rows = await db.query<{ evento_id: number }>(DUE, [limit]);
  return rows.map(({ evento_id }) => evento_id);
}
