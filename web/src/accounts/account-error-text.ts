import type { AccountText } from '../locales/account-text.ts';
import { ApiError } from '../platform/api-error.ts';

/** What to say about a failed call: our words for its code, else the server's, else the general ones. */
export function accountErrorText(error: unknown, text: AccountText, general: string): string {
  if (!(error instanceof ApiError) || error.code === 'internal') return general;
  const known: Partial<Record<string, string>> = text.errors;
  return known[error.code] ?? error.sentence ?? general;
}
