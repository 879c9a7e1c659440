import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findCoverageFaults } from './spec-coverage.ts';

let root: string;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function faultsOf(...rows: string[]): string[] {
  write(
    'docs/spec-coverage.md',
    ['# Coverage', '', '| What | Where | Test |', '| --- | --- | --- |', ...rows].join('\n'),
  );
  return findCoverageFaults(root);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'spec-coverage-'));
  write('web/src/home.tsx', '');
  write('e2e/home.spec.ts', "test('the first row is there', x);\ntest(`no page scrolls, in any language`, x);\n");
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the table of what proves the specification', () => {
  test('holds where files are there and titles stand in them, also a part of one that is put together', () => {
    expect(
      faultsOf(
        '| the first row | `web/src/home.tsx` | `e2e/home.spec.ts` › "the first row"; `e2e/home.spec.ts` › "no page scrolls" |',
        '| a call `/api/x/{id}` | `web/src/home.tsx` | `e2e/home.spec.ts` › "the first row is there" |',
      ),
    ).toEqual([]);
  });

  test('does not where a file or a title is gone, or a word stands outside of any title', () => {
    expect(
      faultsOf(
        '| one | `web/src/gone.tsx` | `e2e/home.spec.ts` › "the second row" |',
        '| two | `web/src/home.tsx` | `e2e/gone.spec.ts` › "the first row" |',
        '| three | `web/src/home.tsx` | `e2e/home.spec.ts` › "test(" |',
      ),
    ).toEqual([
      'docs/spec-coverage.md:5: there is no web/src/gone.tsx',
      'docs/spec-coverage.md:5: e2e/home.spec.ts has no test "the second row"',
      'docs/spec-coverage.md:6: there is no e2e/gone.spec.ts',
      'docs/spec-coverage.md:7: e2e/home.spec.ts has no test "test("',
    ]);
  });

  test('does not where a cell is missing or empty, or nothing proves the row', () => {
    expect(
      faultsOf(
        '| one | `web/src/home.tsx` |',
        '| two | | `e2e/home.spec.ts` › "the first row" |',
        '| three | `web/src/home.tsx` | the journeys |',
        '| four | `web/src/home.tsx` | OPEN: the product has it |',
      ),
    ).toEqual([
      'docs/spec-coverage.md:5: 2 cells instead of three',
      'docs/spec-coverage.md:6: an empty cell',
      'docs/spec-coverage.md:7: names no test as `file` › "title"',
      'docs/spec-coverage.md:8: no test proves it',
    ]);
  });

  test('has to be there', () => {
    expect(findCoverageFaults(root)).toEqual(['there is no docs/spec-coverage.md']);
  });
});
