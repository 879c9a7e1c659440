import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findMigrationFaults, lockMigrations } from './migrations.ts';

let root: string;

const write = (name: string, sql: string) => writeFileSync(join(root, 'server/migrations', name), sql);

function git(...args: string[]): void {
  const identity = ['-c', 'user.name=test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgsign=false'];
  // Inside a git hook, GIT_DIR would send these commits into the project itself.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));
  execFileSync('git', [...identity, ...args], { cwd: root, stdio: 'ignore', env });
}

function commit(): void {
  git('add', '-A');
  git('commit', '-m', 'a change', '--no-verify');
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'migrations-'));
  mkdirSync(join(root, 'server/migrations'), { recursive: true });
  write('0001-events.sql', 'create table events ();');
  write('0002-articles.sql', 'create table articles ();');
  git('init');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the migrations', () => {
  test('pass once they are locked, before and after they are committed', () => {
    expect(findMigrationFaults(root)).toHaveLength(2);
    expect(lockMigrations(root)).toEqual([]);
    expect(findMigrationFaults(root)).toEqual([]);
    commit();
    write('0003-comments.sql', 'create table comments ();');
    lockMigrations(root);
    commit();
    expect(findMigrationFaults(root)).toEqual([]);
  });

  test('are numbered without a gap and without two of a number', () => {
    write('0004-comments.sql', '');
    write('0002-others.sql', '');
    lockMigrations(root);
    expect(findMigrationFaults(root).join('\n')).toContain('0002-others.sql: numbered 0002 where 0003 is due');
    expect(findMigrationFaults(root).join('\n')).toContain('0004-comments.sql: not in');
  });

  test('cannot be changed after they were locked, not even by locking again', () => {
    lockMigrations(root);
    const lock = readFileSync(join(root, 'server/migrations/migrations.lock'), 'utf8');
    write('0001-events.sql', 'create table events (id int);');
    const fault = 'server/migrations/0001-events.sql: changed after it was locked; write a new migration';
    expect(findMigrationFaults(root)).toEqual([fault]);
    expect(lockMigrations(root)).toEqual([fault]);
    expect(readFileSync(join(root, 'server/migrations/migrations.lock'), 'utf8')).toBe(lock);
  });

  test('are caught by history when the lock was rewritten with them', () => {
    lockMigrations(root);
    commit();
    write('0001-events.sql', 'create table events (id int);');
    rmSync(join(root, 'server/migrations/migrations.lock'));
    lockMigrations(root);
    commit();
    expect(findMigrationFaults(root).join('\n')).toMatch(/0001-events\.sql: changed or deleted by commit \w+/);
  });

  test('may come in by a merge', () => {
    lockMigrations(root);
    commit();
    git('checkout', '-b', 'other');
    write('0003-comments.sql', 'create table comments ();');
    lockMigrations(root);
    commit();
    git('checkout', '-');
    writeFileSync(join(root, 'README.md'), 'x');
    commit();
    git('merge', '--no-ff', 'other', '-m', 'merge');
    expect(findMigrationFaults(root)).toEqual([]);
  });
});
