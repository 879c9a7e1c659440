import { z } from 'zod';

/** The one table of what can go wrong: the stable code, its status, and the sentence of the specification. */
export const ERRORS = {
  invalid_request: { status: 400, error: 'La petición no es válida' },
  not_found: { status: 404, error: 'No encontrado' },
  carril_not_found: { status: 404, error: 'Carril no encontrado' },
  evento_not_found: { status: 404, error: 'Evento no encontrado' },
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
