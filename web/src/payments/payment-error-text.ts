import type { PaymentsText } from '../locales/payments-text.ts';
import { ApiError } from '../platform/api-error.ts';

/** Why a call failed, in the page's words where it has some, else in the server's; undefined where nobody knows. */
export function reasonOf(error: unknown, { errors }: Pick<PaymentsText, 'errors'>): string | undefined {
  if (!(error instanceof ApiError) || error.code === 'internal') return undefined;
  return (errors as Partial<Record<string, string>>)[error.code] ?? error.sentence;
}

/** No answer came: nobody here knows whether it was done. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'unreachable' || error.code === 'timeout');
}
