import type { Target } from '@poliedro/contracts/targets';
import type { Queryable } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';

const KNOWN = {
  evento: { name: 'target-known-evento', text: 'select from events where evento_id = $1' },
  articulo: { name: 'target-known-articulo', text: 'select from articles where articulo_id = $1' },
};

/** Refuses what is about an event or an article that is not there. */
export async function requireTarget(db: Queryable, { tipo, id }: Target): Promise<void> {
  if ((await db.query(KNOWN[tipo], [id])).length === 0) throw new DomainError(`${tipo}_not_found`, { id });
}
