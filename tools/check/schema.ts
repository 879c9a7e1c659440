import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustSucceed, runCommand } from '../command.ts';
import { dropDatabase, migrateDatabase, recreateDatabase, runSql } from '../databases.ts';
import { postgresProgram, withServices } from '../environment.ts';
import { projectRoot } from '../services/places.ts';

const schemaFile = 'server/schema.sql';
const heading = '-- Generated from server/migrations: node tools/check/schema.ts --write\n';

/** Drops what differs between two dumps of one schema: versions, session settings, comments and blank lines. */
export function normaliseDump(dump: string): string {
  const lines = dump
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => !/^(--|SET |\\(un)?restrict|SELECT pg_catalog\.set_config|COMMENT ON EXTENSION)/.test(line));
  return `${lines
    .join('\n')
    .replace(/\n{2,}/g, '\n\n')
    .trim()}\n`;
}

/** Partitions are made for the weeks around today: they are data of a running server, not schema. */
async function listPartitions(url: string): Promise<string[]> {
  const sql = "SELECT relname FROM pg_class WHERE relispartition AND relkind = 'r' AND relname ~ '[0-9]{4}';\n";
  return (await runSql(url, sql)).split('\n').filter((name) => name !== '');
}

export async function dumpMigratedSchema(): Promise<string> {
  const environment = await withServices();
  const name = `poliedro_schema_${process.pid}`;
  const url = await recreateDatabase(environment, name);
  try {
    await migrateDatabase({ ...environment, DATABASE_URL: url });
    const withoutPartitions = (await listPartitions(url)).map((partition) => `--exclude-table=${partition}`);
    const args = ['--schema-only', '--no-owner', '--no-privileges', ...withoutPartitions, url];
    const dump = await mustSucceed(runCommand(postgresProgram('pg_dump'), args), 'pg_dump');
    return heading + normaliseDump(dump);
  } finally {
    await dropDatabase(environment, name);
  }
}

function firstDifference(expected: string, actual: string): string {
  const [wanted, found] = [expected.split('\n'), actual.split('\n')];
  const index = wanted.findIndex((line, at) => line !== found[at]);
  const at = index === -1 ? wanted.length : index;
  return `line ${at + 1}\n  migrations: ${wanted[at] ?? '(end)'}\n  ${schemaFile}: ${found[at] ?? '(end)'}`;
}

export async function findSchemaFaults(): Promise<string[]> {
  const path = join(projectRoot, schemaFile);
  const wanted = await dumpMigratedSchema();
  const found = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (found === wanted) return [];
  return [
    `${schemaFile} is not what the migrations make, from ${firstDifference(wanted, found)}`,
    'Run: node tools/check/schema.ts --write',
  ];
}

if (import.meta.main) {
  if (process.argv.includes('--write')) writeFileSync(join(projectRoot, schemaFile), await dumpMigratedSchema());
  else {
    const faults = await findSchemaFaults();
    for (const fault of faults) console.error(fault);
    process.exitCode = faults.length > 0 ? 1 : 0;
  }
}
