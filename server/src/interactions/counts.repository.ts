import { ACTIONS, type Action, type Counters } from '@poliedro/contracts/interactions';
import type { Target, TargetTipo } from '@poliedro/contracts/targets';
import type { Queryable } from '../platform/database.ts';

const SLOTS = 16;
/** A connection keeps to one slot, so that two writers of one count seldom wait for each other. */
export const SLOT = `pg_backend_pid() % ${SLOTS}`;

/** Whoever changes several counts changes them in the order of target and action: so nobody waits in a circle. */
export const IN_ORDER = 'order by target_tipo, target_id, action';
export const ADD_TO_COUNT =
  'on conflict (target_tipo, target_id, action, slot) do update set amount = c.amount + excluded.amount';

const COUNT = {
  name: 'interaction-counts',
  text: `select coalesce(json_object_agg(action, amount), '{}'::json) as reactions,
      (select count(*)::int from comments
        where target_tipo = $1 and target_id = $2 and eliminado_on is null) as comentarios
    from (select action, sum(amount) as amount from interaction_counts
      where target_tipo = $1 and target_id = $2 group by action) counted`,
};
const NONE = Object.fromEntries(ACTIONS.map((action) => [action, 0])) as Record<Action, number>;

export async function countInteractions(db: Queryable, { tipo, id }: Target): Promise<Counters> {
  const [row] = await db.query<{ reactions: Partial<Record<Action, number>>; comentarios: number }>(COUNT, [tipo, id]);
  return { ...NONE, ...row?.reactions, comentarios: row?.comentarios ?? 0 };
}

const ADD_READS = {
  name: 'interaction-add-reads',
  text: `insert into interaction_counts as c (target_tipo, target_id, action, slot, amount)
    select target_tipo, target_id, 'read' as action, ${SLOT}, sum(amount)
    from (select target_tipo, amount, case target_tipo
          when 'evento' then (select coalesce(merged_into, evento_id) from events where evento_id = asked_id)
          else (select articulo_id from articles where articulo_id = asked_id) end as target_id
        from unnest($1::text[], $2::bigint[], $3::bigint[]) as given (target_tipo, asked_id, amount)) standing
    where target_id is not null group by target_tipo, target_id
    ${IN_ORDER} ${ADD_TO_COUNT}
    returning target_tipo as tipo, target_id::float8 as id`,
};
/** Returns those that are there; the others are not counted. */
export function addReads(db: Queryable, reads: readonly { target: Target; amount: number }[]): Promise<Target[]> {
  return db.query<{ tipo: TargetTipo; id: number }>(ADD_READS, [
    reads.map(({ target }) => target.tipo),
    reads.map(({ target }) => target.id),
    reads.map(({ amount }) => amount),
  ]);
}
