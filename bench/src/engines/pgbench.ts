import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../places.ts';
import { runCommand } from '../processes/command.ts';
import type { Services } from '../site/services.ts';
import type { Statement } from '../site/statement.ts';

const OWN = join(projectRoot, '.services/bin/pgbench');

/** Written as it stands, with pgbench's own variables. */
interface Expression {
  readonly sql: string;
}
type Value = string | number | null | Expression;

/** One statement with what it is asked with. */
export interface Question {
  readonly statement: Statement;
  readonly values: readonly Value[];
}

export interface PgbenchOptions {
  /** In one transaction, where there are several. */
  readonly questions: readonly Question[];
  /** Lines that set its variables before each. */
  readonly variables?: readonly string[];
  readonly connections: number;
  readonly seconds: number;
}

function literal(value: Value | undefined): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object' && value !== null) return value.sql;
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : 'null';
}

/**
 * The statement with its values written out. pgbench takes a colon before a word for a variable, even inside a text:
 * such texts are spelt with PostgreSQL's escape for the colon, which means the same.
 */
export function pgbenchScript(text: string, values: Question['values']): string {
  const filled = text.replace(/\$(\d+)/g, (_, position: string) => literal(values[Number(position) - 1]));
  const spelt = filled.replace(/'(?:[^']|'')*'/g, (quoted) =>
    quoted.includes(':') ? `U&${quoted.replaceAll(':', '\\003A')}` : quoted,
  );
  return `${spelt};\n`;
}

function wholeScript({ questions, variables = [] }: PgbenchOptions): string {
  const statements = questions.map(({ statement, values }) => pgbenchScript(statement.text, values));
  const together = questions.length > 1 ? ['begin;\n', ...statements, 'commit;\n'] : statements;
  return [...variables.map((line) => `\\set ${line}\n`), ...together].join('');
}

/** Transactions a second of PostgreSQL alone, without Node. */
export async function runPgbench(services: Services, options: PgbenchOptions): Promise<number> {
  const program = existsSync(OWN) ? OWN : 'pgbench';
  const size = ['-c', String(options.connections), '-j', '1', '-T', String(options.seconds)];
  const output = await runCommand(program, ['-n', '-M', 'prepared', ...size, '-f', '-', services.DATABASE_URL], {
    input: wholeScript(options),
  });
  const tps = /tps = ([\d.]+)/.exec(output)?.[1];
  if (tps === undefined) throw new Error(`pgbench printed no result:\n${output}`);
  return Number(tps);
}
