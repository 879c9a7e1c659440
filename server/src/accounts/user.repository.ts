import type { User } from '@poliedro/contracts/accounts';
import type { Idioma } from '@poliedro/contracts/language';
import type { Queryable } from '../platform/database.ts';

const CANDIDATES = {
  name: 'user-sign-in-candidates',
  text: `select email from users where correo = $1 order by email_verificado desc, created_on desc, id desc limit 2`,
};

/** The library's keys of those who may mean this address: its proved owner first, then the newest claim. */
export async function listSignInKeys(db: Queryable, correo: string): Promise<string[]> {
  const rows = await db.query<{ email: string }>(CANDIDATES, [correo]);
  return rows.map((row) => row.email);
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

const PROVE = { name: 'user-prove-address', text: 'update users set email_verificado = true where id = $1' };
export async function markAddressProved(db: Queryable, usuario_id: number): Promise<void> {
  await db.query(PROVE, [usuario_id]);
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
