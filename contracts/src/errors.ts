import { z } from 'zod';

/** The one table of what can go wrong: the stable code, its status, and the sentence of the specification. */
export const ERRORS = {
  invalid_request: { status: 400, error: 'La petición no es válida' },
  unauthenticated: { status: 401, error: 'No has iniciado sesión' },
  forbidden: { status: 403, error: 'No tienes permiso para hacer esto' },
  cross_site: { status: 403, error: 'La petición viene de otro sitio' },
  invalid_credentials: { status: 401, error: 'El correo o la contraseña no son correctos' },
  invalid_code: { status: 401, error: 'El código no es correcto' },
  invalid_token: { status: 400, error: 'El enlace no es válido o ha caducado' },
  wrong_password: { status: 403, error: 'La contraseña no es correcta' },
  second_factor_on: { status: 409, error: 'El segundo factor ya está activado' },
  second_factor_required: { status: 403, error: 'Tu cuenta necesita el segundo factor para esto' },
  passkey_refused: { status: 401, error: 'No se ha podido comprobar la llave de acceso' },
  passkey_not_found: { status: 404, error: 'Llave de acceso no encontrada' },
  usuario_not_found: { status: 404, error: 'Usuario no encontrado' },
  application_pending: { status: 409, error: 'Ya tienes una solicitud en espera' },
  application_not_found: { status: 404, error: 'No tienes ninguna solicitud en espera' },
  role_already_held: { status: 409, error: 'Ya tienes ese papel o uno mayor' },
  export_not_ready: { status: 404, error: 'Todavía no hay nada que descargar' },
  too_many_exports: { status: 429, error: 'Solo puedes pedir tus datos una vez al día' },
  photo_unreadable: { status: 400, error: 'No hemos podido leer esa imagen' },
  photo_too_large: { status: 413, error: 'La imagen pesa demasiado' },
  unknown_category: { status: 400, error: 'Esa categoría no existe' },
  session_not_found: { status: 404, error: 'Sesión no encontrada' },
  alias_taken: { status: 409, error: 'Ese alias ya está en uso' },
  email_taken: { status: 409, error: 'Ese correo ya pertenece a otra cuenta' },
  password_common: { status: 400, error: 'Esa contraseña es demasiado común' },
  too_many_attempts: { status: 429, error: 'Demasiados intentos. Espera unos minutos y vuelve a intentarlo' },
  not_found: { status: 404, error: 'No encontrado' },
  carril_not_found: { status: 404, error: 'Carril no encontrado' },
  evento_not_found: { status: 404, error: 'Evento no encontrado' },
  articulo_not_found: { status: 404, error: 'Artículo no encontrado' },
  email_unverified: { status: 403, error: 'Confirma tu correo para poder hacer esto' },
  comment_empty: { status: 400, error: 'El comentario no puede estar vacío' },
  comment_too_long: { status: 400, error: 'El comentario no puede exceder 200 caracteres (sin incluir URLs)' },
  comment_too_deep: { status: 409, error: 'Aquí ya no se puede responder más' },
  comment_edit_over: { status: 409, error: 'Ya no se puede editar: han pasado 15 minutos' },
  comentario_not_found: { status: 404, error: 'Comentario no encontrado' },
  report_target_not_found: { status: 404, error: 'Aquello de lo que quieres informar ya no está' },
  rate_limited: { status: 429, error: 'Demasiadas peticiones. Espera un momento y vuelve a intentarlo' },
  internal: { status: 500, error: 'Algo ha fallado. Vuelve a intentarlo' },
  unavailable: { status: 503, error: 'El servicio no está disponible. Vuelve a intentarlo en unos segundos' },
} as const satisfies Record<string, { status: number; error: string }>;

export type ErrorCode = keyof typeof ERRORS;
export const ERROR_CODES = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

export const errorReplySchema = z.object({
  error: z.string(),
  code: z.enum(ERROR_CODES),
  request_id: z.string(),
});
export type ErrorReply = z.infer<typeof errorReplySchema>;
