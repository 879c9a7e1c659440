import type { Rol, User } from '@poliedro/contracts/accounts';
import type { Idioma } from '@poliedro/contracts/language';
import type { Queryable } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';

const CANDIDATES = {
  name: 'user-sign-in-candidates',
  text: `select email from users where correo = $1 order by email_verificado desc, created_on desc, id desc limit 2`,
};

/** The library's keys of those who may mean this address: its proved owner first, then the newest claim. */
export async function listSignInKeys(db: Queryable, correo: string): Promise<string[]> {
  const rows = await db.query<{ email: string }>(CANDIDATES, [correo]);
  return rows.map((row) => row.email);
}

const KEY = { name: 'user-key', text: 'select email from users where id = $1' };
export async function findSignInKey(db: Queryable, usuario_id: number): Promise<string | undefined> {
  return (await db.query<{ email: string }>(KEY, [usuario_id]))[0]?.email;
}

const PASSWORD_HASH = {
  name: 'credential-of-user',
  text: `select password from credentials where user_id = $1 and provider_id = 'credential'`,
};
export async function findPasswordHash(db: Queryable, usuario_id: number): Promise<string | undefined> {
  return (await db.query<{ password: string }>(PASSWORD_HASH, [usuario_id]))[0]?.password;
}

const ALIAS_TAKEN = { name: 'user-alias-taken', text: 'select 1 from users where lower(alias) = lower($1)' };
export async function isAliasTaken(db: Queryable, alias: string): Promise<boolean> {
  return (await db.query(ALIAS_TAKEN, [alias])).length > 0;
}

export interface Addressee {
  id: number;
  alias: string;
  correo: string;
  idioma: Idioma;
  email_verificado: boolean;
  /** Somebody else has proved this address. */
  owned_by_other: boolean;
}

const ADDRESSEE = {
  name: 'user-addressee',
  text: `select u.id::float8 as id, u.alias, u.correo, u.idioma, u.email_verificado,
      exists (select from users o where o.email = u.correo and o.id <> u.id) as owned_by_other
    from users u where u.id = $1`,
};
export async function getAddressee(db: Queryable, usuario_id: number): Promise<Addressee> {
  const [row] = await db.query<Addressee>(ADDRESSEE, [usuario_id]);
  if (row === undefined) throw new Error('no such user');
  return row;
}

export interface LockedUser {
  id: number;
  alias: string;
  correo: string;
  idioma: Idioma;
  rol: Rol;
  email_verificado: boolean;
}

const LOCK = {
  name: 'user-lock',
  text: `select id::float8 as id, alias, correo, idioma, rol, email_verificado from users
    where id = $1 and deleted_on is null for update`,
};
/** Whoever changes what belongs to this person waits until the transaction ends. */
export async function lockUser(transaction: Queryable, usuario_id: number): Promise<LockedUser> {
  const [row] = await transaction.query<LockedUser>(LOCK, [usuario_id]);
  if (row === undefined) throw new DomainError('usuario_not_found');
  return row;
}

/**
 * Person $1, who is not deleted before the statement around this has ended; no row where they are gone. Whoever waits
 * here for a deletion finds it done.
 */
export const PERSON_HERE = 'select id from users where id = $1 and deleted_on is null for key share';

const PROVE = { name: 'user-prove-address', text: 'update users set email_verificado = true where id = $1' };
export async function markAddressProved(db: Queryable, usuario_id: number): Promise<void> {
  await db.query(PROVE, [usuario_id]);
}

const UPDATE = {
  name: 'user-update',
  text: `update users set alias = coalesce($2, alias), idioma = coalesce($3, idioma), updated_on = now()
    where id = $1 and deleted_on is null returning alias, idioma`,
};
/** What is not given stays. Fails where somebody else has the alias. */
export async function updateUser(
  db: Queryable,
  usuario_id: number,
  change: { alias?: string | undefined; idioma?: Idioma | undefined },
): Promise<Pick<User, 'alias' | 'idioma'>> {
  const values = [usuario_id, change.alias ?? null, change.idioma ?? null];
  const [row] = await db.query<Pick<User, 'alias' | 'idioma'>>(UPDATE, values);
  if (row === undefined) throw new DomainError('unauthenticated');
  return row;
}

const SWAP_PHOTO = {
  name: 'user-swap-photo',
  text: `update users u set bio_foto_url = $2, updated_on = now()
    from (select id, bio_foto_url from users where id = $1 and deleted_on is null for update) before
    where u.id = before.id returning before.bio_foto_url`,
};
/** The address of the photo that was there before. */
export async function swapPhoto(db: Queryable, usuario_id: number, url: string | null): Promise<string | null> {
  const [row] = await db.query<{ bio_foto_url: string | null }>(SWAP_PHOTO, [usuario_id, url]);
  if (row === undefined) throw new DomainError('usuario_not_found');
  return row.bio_foto_url;
}

interface LibraryUser {
  id: string;
  name: string;
  emailVerified: boolean;
  image?: string | null | undefined;
  correo: string;
  idioma: string;
  rol?: string | null | undefined;
  es_administrador?: boolean | null | undefined;
  twoFactorEnabled?: boolean | null | undefined;
}

/** The library's user as our contracts spell it. Not all of its calls say in their types that our own fields are there. */
export function toUser(fromLibrary: object): User {
  const stored = fromLibrary as LibraryUser;
  const id = Number(stored.id);
  return {
    id,
    usuario_id: id,
    alias: stored.name,
    rol: (stored.rol ?? 'lector') as User['rol'],
    email: stored.correo,
    email_verificado: stored.emailVerified,
    es_administrador: stored.es_administrador ?? false,
    segundo_factor: stored.twoFactorEnabled ?? false,
    bio_foto_url: stored.image ?? null,
    idioma: stored.idioma as User['idioma'],
  };
}
