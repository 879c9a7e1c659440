import type { Target } from '@poliedro/contracts/targets';
import type { Queryable } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';

const STANDING = {
  evento: {
    name: 'target-standing-evento',
    text: 'select coalesce(merged_into, evento_id)::float8 as id from events where evento_id = $1',
  },
  articulo: {
    name: 'target-standing-articulo',
    text: 'select articulo_id::float8 as id from articles where articulo_id = $1',
  },
};

/** What stands for it now: an event that was merged is the one it is part of. Refuses what is not there. */
export async function getTarget(db: Queryable, { tipo, id }: Target): Promise<Target> {
  const [standing] = await db.query<{ id: number }>(STANDING[tipo], [id]);
  if (standing === undefined) throw new DomainError(`${tipo}_not_found`, { id });
  return { tipo, id: standing.id };
}
