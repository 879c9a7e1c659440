import { DomainError } from './errors.ts';

/** Where a page of a list ended: the numbers that the list is ordered by, of its last row. */
export const encodeAfter = (...numbers: readonly number[]): string =>
  Buffer.from(numbers.join('.')).toString('base64url');

/** Undefined without a cursor; one that is not ours, or of another list, is refused. */
export function decodeAfter(cursor: string | undefined, size: number): number[] | undefined {
  if (cursor === undefined) return undefined;
  const numbers = Buffer.from(cursor, 'base64url').toString().split('.');
  const isOurs =
    numbers.length === size && numbers.every((n) => /^\d{1,16}$/.test(n) && Number.isSafeInteger(Number(n)));
  if (!isOurs) throw new DomainError('invalid_request', { cursor });
  return numbers.map(Number);
}
