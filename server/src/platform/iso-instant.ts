/** SQL that spells an instant as the contracts do. `column` is an SQL expression of a time that is UTC's and says no zone. */
export const isoInstant = (column: string) => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** The same for a column that has a time zone. */
export const isoInstantOfZoned = (column: string) => isoInstant(`${column} at time zone 'UTC'`);
