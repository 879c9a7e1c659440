import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../services/places.ts';

const folder = 'server/migrations';
const lockName = `${folder}/migrations.lock`;
const namePattern = /^(\d{4})-[a-z0-9]+(-[a-z0-9]+)*\.sql$/;

function listMigrations(root: string): string[] {
  const dir = join(root, folder);
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter((name) => name.endsWith('.sql'))
    .sort();
}

/** `sha256  name` lines, as `sha256sum --check` reads them. */
function readLock(root: string): Map<string, string> {
  const path = join(root, lockName);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  return new Map(lines.filter((line) => line !== '').map((line) => [line.slice(66), line.slice(0, 64)]));
}

function sha256(root: string, name: string): string {
  return createHash('sha256')
    .update(readFileSync(join(root, folder, name)))
    .digest('hex');
}

function findNumberingFaults(names: string[]): string[] {
  return names.flatMap((name, index) => {
    const expected = String(index + 1).padStart(4, '0');
    const number = namePattern.exec(name)?.[1];
    if (number === undefined) return [`${folder}/${name}: not named NNNN-name.sql`];
    return number === expected ? [] : [`${folder}/${name}: numbered ${number} where ${expected} is due`];
  });
}

function findChangedOrLost(root: string, names: string[], lock: Map<string, string>): string[] {
  return [...lock].flatMap(([name, hash]) => {
    if (!names.includes(name)) return [`${folder}/${name}: deleted, though ${lockName} holds it`];
    return sha256(root, name) === hash ? [] : [`${folder}/${name}: changed after it was locked; write a new migration`];
  });
}

/** What history says: a migration that a commit added is never touched again by a later one. */
function findRewrittenHistory(root: string): string[] {
  const args = ['log', '--no-renames', '--diff-merges=first-parent', '--diff-filter=MDT', '--name-only', '--relative'];
  const git = spawnSync('git', [...args, '--format=commit %h', '--', `${folder}/*.sql`], {
    cwd: root,
    encoding: 'utf8',
  });
  if (git.status !== 0) return [];
  const faults: string[] = [];
  let commit = '';
  for (const line of git.stdout.split('\n').filter((text) => text !== '')) {
    if (line.startsWith('commit ')) commit = line.slice(7);
    else faults.push(`${line}: changed or deleted by commit ${commit} after it had been added`);
  }
  return faults;
}

export function findMigrationFaults(root: string): string[] {
  const names = listMigrations(root);
  const lock = readLock(root);
  const unlocked = names.filter((name) => !lock.has(name));
  return [
    ...findNumberingFaults(names),
    ...findChangedOrLost(root, names, lock),
    ...unlocked.map((name) => `${folder}/${name}: not in ${lockName}; run node tools/check/migrations.ts --write`),
    ...findRewrittenHistory(root),
  ];
}

/** Adds new migrations to the lock. What is in it stays: a changed migration is a fault, not something to lock anew. */
export function lockMigrations(root: string): string[] {
  const names = listMigrations(root);
  const lock = readLock(root);
  const faults = [...findNumberingFaults(names), ...findChangedOrLost(root, names, lock)];
  if (faults.length > 0) return faults;
  const lines = names.map((name) => `${lock.get(name) ?? sha256(root, name)}  ${name}\n`);
  writeFileSync(join(root, lockName), lines.join(''));
  return [];
}

if (import.meta.main) {
  const faults = process.argv.includes('--write') ? lockMigrations(projectRoot) : findMigrationFaults(projectRoot);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
