import type { ErrorCode, ErrorReply } from '@poliedro/contracts/errors';

/** What the server answered, or why there was no answer. */
export type ApiErrorCode = ErrorCode | 'unreachable' | 'timeout';

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly status: number;
  /** What the server says about it, for codes that this page does not know yet. */
  readonly sentence: string | undefined;

  /** With price_changed: what it costs now. */
  readonly importe_euros: number | undefined;

  constructor(
    code: ApiErrorCode,
    status: number,
    sentence?: string,
    { importe_euros, ...options }: ErrorOptions & { importe_euros?: number | undefined } = {},
  ) {
    super(`${code} (${status})`, options);
    this.code = code;
    this.status = status;
    this.sentence = sentence;
    this.importe_euros = importe_euros;
  }
}

export function apiErrorFromReply(status: number, body: string): ApiError {
  const { code, error, importe_euros } = errorReplyOf(body);
  return new ApiError(code ?? (status === 404 ? 'not_found' : 'internal'), status, error, { importe_euros });
}

export function errorReplyOf(body: string): Partial<ErrorReply> {
  try {
    return (JSON.parse(body) as Partial<ErrorReply> | null) ?? {};
  } catch {
    return {};
  }
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.code === 'invalid_request');
}
