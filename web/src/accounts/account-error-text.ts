import { ApiError } from '../platform/api-error.ts';

/** What to say about a failed call: our words for its code, else the server's, else the general ones. */
export function accountErrorText(
  error: unknown,
  { errors }: { readonly errors: Partial<Record<string, string>> },
  general: string,
): string {
  if (!(error instanceof ApiError) || error.code === 'internal') return general;
  return errors[error.code] ?? error.sentence ?? general;
}
