import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findLongFiles } from './file-length.ts';

let root: string;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'file-length-'));
  write('tools/check/long-files.json', '{}');
  write('server/src/short.ts', 'x\n'.repeat(300));
  write('server/schema.sql', 'x\n'.repeat(1000));
  write('server/seeds/content/events.json', 'x\n'.repeat(1000));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the length of files', () => {
  test('passes up to 300 lines, and never counts what is generated or content', () => {
    expect(findLongFiles(root)).toEqual([]);
  });

  test('is reported from 301 lines on, unless a reason is written down', () => {
    write('web/src/long.css', 'x\n'.repeat(301));
    expect(findLongFiles(root)).toEqual(['web/src/long.css has 301 lines, over 300: split it']);
    write('tools/check/long-files.json', '{ "web/src/long.css": " " }');
    expect(findLongFiles(root)).toHaveLength(1);
    write('tools/check/long-files.json', '{ "web/src/long.css": "one table, read from top to bottom" }');
    expect(findLongFiles(root)).toEqual([]);
  });

  test('is reported when a reason outlives its file', () => {
    write('tools/check/long-files.json', '{ "web/src/gone.css": "one table" }');
    expect(findLongFiles(root)).toEqual([
      'tools/check/long-files.json names web/src/gone.css, which is not a long file any more',
    ]);
  });
});
