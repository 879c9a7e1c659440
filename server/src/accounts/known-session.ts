import { createHmac, timingSafeEqual } from 'node:crypto';
import type { User } from '@poliedro/contracts/accounts';
import type { Queryable } from '../platform/database.ts';
import { ABSOLUTE_DAYS, IDLE_SECONDS, RENEWED_AFTER_SECONDS } from './session-age.ts';
import { isWelcome } from './suspension.repository.ts';

/** What is as young as this, or can live no longer, has nothing to be renewed. */
const NOTHING_TO_RENEW = `(s.expires_at > now() + make_interval(secs => ${IDLE_SECONDS - RENEWED_AFTER_SECONDS})
  or s.expires_at = s.created_at + make_interval(days => ${ABSOLUTE_DAYS}))`;

const FIND = {
  name: 'session-find-known',
  text: `select u.id::float8 as id, u.id::float8 as usuario_id, u.alias, u.rol, u.correo as email, u.email_verificado,
      u.es_administrador, u.two_factor_enabled as segundo_factor, u.bio_foto_url, u.idioma
    from sessions s join users u on u.id = s.user_id where s.token = $1 and s.expires_at > now()
      and ${NOTHING_TO_RENEW} and ${isWelcome('u')}`,
};

function readCookie(header: string, name: string): string | undefined {
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

/** The token in a cookie that the library has signed: `token.signature`, percent-encoded. */
export function readToken(cookies: string, name: string, secret: string): string | undefined {
  const value = readCookie(cookies, name);
  if (value === undefined) return undefined;
  const signed = /^([\w-]+)\.([\w+/]{43}=)$/.exec(value.replaceAll(/%(2B|2F|3D)/gi, decodeURIComponent));
  const [, token, signature] = signed ?? [];
  if (token === undefined || signature === undefined) return undefined;
  const ours = createHmac('sha256', secret).update(token).digest();
  return timingSafeEqual(ours, Buffer.from(signature, 'base64')) ? token : undefined;
}

/**
 * Whose session this is, where there is nothing to do but to look: signed by us, there, and too young to be renewed. The
 * library does the same in many more steps; everything else (renewing, ending, clearing away) is left to it.
 */
export async function findKnownUser(
  db: Queryable,
  cookies: string,
  name: string,
  secret: string,
): Promise<User | undefined> {
  const token = readToken(cookies, name, secret);
  if (token === undefined) return undefined;
  const [user] = await db.query<User>(FIND, [token]);
  return user;
}
