import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findDocFaults } from './doc-paths.ts';

let root: string;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'doc-paths-'));
  write('package.json', '{ "scripts": { "check": "x" } }');
  write('web/package.json', '{ "name": "@poliedro/web", "scripts": { "build": "x" } }');
  write('server/src/context.ts', '');
  write('docs/decisions/0001-store.md', '');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('what the documents name', () => {
  test('passes when it is there, from the root, from the document, by its end or by a pattern', () => {
    write(
      'docs/architecture.md',
      [
        'See `server/src/context.ts`, `context.ts`, `src/context.ts`, `decisions/NNNN-*.md`, `docs/{decisions,architecture.md}`',
        'and [the store](decisions/0001-store.md#why) or [elsewhere](https://example.org/a/b.md).',
        'Not paths: `application/json`, `/api/events`, `@poliedro/web`, `a/b`, `evento_id`.',
        'Run `pnpm run check`, `pnpm install` or `pnpm --filter @poliedro/web run build`.',
        '```sh',
        'pnpm check -- types   # one step',
        '```',
      ].join('\n'),
    );
    expect(findDocFaults(root)).toEqual([]);
  });

  test('is reported by document and line when it is not', () => {
    write(
      'README.md',
      'Read `docs/nothing.md`, `gone.ts` and [this](docs/lost.md).\nRun `pnpm run chekc`.\n```\npnpm --filter @poliedro/api run build\ncat server/none.txt\n```\n',
    );
    expect(findDocFaults(root)).toEqual([
      'README.md:1: there is no docs/nothing.md',
      'README.md:1: there is no gone.ts',
      'README.md:1: there is no docs/lost.md',
      'README.md:2: package.json has no script chekc',
      'README.md:4: there is no package @poliedro/api',
      'README.md:5: there is no server/none.txt',
    ]);
  });
});
