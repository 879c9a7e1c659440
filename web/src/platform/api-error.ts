import type { ErrorCode, ErrorReply } from '@poliedro/contracts/errors';

/** What the server answered, or why there was no answer. */
export type ApiErrorCode = ErrorCode | 'unreachable' | 'timeout';

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly status: number;
  /** What the server says about it, for codes that this page does not know yet. */
  readonly sentence: string | undefined;

  constructor(code: ApiErrorCode, status: number, sentence?: string, options?: ErrorOptions) {
    super(`${code} (${status})`, options);
    this.code = code;
    this.status = status;
    this.sentence = sentence;
  }
}

export function apiErrorFromReply(status: number, body: string): ApiError {
  const { code, error } = errorReplyOf(body);
  return new ApiError(code ?? (status === 404 ? 'not_found' : 'internal'), status, error);
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
