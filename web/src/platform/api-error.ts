import type { ErrorCode, ErrorReply } from '@poliedro/contracts/errors';

/** What the server answered, or why there was no answer. */
export type ApiErrorCode = ErrorCode | 'unreachable' | 'timeout';

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly status: number;

  constructor(code: ApiErrorCode, status: number, options?: ErrorOptions) {
    super(`${code} (${status})`, options);
    this.code = code;
    this.status = status;
  }
}

export function apiErrorFromReply(status: number, body: string): ApiError {
  return new ApiError(codeOf(body) ?? (status === 404 ? 'not_found' : 'internal'), status);
}

function codeOf(body: string): ErrorCode | undefined {
  try {
    return (JSON.parse(body) as Partial<ErrorReply>).code;
  } catch {
    return undefined;
  }
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.code === 'invalid_request');
}
