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

interface Page<Row> {
  readonly rows: Row[];
  readonly has_more: boolean;
  readonly cursor: string | null;
}

/** Of rows that one more of was asked for than a page has: the page, and where the next one begins. */
export function cutPage<Row>(
  found: readonly Row[],
  size: number,
  orderOf: (row: Row) => number | readonly number[],
): Page<Row> {
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  const has_more = found.length > size;
  const after = last === undefined ? [] : [orderOf(last)].flat();
  return { rows, has_more, cursor: has_more ? encodeAfter(...after) : null };
}
