import type { Queryable } from '../platform/database.ts';

const REMOVE = {
  name: 'ways-in-remove',
  text: `with factors as (delete from two_factors where user_id = $1), keys as (delete from passkeys where user_id = $1)
    update users set two_factor_enabled = false, updated_on = now() where id = $1`,
};
/** Passkeys and the second factor: only the password is left. */
export async function removeOtherWaysIn(db: Queryable, usuario_id: number): Promise<void> {
  await db.query(REMOVE, [usuario_id]);
}
