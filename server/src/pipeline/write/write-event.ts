import { ModelUnusable } from '../../adapters/llm/language-model.ts';
import { reasonOf } from '../../platform/reason-of.ts';
import type { Analyst } from '../analyse/analyst.ts';
import { categoriesOf } from '../analyse/categorise.ts';
import { SpendingStopped } from '../spending/spending-stopped.ts';
import { ClaimLost } from '../work/work.repository.ts';
import { bringDispute, listDisputes } from './disputes.ts';
import { type Drafted, draftEvent } from './draft-event.ts';
import { type EventState, findEventState, listEarlier, listOwnArticles } from './event-to-write.repository.ts';
import { type ClaimedEvent, claimEvent, type Finish, postponeEvent } from './event-work.repository.ts';
import { type Hold, keepClaim } from './keep-claim.ts';
import { readClaims } from './read-claims.ts';
import { countAsWritten, fewestReports, isDueForRewriting, mendedOn, quietOn } from './rewriting.ts';
import { type Change, type StoreTools, storeEvent } from './store-event.ts';

export interface WriteTools extends StoreTools {
  readonly analyst: Analyst;
  /** By rules alone: writes what was never written while the analyst cannot; undefined where that one is it. */
  readonly fallback: Analyst | undefined;
}

const FEWEST_ARTICLES = 2;
/** In an event of more, one that disagrees waits for the next writing. */
export const MOST_COMPARED = 60;
/** What a model has answered in vain so often it is not asked for, and paid for, again before the articles change. */
const MOST_ANSWERS_IN_VAIN = 4;
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 3_600_000;

const pauseAfter = ({ attempts }: ClaimedEvent): Date =>
  new Date(Date.now() + Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS));

/** Brings an event up to its articles; safe to run twice and by two processes at once. */
export async function writeEvent(tools: WriteTools, evento_id: number): Promise<void> {
  const work = await claimEvent(tools.db, evento_id);
  if (work === undefined) return;
  const hold = { work };
  try {
    await writeClaimed(tools, hold);
  } catch (error) {
    if (error instanceof ClaimLost) return;
    await postponeEvent(tools.db, hold.work, pauseAfter(work), reasonOf(error));
  }
}

async function writeClaimed(tools: WriteTools, hold: Hold): Promise<void> {
  const state = await findEventState(tools.db, hold.work.evento_id);
  if (state === undefined) return;
  const { change, refusals, finish } = await keepClaim(tools.db, hold, () => decide(tools, hold.work, state));
  await storeEvent(tools, hold.work, state, change, { refusals, finish });
}

interface Decision {
  readonly change: Change;
  readonly refusals: readonly Drafted[];
  readonly finish: Finish;
}

async function decide(tools: WriteTools, work: ClaimedEvent, state: EventState): Promise<Decision> {
  const { informes_independientes: reports, titulo, by_hand, lost_evidence } = state;
  if (
    state.merged ||
    state.articulo_ids.length < FEWEST_ARTICLES ||
    (reports < fewestReports(state.is_final) && !by_hand)
  ) {
    return { change: { kind: 'withdrawn' }, refusals: [], finish: { written: { reports: 0, disputes: [] } } };
  }
  const stands = titulo !== null && !by_hand;
  const hasMore = stands && reports > work.written_reports;
  const quiet = quietOn(state.first_on, state.last_on);
  const rests = stands && lost_evidence ? mendedOn() : hasMore ? quiet : undefined;
  const grown: Decision = { change: { kind: 'grown' }, refusals: [], finish: rests === undefined ? {} : { rests } };
  // Nothing has changed since somebody looked at it.
  const isAtRest = work.attempts > 1;
  const completed = hasMore && quiet.getTime() <= Date.now();
  const mended = stands && (work.owed || completed || (lost_evidence && isAtRest));
  const isDue = (contradicts: boolean) =>
    mended || isDueForRewriting(work.owed ? 0 : work.written_reports, reports, contradicts);
  const compared = reports <= MOST_COMPARED;
  if (by_hand || !isDue(compared && state.new_articulo_ids.length > 0)) return grown;

  const articles = await listOwnArticles(tools.db, work.evento_id);
  const rules = tools.fallback ?? tools.analyst;
  const claims = await readClaims(tools.db, work.evento_id, rules, articles);
  const { written_disputes: known } = work;
  if (!isDue(false) && !bringDispute(articles, claims, new Set(state.new_articulo_ids), known)) return grown;
  const disputes = new Set([...known, ...(compared ? listDisputes(articles, claims) : [])]);
  const earlier = await listEarlier(tools.db, work.evento_id);
  const { evento_id } = work;
  const by = async (analyst: Analyst) => {
    const own = analyst === rules ? claims : await readClaims(tools.db, evento_id, analyst, articles);
    return draftEvent(analyst, { evento_id, articles, earlier, claims: own });
  };
  const written = { reports: countAsWritten(work.written_reports, reports), disputes: [...disputes] };
  return draft(tools, work, by, { written, keep: stands && !lost_evidence });
}

/** `keep`: what stands may go on standing while the analyst cannot write. */
async function draft(
  { analyst, fallback }: WriteTools,
  work: ClaimedEvent,
  by: (analyst: Analyst) => Promise<Drafted>,
  { written, keep }: { written: Finish['written'] & object; keep: boolean },
): Promise<Decision> {
  if (fallback === undefined) return conclude([await by(analyst)], { written });
  let drafted: Drafted | undefined;
  const mayAnswerAgain = work.attempts < MOST_ANSWERS_IN_VAIN;
  const later = (reason: string) => ({ on: pauseAfter(work), reason });
  let again: Finish['again'];
  try {
    drafted = await by(analyst);
    if (drafted.admission?.event !== undefined) return conclude([drafted], { written });
    if (mayAnswerAgain) again = later('nothing it wrote could be shown');
  } catch (error) {
    if (error instanceof ClaimLost) throw error;
    if (error instanceof SpendingStopped) again = { on: error.goesOn, reason: reasonOf(error) };
    else if (mayAnswerAgain || !(error instanceof ModelUnusable)) again = later(reasonOf(error));
  }
  const refusals = drafted === undefined ? [] : [drafted];
  const owes = again === undefined ? {} : { again };
  if (keep) return { change: { kind: 'grown' }, refusals, finish: owes };
  return conclude([await by(fallback), ...refusals], { written, ...owes });
}

/** Where nothing is worth showing, nothing is shown. */
function conclude(drafts: readonly [Drafted, ...Drafted[]], finish: Finish): Decision {
  const [drafted] = drafts;
  const { admission } = drafted;
  const change: Change =
    admission?.event === undefined
      ? { kind: 'withdrawn' }
      : {
          kind: 'written',
          analyst: drafted.analyst,
          idioma: admission.idioma,
          event: admission.event,
          categories: categoriesOf(drafted.event.articles),
        };
  return { change, refusals: drafts, finish };
}
