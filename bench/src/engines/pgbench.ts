import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../places.ts';
import { runCommand } from '../processes/command.ts';
import type { Services } from '../site/services.ts';
import type { Statement } from '../site/statement.ts';

const OWN = join(projectRoot, '.services/bin/pgbench');

export interface PgbenchOptions {
  statement: Statement;
  values: readonly (string | number | null)[];
  connections: number;
  seconds: number;
}

function literal(value: string | number | null | undefined): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : 'null';
}

/**
 * The statement with its values written out. pgbench takes a colon before a word for a variable, even inside a text:
 * such texts are spelt with PostgreSQL's escape for the colon, which means the same.
 */
export function pgbenchScript(text: string, values: PgbenchOptions['values']): string {
  const filled = text.replace(/\$(\d+)/g, (_, position: string) => literal(values[Number(position) - 1]));
  const spelt = filled.replace(/'(?:[^']|'')*'/g, (quoted) =>
    quoted.includes(':') ? `U&${quoted.replaceAll(':', '\\003A')}` : quoted,
  );
  return `${spelt};\n`;
}

/** Transactions a second of PostgreSQL alone, without Node. */
export async function runPgbench(services: Services, options: PgbenchOptions): Promise<number> {
  const program = existsSync(OWN) ? OWN : 'pgbench';
  const size = ['-c', String(options.connections), '-j', '1', '-T', String(options.seconds)];
  const output = await runCommand(program, ['-n', '-M', 'prepared', ...size, '-f', '-', services.DATABASE_URL], {
    input: pgbenchScript(options.statement.text, options.values),
  });
  const tps = /tps = ([\d.]+)/.exec(output)?.[1];
  if (tps === undefined) throw new Error(`pgbench printed no result:\n${output}`);
  return Number(tps);
}
