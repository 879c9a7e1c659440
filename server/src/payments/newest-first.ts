/**
 * In a statement that lists rows of a table by when they were made, a page at a time: $1 is the `at` of the page before,
 * or null, and $2 how many. Rows of one moment stay together, so that none is left out between two pages.
 */
export const newestFirst = (column: string) => ({
  at: `(extract(epoch from ${column}) * 1000000)::float8 as at`,
  before: `($1::float8 is null or ${column} < timestamptz 'epoch' + $1::float8 * interval '1 microsecond')`,
  page: `order by ${column} desc fetch first $2 rows with ties`,
});
