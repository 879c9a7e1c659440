import type { Queryable } from '../platform/database.ts';

const ERASE = {
  name: 'person-erase',
  text: `with b as (delete from bios where usuario_id = $1),
      s as (delete from suspensions where usuario_id = $1)
    delete from applications where usuario_id = $1`,
};
/** What somebody said of themselves and asked for, and what was held against them; their interests go with the bio. */
export async function erasePerson(transaction: Queryable, usuario_id: number): Promise<void> {
  await transaction.query(ERASE, [usuario_id]);
}
