import type { Action } from '@poliedro/contracts/interactions';
import type { Target } from '@poliedro/contracts/targets';
import { PERSON_HERE } from '../accounts/user.repository.ts';
import type { Queryable } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';
import { ADD_TO_COUNT, IN_ORDER, SLOT } from './counts.repository.ts';

/** One person's one reaction to one target. */
export interface Reaction {
  readonly usuario_id: number;
  readonly action: Action;
  readonly target: Target;
}

const valuesOf = ({ usuario_id, action, target }: Reaction) => [usuario_id, action, target.tipo, target.id];

const countChange = (amount: 1 | -1, changed: string) => `counted as (
    insert into interaction_counts as c (target_tipo, target_id, action, slot, amount)
    select target_tipo, target_id, action, ${SLOT}, ${amount} from ${changed} ${ADD_TO_COUNT})`;

const ADD = {
  name: 'interaction-add',
  text: `with person as (${PERSON_HERE}),
    added as (
      insert into interactions (usuario_id, action, target_tipo, target_id) select id, $2, $3, $4::bigint from person
      on conflict do nothing returning target_tipo, target_id, action),
    ${countChange(1, 'added')}
    select exists (select from added) as added from person`,
};
/** Counted with it; false where it was there already. */
export async function addReaction(db: Queryable, reaction: Reaction): Promise<boolean> {
  const [row] = await db.query<{ added: boolean }>(ADD, valuesOf(reaction));
  if (row === undefined) throw new DomainError('unauthenticated');
  return row.added;
}

const REMOVE = {
  name: 'interaction-remove',
  text: `with removed as (
      delete from interactions where usuario_id = $1 and action = $2 and target_tipo = $3 and target_id = $4
      returning target_tipo, target_id, action),
    ${countChange(-1, 'removed')}
    select from removed`,
};
/** No longer counted; false where there was none. */
export async function removeReaction(db: Queryable, reaction: Reaction): Promise<boolean> {
  return (await db.query(REMOVE, valuesOf(reaction))).length > 0;
}

const HAS = {
  name: 'interaction-has',
  text: 'select from interactions where usuario_id = $1 and action = $2 and target_tipo = $3 and target_id = $4',
};
export async function hasReaction(db: Queryable, reaction: Reaction): Promise<boolean> {
  return (await db.query(HAS, valuesOf(reaction))).length > 0;
}

const VISIT = {
  name: 'event-visit',
  text: `with person as (${PERSON_HERE}),
    before as (select version from event_visits where usuario_id = $1 and evento_id = $2),
    visited as (
      insert into event_visits as v (usuario_id, evento_id, version)
      select person.id, evento_id, least($3::bigint, version) from person, events where evento_id = $2
      on conflict (usuario_id, evento_id) do update
        set version = greatest(v.version, excluded.version), visited_on = now())
    select before.version from person left join before on true`,
};
/** Remembers the version that somebody sees, the present one if not said; returns the one they had seen before. */
export async function recordVisit(
  db: Queryable,
  usuario_id: number,
  evento_id: number,
  version: number | undefined,
): Promise<number | null> {
  const [before] = await db.query<{ version: number | null }>(VISIT, [usuario_id, evento_id, version ?? null]);
  if (before === undefined) throw new DomainError('unauthenticated');
  return before.version;
}

const DOUBLE = `exists (select from interactions w where w.usuario_id = i.usuario_id and w.action = i.action
      and w.target_tipo = 'evento' and w.target_id = $2)`;
const MOVE = {
  name: 'interactions-move',
  text: `with seen as (delete from event_visits where evento_id = $1 returning usuario_id, visited_on),
    visited as (
      insert into event_visits (usuario_id, evento_id, version, visited_on)
      select usuario_id, evento_id, version, visited_on from seen, events where evento_id = $2
      on conflict do nothing),
    doubled as (
      delete from interactions i where target_tipo = 'evento' and target_id = $1 and ${DOUBLE} returning action),
    moved as (update interactions i set target_id = $2 where target_tipo = 'evento' and target_id = $1 and not ${DOUBLE} returning 1),
    -- First the reactions, then their counts, as whoever takes one back does.
    emptied as (
      delete from interaction_counts where target_tipo = 'evento' and target_id = $1
        and (select count(*) from doubled) + (select count(*) from moved) >= 0 returning action, amount),
    changed as (select action, amount from emptied union all select action, -1 from doubled)
    insert into interaction_counts as c (target_tipo, target_id, action, slot, amount)
    select 'evento' as target_tipo, $2::bigint as target_id, action, ${SLOT}, sum(amount) from changed group by action
    ${IN_ORDER} ${ADD_TO_COUNT}`,
};
/** What people did with one event counts for the other, each person once; they have seen it as it stands. */
export async function moveReactions(transaction: Queryable, from_evento_id: number, evento_id: number): Promise<void> {
  await transaction.query(MOVE, [from_evento_id, evento_id]);
}

const ERASE = {
  name: 'interactions-erase',
  text: `with v as (delete from event_visits where usuario_id = $1),
    removed as (delete from interactions where usuario_id = $1 returning target_tipo, target_id, action)
    insert into interaction_counts as c (target_tipo, target_id, action, slot, amount)
    select target_tipo, target_id, action, ${SLOT}, -1 from removed ${IN_ORDER} ${ADD_TO_COUNT}`,
};
/** All that somebody reacted to and saw; the counts are of people who are here. */
export async function eraseReactions(transaction: Queryable, usuario_id: number): Promise<void> {
  await transaction.query(ERASE, [usuario_id]);
}
