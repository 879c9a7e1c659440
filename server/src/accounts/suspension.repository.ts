import type { Suspension } from '@poliedro/contracts/redaccion/people';
import type { Queryable } from '../platform/database.ts';
import { isoInstantOfZoned } from '../platform/iso-instant.ts';

const STANDS = '(hasta is null or hasta > now())';

/** Of the person whose id this is in a statement. */
export const notSuspended = (usuario_id: string) =>
  `not exists (select from suspensions where usuario_id = ${usuario_id} and ${STANDS})`;

/** Of the person whose row this is in a statement: whether a session of theirs is worth anything. */
export const isWelcome = (user: string) => `${user}.deleted_on is null and ${notSuspended(`${user}.id`)}`;

const MAY_STAY = { name: 'user-may-stay', text: `select from users u where u.id = $1 and ${isWelcome('u')}` };
export const mayStay = async (db: Queryable, usuario_id: number): Promise<boolean> =>
  (await db.query(MAY_STAY, [usuario_id])).length > 0;

const IS_SUSPENDED = { name: 'user-is-suspended', text: `select from suspensions where usuario_id = $1 and ${STANDS}` };
export const isSuspended = async (db: Queryable, usuario_id: number): Promise<boolean> =>
  (await db.query(IS_SUSPENDED, [usuario_id])).length > 0;

const FIND = {
  name: 'user-suspension',
  text: `select motivo, ${isoInstantOfZoned('hasta')} as hasta, ${isoInstantOfZoned('created_on')} as created_on
    from suspensions where usuario_id = $1 and ${STANDS}`,
};
/** Undefined for who may come in. */
export async function findSuspension(db: Queryable, usuario_id: number): Promise<Suspension | undefined> {
  return (await db.query<Suspension>(FIND, [usuario_id]))[0];
}

const SUSPEND = {
  name: 'user-suspend',
  text: `with ended as (delete from sessions where user_id = $1)
    insert into suspensions (usuario_id, motivo, hasta) values ($1, $2, $3)
    on conflict (usuario_id) do update set motivo = excluded.motivo, hasta = excluded.hasta, created_on = now()`,
};
/** Ends their sessions too. */
export async function suspend(
  tx: Queryable,
  usuario_id: number,
  { motivo, hasta }: Pick<Suspension, 'motivo' | 'hasta'>,
): Promise<void> {
  await tx.query(SUSPEND, [usuario_id, motivo, hasta]);
}

const LIFT = { name: 'user-lift-suspension', text: 'delete from suspensions where usuario_id = $1' };
export async function lift(tx: Queryable, usuario_id: number): Promise<void> {
  await tx.query(LIFT, [usuario_id]);
}
