import type { RedaccionText } from '../locales/redaccion-text.ts';
import { ApiError } from '../platform/api-error.ts';

/** What is told when something an operator asked for was not done. */
export function operatorErrorText(
  error: unknown,
  { errors }: RedaccionText,
  known: Readonly<Record<string, string>> = {},
) {
  if (!(error instanceof ApiError)) return errors.other;
  if (error.code === 'unreachable' || error.code === 'timeout') return errors.offline;
  const texts: Readonly<Record<string, string>> = { ...errors, ...known };
  return texts[error.code] ?? errors.other;
}
