import type { Queryable } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';
import { PERSON_HERE } from './user.repository.ts';

const ASK = {
  name: 'email-change-ask',
  text: `with person as (${PERSON_HERE})
    insert into email_changes (usuario_id, correo_nuevo, token_hash, expires_on)
    select id, $2, $3, now() + make_interval(hours => $4) from person
    on conflict (usuario_id) do update set correo_nuevo = excluded.correo_nuevo, token_hash = excluded.token_hash,
      expires_on = excluded.expires_on
    returning 1`,
};
/** One wish at a time: a new one takes the place of the last, whose link is worth nothing then. */
export async function storeEmailChange(
  db: Queryable,
  usuario_id: number,
  change: { correo_nuevo: string; token_hash: Buffer; hours: number },
): Promise<void> {
  const stored = await db.query(ASK, [usuario_id, change.correo_nuevo, change.token_hash, change.hours]);
  if (stored.length === 0) throw new DomainError('unauthenticated');
}

export interface EmailChange {
  usuario_id: number;
  correo_nuevo: string;
}

const TAKE = {
  name: 'email-change-take',
  text: `delete from email_changes where token_hash = $1 and expires_on > now()
    returning usuario_id::float8 as usuario_id, correo_nuevo`,
};
/** Takes it away: a link works once. */
export async function takeEmailChange(transaction: Queryable, token_hash: Buffer): Promise<EmailChange | undefined> {
  const [row] = await transaction.query<EmailChange>(TAKE, [token_hash]);
  return row;
}

const FORGET = { name: 'email-change-forget', text: 'delete from email_changes where usuario_id = $1' };
/** Whoever asked for it may have been the one that a new password locks out. */
export async function forgetEmailChange(db: Queryable, usuario_id: number): Promise<void> {
  await db.query(FORGET, [usuario_id]);
}

const MOVE = {
  name: 'email-change-move',
  text: `update users set correo = $2, email_verificado = true, updated_on = now()
    where id = $1 and deleted_on is null`,
};
/** Fails where somebody else has proved the address. */
export async function moveToAddress(transaction: Queryable, { usuario_id, correo_nuevo }: EmailChange): Promise<void> {
  await transaction.query(MOVE, [usuario_id, correo_nuevo]);
}

const END_RESETS = {
  name: 'email-change-end-resets',
  text: `delete from verifications where value = $1::text and starts_with(identifier, 'reset-password:')`,
};
/** Links to choose a new password: in a mailbox that is left, or in one that somebody else reads too. */
export async function endPasswordResets(transaction: Queryable, usuario_id: number): Promise<void> {
  await transaction.query(END_RESETS, [usuario_id]);
}
