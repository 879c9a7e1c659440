import { isLockedOut, type Transaction } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { saveCoverage } from '../../write/event-to-write.repository.ts';
import { forgetWriting } from '../../write/event-work.repository.ts';
import { takeClustererLock } from '../clusterer-lock.repository.ts';
import type { Regrouped, RegroupTools } from '../store-regrouping.ts';
import { arrangeEvents, type Destination } from './arrange-events.ts';
import {
  addDecision,
  findDecision,
  type HandPlaces,
  listEventMembers,
  listHandPlaces,
} from './hand-group.repository.ts';
import { type HandGroup, keepByHand, letGo } from './keep-by-hand.ts';

const FEWEST_MEMBERS = 2;

/** Groups are changed by one process at a time: until this transaction ends, by this one. */
async function becomeTheClusterer(tx: Transaction): Promise<void> {
  try {
    await takeClustererLock(tx, 'in turn');
  } catch (error) {
    if (isLockedOut(error)) throw new DomainError('unavailable', {});
    throw error;
  }
}

async function membersOf(tx: Transaction, evento_id: number): Promise<number[]> {
  const members = await listEventMembers(tx, evento_id);
  if (members.length === 0) throw new DomainError('evento_not_found', { evento_id });
  return members;
}

/** Readers see the articles and the counts at once, and what is told of them when it has been written anew. */
async function refreshEvents(
  tx: Transaction,
  tools: RegroupTools,
  evento_ids: readonly number[],
  arranged: Regrouped,
): Promise<void> {
  await Promise.all([forgetWriting(tx, evento_ids), ...evento_ids.map((evento_id) => saveCoverage(tx, evento_id))]);
  await tools.place(tx, { ...arranged, evento_ids: [...new Set([...evento_ids, ...arranged.evento_ids])] });
}

/** What was decided, as it can be recorded and undone. */
export interface Decision {
  readonly decision_id: number;
  readonly before: readonly HandPlaces[];
  readonly after: readonly HandPlaces[];
}

/** Puts the articles there, keeps every event that any of them stood or stands in as it is then, and has them written anew. */
async function decide(
  tx: Transaction,
  tools: RegroupTools,
  evento_id: number,
  concerned: readonly number[],
  destinations: ReadonlyMap<number, Destination>,
): Promise<Decision> {
  const before = await listHandPlaces(tx, concerned);
  const arranged = await arrangeEvents(tx, tools, destinations);
  const places = await listHandPlaces(tx, concerned);
  const groups = Map.groupBy(places, (place) => place.evento_id);
  const kept = [...groups].flatMap(([event, parts]): HandGroup[] => {
    const articulo_ids = parts.flatMap((part) => part.articulo_ids);
    return event === null ? articulo_ids.map((id) => ({ articulo_ids: [id] })) : [{ articulo_ids }];
  });
  await keepByHand(tx, kept);
  const decision_id = await addDecision(tx, evento_id, concerned);
  const after = await listHandPlaces(tx, concerned);
  const changed = [...groups.keys()].flatMap((id) => id ?? []);
  await refreshEvents(tx, tools, changed, arranged);
  return { decision_id, before, after };
}

/** All articles of one become articles of the other, which stands. */
export async function mergeByHand(
  tx: Transaction,
  tools: RegroupTools,
  { evento_id, destino_id }: { readonly evento_id: number; readonly destino_id: number },
): Promise<Decision> {
  if (evento_id === destino_id) throw new DomainError('invalid_request', { destino_id });
  await becomeTheClusterer(tx);
  const [leaving, staying] = [await membersOf(tx, evento_id), await membersOf(tx, destino_id)];
  return decide(tx, tools, destino_id, [...leaving, ...staying], new Map(leaving.map((id) => [id, destino_id])));
}

/** These articles become an event of their own. */
export async function splitByHand(
  tx: Transaction,
  tools: RegroupTools,
  { evento_id, articulo_ids }: { readonly evento_id: number; readonly articulo_ids: readonly number[] },
): Promise<Decision & { readonly evento_id: number }> {
  await becomeTheClusterer(tx);
  const members = await membersOf(tx, evento_id);
  const chosen = new Set(articulo_ids);
  const there = members.filter((id) => chosen.has(id));
  if (there.length !== chosen.size) throw new DomainError('changed_since', { evento_id });
  if (there.length < FEWEST_MEMBERS || members.length - there.length < FEWEST_MEMBERS)
    throw new DomainError('too_few_articles', { evento_id });
  const decision = await decide(tx, tools, evento_id, members, new Map(there.map((id) => [id, 'new'])));
  const made = decision.after.find((place) => place.articulo_ids.includes(there[0] ?? 0))?.evento_id;
  return { ...decision, evento_id: made ?? 0 };
}

/** An article goes to another event, or stands alone. */
export async function moveByHand(
  tx: Transaction,
  tools: RegroupTools,
  move: { readonly evento_id: number; readonly articulo_id: number; readonly destino_id: number | null },
): Promise<Decision> {
  const { evento_id, articulo_id, destino_id } = move;
  if (evento_id === destino_id) throw new DomainError('invalid_request', { destino_id });
  await becomeTheClusterer(tx);
  const members = await membersOf(tx, evento_id);
  if (!members.includes(articulo_id)) throw new DomainError('changed_since', { articulo_id });
  if (members.length <= FEWEST_MEMBERS) throw new DomainError('too_few_articles', { evento_id });
  const others = destino_id === null ? [] : await membersOf(tx, destino_id);
  return decide(tx, tools, evento_id, [...members, ...others], new Map([[articulo_id, destino_id ?? 'none']]));
}

/** Where the articles of a decision stand now; undefined where there is no such decision. */
export async function readDecision(tx: Transaction, decision_id: number): Promise<readonly HandPlaces[] | undefined> {
  await becomeTheClusterer(tx);
  const articulo_ids = await findDecision(tx, decision_id);
  return articulo_ids && listHandPlaces(tx, articulo_ids);
}

/** Puts the articles back where they stood; of those that nobody had put there the comparison decides again. */
export async function restoreDecision(
  tx: Transaction,
  tools: RegroupTools,
  recorded: readonly HandPlaces[],
): Promise<void> {
  const destinations = recorded.flatMap(({ evento_id, articulo_ids }) =>
    articulo_ids.map((id): [number, Destination] => [id, evento_id ?? 'none']),
  );
  const arranged = await arrangeEvents(tx, tools, new Map(destinations));
  const there = new Set(
    (
      await listHandPlaces(
        tx,
        destinations.map(([id]) => id),
      )
    ).flatMap(({ articulo_ids }) => articulo_ids),
  );
  const still = recorded.map((place) => ({ ...place, articulo_ids: place.articulo_ids.filter((id) => there.has(id)) }));
  const byHand = Map.groupBy(
    still.filter(({ hand_group }) => hand_group !== null),
    (place) => place.hand_group ?? 0,
  );
  await letGo(
    tx,
    still.filter(({ hand_group }) => hand_group === null).flatMap((place) => place.articulo_ids),
  );
  await keepByHand(
    tx,
    [...byHand].map(([hand_group, parts]) => ({
      hand_group,
      articulo_ids: parts.flatMap((part) => part.articulo_ids),
    })),
  );
  const changed = new Set(recorded.flatMap(({ evento_id }) => evento_id ?? []));
  await refreshEvents(tx, tools, [...changed], arranged);
}
