import { createHmac, randomBytes } from 'node:crypto';
import type { Rol } from '@poliedro/contracts/accounts';
import type { TestApp } from './app.ts';
import { Reader, someone } from './reader.ts';

export interface Person {
  readonly usuario_id: number;
  readonly alias: string;
  readonly email: string;
}

export interface Traits {
  rol?: Rol;
  es_administrador?: boolean;
  segundo_factor?: boolean;
  email_verificado?: boolean;
}

/** An account without the cost of registering; nobody knows its password. */
export async function addPerson(app: TestApp, traits: Traits = {}): Promise<Person> {
  const { alias, email } = someone();
  const [row] = await app.context.db.query<{ id: number }>(
    {
      name: 'test-add-person',
      text: `insert into users (email, correo, alias, rol, es_administrador, two_factor_enabled, email_verificado)
        values ($1, $1, $2, $3, $4, $5, $6) returning id::float8 as id`,
    },
    [
      email,
      alias,
      traits.rol ?? 'lector',
      traits.es_administrador ?? false,
      traits.segundo_factor ?? false,
      traits.email_verificado ?? true,
    ],
  );
  if (row === undefined) throw new Error('not added');
  return { usuario_id: row.id, alias, email };
}

/** A browser in which that person is signed in, by a session written straight into the table. */
export async function signInAs(app: TestApp, { usuario_id }: Person): Promise<Reader> {
  const token = randomBytes(24).toString('base64url');
  await app.context.db.query(
    {
      name: 'test-add-session',
      text: `insert into sessions (user_id, token, expires_at) values ($1, $2, now() + interval '30 days')`,
    },
    [usuario_id, token],
  );
  const signature = createHmac('sha256', app.context.config.AUTH_SECRET).update(token).digest('base64');
  const reader = new Reader(app);
  reader.cookies.set('__Host-poliedro.session_token', encodeURIComponent(`${token}.${signature}`));
  return reader;
}
