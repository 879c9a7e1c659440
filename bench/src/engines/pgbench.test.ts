import { expect, test } from 'vitest';
import { pgbenchScript } from './pgbench.ts';

test('values are written into the statement', () => {
  expect(pgbenchScript('select $1, $2::text, $3::bigint, $1', [7, "d'or", null])).toBe(
    "select 7, 'd''or'::text, null::bigint, 7;\n",
  );
});

test('a colon inside a text is not left for pgbench to take as a variable', () => {
  const script = pgbenchScript("select 'es', y::text, to_char(x, 'HH24:MI'), z::text, ''", []);
  expect(script).toBe("select 'es', y::text, to_char(x, U&'HH24\\003AMI'), z::text, '';\n");
});
