import type { Queryable } from '../platform/database.ts';
import { isoInstantOfZoned } from '../platform/iso-instant.ts';
import { vacatedAddress } from './email-claim.ts';

const moment = `${isoInstantOfZoned('deletion_due_on')} as due_on`;

const PLAN = {
  name: 'user-plan-removal',
  text: `update users set deletion_due_on = now() + make_interval(days => $2)
    where id = $1 and deletion_due_on is null and deleted_on is null returning ${moment}`,
};
/** When it will be; undefined where it was planned before. */
export async function planRemoval(db: Queryable, usuario_id: number, days: number): Promise<string | undefined> {
  return (await db.query<{ due_on: string }>(PLAN, [usuario_id, days]))[0]?.due_on;
}

const PLANNED = { name: 'user-planned-removal', text: `select ${moment} from users where id = $1` };
export async function findPlannedRemoval(db: Queryable, usuario_id: number): Promise<string | undefined> {
  return (await db.query<{ due_on: string | null }>(PLANNED, [usuario_id]))[0]?.due_on ?? undefined;
}

const CANCEL = {
  name: 'user-cancel-removal',
  text: 'update users set deletion_due_on = null where id = $1 and deleted_on is null',
};
export async function cancelRemoval(db: Queryable, usuario_id: number): Promise<void> {
  await db.query(CANCEL, [usuario_id]);
}

const DUE = 'deletion_due_on <= now() and deleted_on is null';
const LIST_DUE = {
  name: 'users-due',
  text: `select id::float8 as id from users where ${DUE} order by deletion_due_on`,
};
const IS_DUE = { name: 'user-is-due', text: `select from users where id = $1 and ${DUE}` };

/** Never proved, never used again, nothing entrusted to them. Whoever was deleted is not proved either, and stays. */
const ABANDONED = `not email_verificado and deleted_on is null and rol = 'lector' and not es_administrador
  and created_on < now() - make_interval(days => $1)
  and not exists (select from sessions where user_id = users.id and expires_at > now())`;
const LIST_ABANDONED = {
  name: 'users-abandoned',
  text: `select id::float8 as id from users where ${ABANDONED} and id > $2 order by id limit 1000`,
};
const IS_ABANDONED = { name: 'user-is-abandoned', text: `select from users where id = $2 and ${ABANDONED}` };

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

export const listDueRemovals = async (db: Queryable) => idsOf(await db.query<{ id: number }>(LIST_DUE, []));
export const isRemovalDue = async (db: Queryable, usuario_id: number) =>
  (await db.query(IS_DUE, [usuario_id])).length > 0;
/** Some of them, after the last of those before. */
export const listAbandoned = async (db: Queryable, days: number, after: number) =>
  idsOf(await db.query<{ id: number }>(LIST_ABANDONED, [days, after]));
export const isAbandoned = async (db: Queryable, usuario_id: number, days: number) =>
  (await db.query(IS_ABANDONED, [days, usuario_id])).length > 0;

const ERASE_ACCESS = {
  name: 'user-erase-access',
  text: `with
      s as (delete from sessions where user_id = $1),
      c as (delete from credentials where user_id = $1),
      t as (delete from two_factors where user_id = $1),
      p as (delete from passkeys where user_id = $1),
      e as (delete from email_changes where usuario_id = $1)
    delete from verifications where value = $1::bigint::text`,
};
/** Somebody may have taken that very alias before. */
const FREE_ALIAS = `'eliminado-' || id || case
  when exists (select from users o where lower(o.alias) = 'eliminado-' || users.id and o.id <> users.id)
  then '-' || left(md5(random()::text), 6) else '' end`;
const ANONYMISE = {
  name: 'user-anonymise',
  text: `update users set alias = ${FREE_ALIAS}, email = $2, correo = $2, email_verificado = false, rol = 'lector',
      es_administrador = false, two_factor_enabled = false, bio_foto_url = null, idioma = 'es',
      deleted_on = now(), updated_on = now()
    where id = $1`,
};
/**
 * Nobody can enter any more, and nothing says who it was. The row stays for what refers to it, and names the day it was
 * due on until what is kept of answers has been forgotten.
 */
export async function anonymiseAccount(transaction: Queryable, usuario_id: number): Promise<void> {
  await transaction.query(ERASE_ACCESS, [usuario_id]);
  await transaction.query(ANONYMISE, [usuario_id, vacatedAddress()]);
}

const LIST_KEPT = {
  name: 'users-deleted-in-kept-answers',
  text: 'select id::float8 as id from users where deletion_due_on is not null and deleted_on is not null',
};
/** Deleted, while kept answers may still show them. */
export const listStillKept = async (db: Queryable) => idsOf(await db.query<{ id: number }>(LIST_KEPT, []));

const MARK_FORGOTTEN = {
  name: 'users-mark-forgotten',
  text: 'update users set deletion_due_on = null where id = any($1::bigint[]) and deleted_on is not null',
};
export async function markForgotten(db: Queryable, usuario_ids: readonly number[]): Promise<void> {
  await db.query(MARK_FORGOTTEN, [usuario_ids]);
}

const DELETE = { name: 'user-delete', text: 'delete from users where id = $1' };
/** With everything that hangs on it; only for who has left nothing that others see. */
export async function deleteAccount(transaction: Queryable, usuario_id: number): Promise<void> {
  await transaction.query(ERASE_ACCESS, [usuario_id]);
  await transaction.query(DELETE, [usuario_id]);
}

const FORGET_EXPIRED = {
  name: 'accounts-forget-expired',
  text: `with
      s as (delete from sessions where expires_at < now()),
      d as (delete from sessions using users where users.id = user_id and deleted_on is not null
        and sessions.expires_at >= now()),
      e as (delete from email_changes where expires_on < now())
    delete from verifications where expires_at < now()`,
};
/** A sign-in that met a deletion has left a session of nobody. */
export async function forgetExpired(db: Queryable): Promise<void> {
  await db.query(FORGET_EXPIRED, []);
}
