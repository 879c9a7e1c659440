import type { Passkey } from '@poliedro/contracts/passkeys';
import type { Queryable } from '../platform/database.ts';
import { isoInstantOfZoned } from '../platform/iso-instant.ts';

const LIST = {
  name: 'passkeys-of-user',
  text: `select id::float8 as passkey_id, coalesce(name, '') as nombre,
      ${isoInstantOfZoned('created_at')} as created_on
    from passkeys where user_id = $1 order by id`,
};
export const listStoredPasskeys = (db: Queryable, usuario_id: number) => db.query<Passkey>(LIST, [usuario_id]);

const REMOVE = { name: 'passkey-remove', text: 'delete from passkeys where id = $1 and user_id = $2 returning id' };
/** False where it is nobody's, or somebody else's. */
export async function deleteStoredPasskey(db: Queryable, usuario_id: number, passkey_id: number): Promise<boolean> {
  return (await db.query(REMOVE, [passkey_id, usuario_id])).length > 0;
}

const REMOVE_ALL = { name: 'passkeys-remove-all', text: 'delete from passkeys where user_id = $1' };
export async function deleteStoredPasskeys(db: Queryable, usuario_id: number): Promise<void> {
  await db.query(REMOVE_ALL, [usuario_id]);
}
