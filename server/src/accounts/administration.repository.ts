import type { Rol } from '@poliedro/contracts/accounts';
import type { Queryable } from '../platform/database.ts';
import { notSuspended } from './suspension.repository.ts';

/** A person as whoever runs the site sees them. */
export interface AdministeredUser {
  usuario_id: number;
  alias: string;
  correo: string;
  email_verificado: boolean;
  rol: Rol;
  es_administrador: boolean;
  segundo_factor: boolean;
  passkeys: number;
  sessions: number;
  created_on: Date;
  deletion_due_on: Date | null;
}

const SHOWN = `select id::float8 as usuario_id, alias, correo, email_verificado, rol, es_administrador,
    two_factor_enabled as segundo_factor, created_on, deletion_due_on,
    (select count(*)::int from passkeys where user_id = users.id) as passkeys,
    (select count(*)::int from sessions where user_id = users.id and expires_at > now()) as sessions
  from users where deleted_on is null`;

const LIST = {
  name: 'administration-users',
  text: `${SHOWN} and ($1 = '' or strpos(lower(alias), lower($1)) > 0 or strpos(correo, lower($1)) > 0)
    order by id desc limit $2`,
};
/** The newest first; all where nothing is searched for. */
export const listUsers = (db: Queryable, search: string, limit: number) =>
  db.query<AdministeredUser>(LIST, [search, limit]);

const FIND = {
  name: 'administration-user',
  text: `${SHOWN} and (id = $1 or ($1::bigint is null and lower(alias) = lower($2)))`,
};
/** By id or alias; a number is always an id, so that nobody is taken for another by calling themselves so. */
export async function findUser(db: Queryable, name: string): Promise<AdministeredUser | undefined> {
  const id = /^\d{1,15}$/.test(name) ? Number(name) : null;
  return (await db.query<AdministeredUser>(FIND, [id, name]))[0];
}

const SET_ROLE = { name: 'user-set-role', text: 'update users set rol = $2, updated_on = now() where id = $1' };
export async function setRole(db: Queryable, usuario_id: number, rol: Rol): Promise<void> {
  await db.query(SET_ROLE, [usuario_id, rol]);
}

const SET_ADMINISTRATOR = {
  name: 'user-set-administrator',
  text: 'update users set es_administrador = $2, updated_on = now() where id = $1',
};
export async function setAdministrator(db: Queryable, usuario_id: number, on: boolean): Promise<void> {
  await db.query(SET_ADMINISTRATOR, [usuario_id, on]);
}

const FORGET_SECOND_FACTOR = {
  name: 'user-forget-second-factor',
  text: `with gone as (delete from two_factors where user_id = $1), ended as (delete from sessions where user_id = $1)
    update users set two_factor_enabled = false, updated_on = now() where id = $1`,
};
/** Ends the sessions too: one of them may be of whoever has the lost device. */
export async function forgetSecondFactor(db: Queryable, usuario_id: number): Promise<void> {
  await db.query(FORGET_SECOND_FACTOR, [usuario_id]);
}

const LOCK_OPERATORS = {
  name: 'operators-lock',
  text: `select pg_advisory_xact_lock(hashtext('who runs the site'))`,
};
/** Who runs the site is changed by one transaction at a time. */
export async function lockOperators(transaction: Queryable): Promise<void> {
  await transaction.query(LOCK_OPERATORS, []);
}

const IS_OPERATOR = {
  name: 'user-is-operator',
  text: `select from users where id = $1 and es_administrador and two_factor_enabled and deleted_on is null
    and ${notSuspended('id')}`,
};
export const isOperator = async (db: Queryable, usuario_id: number): Promise<boolean> =>
  (await db.query(IS_OPERATOR, [usuario_id])).length > 0;
