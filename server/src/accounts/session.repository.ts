import type { sessionSchema } from '@poliedro/contracts/accounts';
import type { z } from 'zod';
import type { Queryable } from '../platform/database.ts';
import { isoInstant } from '../platform/iso-instant.ts';

type StoredSession = Omit<z.infer<typeof sessionSchema>, 'actual'> & { token: string };

const LIST = {
  name: 'sessions-of-user',
  text: `select id::float8 as session_id, token, coalesce(user_agent, '') as navegador,
      ${isoInstant('created_at')} as created_on,
      ${isoInstant('updated_at')} as updated_on
    from sessions where user_id = $1 and expires_at > now() order by updated_at desc, id desc limit 100`,
};

export const listStoredSessions = (db: Queryable, usuario_id: number) => db.query<StoredSession>(LIST, [usuario_id]);

const END = { name: 'session-end', text: 'delete from sessions where id = $1 and user_id = $2 returning id' };
/** False where it is nobody's, or somebody else's. */
export async function endStoredSession(db: Queryable, usuario_id: number, session_id: number): Promise<boolean> {
  return (await db.query(END, [session_id, usuario_id])).length > 0;
}

const END_ALL = { name: 'sessions-end-all', text: 'delete from sessions where user_id = $1' };
export async function endSessions(db: Queryable, usuario_id: number): Promise<void> {
  await db.query(END_ALL, [usuario_id]);
}

const END_OTHERS = { name: 'sessions-end-others', text: 'delete from sessions where user_id = $1 and token <> $2' };
export async function endOtherStoredSessions(db: Queryable, usuario_id: number, keepToken: string): Promise<void> {
  await db.query(END_OTHERS, [usuario_id, keepToken]);
}
