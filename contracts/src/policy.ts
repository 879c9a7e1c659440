import type { Rol, User } from './accounts.ts';

/** Who may do what: the one table that the server enforces and the web asks. */
export const CAPABILITIES = {
  browse: ['visitante', 'lector', 'investigador', 'experto'],
  account: ['lector', 'investigador', 'experto'],
  author: ['investigador', 'experto'],
  opine: ['experto'],
  administer: [],
} as const satisfies Record<string, readonly (Rol | 'visitante')[]>;
export type Capability = keyof typeof CAPABILITIES;

type Actor = Pick<User, 'rol' | 'es_administrador' | 'segundo_factor'> | null;

/** Administrators are a flag, never a role, and only with a second factor. */
export function can(actor: Actor, capability: Capability): boolean {
  if (capability === 'administer') return actor?.es_administrador === true && actor.segundo_factor;
  const allowed: readonly string[] = CAPABILITIES[capability];
  return allowed.includes(actor?.rol ?? 'visitante');
}

/** What each call asks for. A call that is not here cannot be registered. */
export const POLICY: Readonly<Record<string, Capability>> = {
  'GET /api/carriles': 'browse',
  'GET /api/carril/:carril_id/events': 'browse',
  'GET /api/carril/:carril_id/articles': 'browse',
  'GET /api/categorias': 'browse',
  'GET /api/modal_eventos/:evento_id': 'browse',
  'GET /api/modal_eventos_articulos/:evento_id': 'browse',
  'GET /api/eventos/search': 'browse',
  'GET /api/me': 'browse',
  'POST /api/register': 'browse',
  'POST /api/login': 'browse',
  'POST /api/logout': 'browse',
  'GET /api/logout': 'browse',
  'POST /api/verify-email': 'browse',
  'POST /api/verify-email/resend': 'account',
  'POST /api/password/forgot': 'browse',
  'POST /api/password/reset': 'browse',
  'POST /api/password/change': 'account',
  'POST /api/two-factor/verify': 'browse',
  'POST /api/two-factor/recovery': 'browse',
  'POST /api/two-factor/enable': 'account',
  'POST /api/two-factor/disable': 'account',
  'GET /api/user/sessions': 'account',
  'DELETE /api/user/sessions': 'account',
  'DELETE /api/user/sessions/:session_id': 'account',
};
