import type { Rol, User } from './accounts.ts';

/** Who may do what: the one table that the server enforces and the web asks. */
export const CAPABILITIES = {
  browse: ['visitante', 'lector', 'investigador', 'experto'],
  account: ['lector', 'investigador', 'experto'],
  author: ['investigador', 'experto'],
  opine: ['experto'],
  payout: ['investigador', 'experto'],
  administer: [],
} as const satisfies Record<string, readonly (Rol | 'visitante')[]>;
export type Capability = keyof typeof CAPABILITIES;

type Actor = Pick<User, 'rol' | 'es_administrador' | 'segundo_factor'> | null;

/** Whoever has these keeps a second factor. */
const WITH_SECOND_FACTOR: readonly Capability[] = ['administer', 'payout'];

/** Administrators are a flag, never a role. */
export function can(actor: Actor, capability: Capability): boolean {
  if (WITH_SECOND_FACTOR.includes(capability) && actor?.segundo_factor !== true) return false;
  if (capability === 'administer') return actor?.es_administrador === true;
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
  'GET /api/modal_eventos/:evento_id/motivos': 'browse',
  'GET /api/modal_eventos_articulos/:evento_id': 'browse',
  'GET /api/eventos/search': 'browse',
  'GET /api/evento/:evento_id/novedades': 'browse',
  'GET /api/contadores/:tipo/:id': 'browse',
  'GET /api/live/:tipo/:id': 'browse',
  // Visitors may only read: the service refuses them the other actions.
  'POST /api/user/write_interaction': 'browse',
  'GET /api/user/interactions': 'account',
  'GET /api/comments/evento/:evento_id': 'browse',
  'GET /api/comments/articulo/:articulo_id': 'browse',
  'POST /api/comments': 'opine',
  'PUT /api/comments/:comentario_id': 'account',
  'DELETE /api/comments/:comentario_id': 'account',
  'GET /api/user/comments': 'opine',
  'GET /api/usuario/:usuario_id/comments': 'browse',
  'POST /api/reports': 'browse',
  'GET /api/article/:slug': 'browse',
  'GET /api/articulo/:articulo_id': 'browse',
  'GET /api/articulo/:articulo_id/completo': 'account',
  'GET /api/articulos/de-pago': 'browse',
  'GET /api/usuario/:usuario_id/articles': 'browse',
  // Drafts are everybody's; the service asks for an author to publish and to set a price.
  'POST /api/user/articles': 'account',
  'GET /api/user/articles': 'account',
  'GET /api/user/articles/:articulo_id': 'account',
  'DELETE /api/user/articles/:articulo_id': 'account',
  'POST /api/user/articles/:articulo_id/autosave': 'account',
  'GET /api/user/articles/:articulo_id/revisions': 'account',
  'GET /api/user/articles/:articulo_id/revisions/:revision_id': 'account',
  'PUT /api/user/articles/images': 'account',
  'POST /api/user/articles/images/copy': 'account',
  'GET /api/stripe/config': 'browse',
  'GET /api/stripe/user-balance': 'account',
  'POST /api/stripe/purchase-article': 'account',
  'GET /api/stripe/check-purchase/:articulo_id': 'browse',
  'GET /api/stripe/purchases': 'account',
  'POST /api/stripe/create-payment-intent': 'account',
  'GET /api/stripe/top-ups/:top_up_id': 'account',
  'POST /api/stripe/refund-balance': 'account',
  'GET /api/stripe/user-transactions': 'account',
  'GET /api/stripe/transactions': 'account',
  'GET /api/stripe/transactions.csv': 'account',
  'GET /api/stripe/transactions/:id/receipt': 'account',
  'POST /api/stripe/create-subscription': 'account',
  'GET /api/stripe/subscription': 'account',
  'POST /api/stripe/subscription/change': 'account',
  'POST /api/stripe/subscription/cancel': 'account',
  'POST /api/stripe/subscription/withdraw': 'account',
  'GET /api/stripe/subscription/invoices': 'account',
  // To look at one's own account asks for no second factor; to open it or to be led to it does.
  'GET /api/stripe/account-status': 'author',
  'POST /api/stripe/create-express-account': 'payout',
  'POST /api/stripe/create-connected-account': 'payout',
  'POST /api/stripe/create-account-link': 'payout',
  'POST /api/stripe/create-onboarding-link': 'payout',
  'GET /api/cuentas': 'browse',
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
  'GET /api/passkeys': 'account',
  'POST /api/passkeys/options': 'account',
  'POST /api/passkeys': 'account',
  'DELETE /api/passkeys/:passkey_id': 'account',
  'POST /api/passkeys/login/options': 'browse',
  'POST /api/passkeys/login': 'browse',
  'GET /api/user/profile': 'account',
  'PUT /api/user/profile': 'account',
  'GET /api/user/location': 'account',
  'PUT /api/user/bio': 'author',
  'PUT /api/user/bio/photo': 'author',
  'DELETE /api/user/bio/photo': 'author',
  'POST /api/email/change': 'account',
  'POST /api/email/confirm': 'browse',
  'GET /api/usuario/:usuario_id': 'browse',
  'POST /api/user/application': 'account',
  'DELETE /api/user/application': 'account',
  'POST /api/user/export': 'account',
  'GET /api/user/export': 'account',
  'GET /api/user/export/file': 'account',
  'POST /api/user/deletion': 'account',
  'DELETE /api/user/deletion': 'account',
  'GET /api/user/sessions': 'account',
  'DELETE /api/user/sessions': 'account',
  'DELETE /api/user/sessions/:session_id': 'account',
};
