import { moveHostedArticles } from '../../articles/writing/hosted-article.repository.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import type { Place } from '../place.ts';
import { forgetClaimsOfAlone } from '../write/claims.repository.ts';
import { holdEvents, makeEventsDue, oweWriting } from '../write/event-work.repository.ts';
import { addEvents, mergeEvent, moveArticles, rememberSplits, setFoundingArticles } from './cluster.repository.ts';
import type { StandingEvent } from './give-events.ts';
import type { Judge } from './judge.ts';
import { listFollowing, listTelling, type NewLinks, replaceLinks } from './link.repository.ts';
import type { Plan, PlannedEvent } from './plan-regrouping.ts';
import { makeSettlingDue } from './settling.repository.ts';

/** In one statement, which is asked together with others. */
type Move = (tx: Transaction, from_evento_id: number, evento_id: number) => Promise<void>;

/** What changes with the articles of events. */
export interface RegroupTools {
  readonly moveReactions: Move;
  readonly moveComments: Move;
  readonly place: Place;
}

export interface ClusterTools extends RegroupTools {
  readonly db: Database;
  /** Whose vectors are compared; undefined where articles are compared by their words alone. */
  readonly model: string | undefined;
  /** Undefined where nobody is asked. */
  readonly judge: Judge | undefined;
}

type StoredEvent = PlannedEvent & { readonly evento_id: number };

/** Articles whose event is not the one that it was. */
function movesOf(events: readonly StoredEvent[], standing: readonly StandingEvent[]) {
  const now = new Map(events.flatMap(({ evento_id, members }) => members.map((id) => [id, evento_id] as const)));
  const before = new Map(standing.flatMap(({ evento_id, members }) => members.map((id) => [id, evento_id] as const)));
  return [...new Set([...now.keys(), ...before.keys()])]
    .filter((articulo_id) => now.get(articulo_id) !== before.get(articulo_id))
    .map((articulo_id) => ({ articulo_id, evento_id: now.get(articulo_id) }));
}

/** Between these events and all that they were compared with. */
function linksOf(
  plan: Plan,
  events: readonly StoredEvent[],
  { following, relinked }: { readonly following: readonly number[]; readonly relinked: ReadonlySet<number> },
): NewLinks {
  const links = plan.followUps.map(({ later, earlier, score }) => ({
    evento_id: events[later]?.evento_id ?? 0,
    earlier_evento_id: events[earlier]?.evento_id ?? 0,
    score,
  }));
  return {
    evento_ids: [...relinked],
    dissolved: plan.dissolved,
    following,
    compared: events.map(({ evento_id }) => evento_id),
    links: links.filter((link) => relinked.has(link.evento_id) || relinked.has(link.earlier_evento_id)),
  };
}

/** What readers did with an event that is no more, and authors wrote about it, counts for the one that it is part of. */
export async function moveReaders(
  tx: Transaction,
  { moveReactions, moveComments }: RegroupTools,
  from_evento_id: number,
  evento_id: number,
): Promise<void> {
  await Promise.all([
    moveReactions(tx, from_evento_id, evento_id),
    moveComments(tx, from_evento_id, evento_id),
    moveHostedArticles(tx, from_evento_id, evento_id),
  ]);
}

export interface Occasion {
  /** How often the events have been settled since an article came; undefined where they need not be settled for it. */
  readonly rounds: number | undefined;
  /** Events whose links are found anew, although their articles may be the same. */
  readonly compared: readonly number[];
  /** Events that are looked at again, although their articles may be the same. */
  readonly reviewed: readonly number[];
}

/** What is to be placed in the carriles when everything else is done. */
export interface Regrouped {
  /** Events that are no more. */
  readonly evento_ids: readonly number[];
  /** Articles that stand elsewhere now: they have the categories of their event. */
  readonly articulo_ids: readonly number[];
}

/** Changes the events to what was planned, with their history and all that hangs on them. */
export async function storeRegrouping(
  tx: Transaction,
  tools: RegroupTools,
  standing: readonly StandingEvent[],
  plan: Plan,
  { rounds, compared, reviewed }: Occasion,
): Promise<Regrouped> {
  const unknown = plan.events.filter(({ evento_id }) => evento_id === undefined);
  const known = plan.events.flatMap(({ evento_id, is_changed }) => (is_changed ? (evento_id ?? []) : []));
  const gone = [...plan.merged.map(({ evento_id }) => evento_id), ...plan.dissolved];
  const [added, following, telling] = await Promise.all([
    addEvents(tx, unknown),
    listFollowing(tx, [...known, ...compared, ...gone]),
    listTelling(tx, plan.dissolved),
  ]);
  const events = plan.events.map((event) => ({ ...event, evento_id: event.evento_id ?? added.get(event.first) ?? 0 }));
  const changed = events.filter(({ is_changed }) => is_changed);
  const changedIds = changed.map(({ evento_id }) => evento_id);
  const merged = plan.merged.map(({ evento_id, into }) => ({ evento_id, into: events[into]?.evento_id ?? 0 }));
  const splits = events.flatMap(({ evento_id, split_from }) =>
    split_from === undefined ? [] : [{ evento_id, split_from }],
  );
  const moves = movesOf(events, standing);
  const alone = moves.flatMap(({ articulo_id, evento_id }) => (evento_id === undefined ? [articulo_id] : []));
  const toSettle = changed.map(({ evento_id, members }) => ({ evento_id, members: members.length }));
  const due = [...new Set([...changedIds, ...gone, ...reviewed])];
  await Promise.all([
    // First of all: whoever writes one of these events is waited for here, and nowhere else.
    telling.length > 0 && holdEvents(tx, [...due, ...telling]),
    makeEventsDue(tx, due),
    // Whoever withdraws what has dissolved no longer finds them.
    oweWriting(tx, telling),
    moveArticles(tx, moves),
    forgetClaimsOfAlone(tx, alone),
    setFoundingArticles(tx, changedIds),
    rememberSplits(tx, splits),
    ...merged.flatMap(({ evento_id, into }) => [
      mergeEvent(tx, evento_id, into),
      moveReaders(tx, tools, evento_id, into),
    ]),
    replaceLinks(tx, linksOf(plan, events, { following, relinked: new Set([...changedIds, ...compared]) })),
    rounds !== undefined && makeSettlingDue(tx, toSettle, rounds),
  ]);
  return { evento_ids: gone, articulo_ids: moves.map(({ articulo_id }) => articulo_id) };
}
