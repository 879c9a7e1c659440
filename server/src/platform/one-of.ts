/**
 * Whether a column is one of some ids. By their range PostgreSQL knows which weeks of a table to open; of an array that it
 * is given it opens every one.
 */
export const oneOf = (column: string, ids: string) =>
  `${column} = any (${ids}::bigint[]) and ${column} between (select min(id) from unnest(${ids}::bigint[]) id)
    and (select max(id) from unnest(${ids}::bigint[]) id)`;
