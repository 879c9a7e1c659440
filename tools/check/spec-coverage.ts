import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const table = 'docs/spec-coverage.md';
const named = /`([^`]+)` › "([^"]+)"/g;
const file = /`([\w@./-]+\/[\w@./-]+\.\w+)`/g;

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

function listRows(markdown: string): Row[] {
  return markdown.split('\n').flatMap((text, index) => {
    if (!text.startsWith('|')) return [];
    const cells = text
      .replace(/^\||\|\s*$/g, '')
      .split('|')
      .map((cell) => cell.trim());
    return [{ line: index + 1, cells }];
  });
}

/** The two lines above each table: the names of its columns, and what parts them from the rows. */
const isHead = (rows: readonly Row[], at: number): boolean =>
  [rows[at], rows[at + 1]].some((row) => row?.cells.every((cell) => /^:?-+:?$/.test(cell)) ?? false);

/** A title is a piece of the source between quotation marks; of one that is put together, a part is enough. */
function hasTitle(source: string, title: string): boolean {
  const literal = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`['"\`][^'"\`\\n]*${literal}`).test(source);
}

/** What is named for a row is there: its file, and in each test's file the test. */
export function findCoverageFaults(root: string): string[] {
  const path = join(root, table);
  if (!existsSync(path)) return [`there is no ${table}`];
  const rows = listRows(readFileSync(path, 'utf8'));
  if (rows.length === 0) return [`${table} has no rows`];
  const sources = new Map<string, string | undefined>();
  const sourceOf = (name: string): string | undefined => {
    if (!sources.has(name)) {
      const known = existsSync(join(root, name)) ? readFileSync(join(root, name), 'utf8') : undefined;
      sources.set(name, known);
    }
    return sources.get(name);
  };

  function faultsOf({ cells }: Row): string[] {
    if (cells.length !== 3) return [`${cells.length} cells instead of three`];
    if (cells.includes('')) return ['an empty cell'];
    const [, place = '', proof = ''] = cells;
    if (/\bOPEN\b/.test(proof)) return ['no test proves it'];
    const tests = [...proof.matchAll(named)];
    if (tests.length === 0) return ['names no test as `file` › "title"'];
    const missing = [...`${place} ${proof}`.matchAll(file)]
      .map(([, name = '']) => name)
      .filter((name) => sourceOf(name) === undefined)
      .map((name) => `there is no ${name}`);
    const unknown = tests.flatMap(([, name = '', title = '']) => {
      const source = sourceOf(name);
      return source === undefined || hasTitle(source, title) ? [] : [`${name} has no test "${title}"`];
    });
    return [...missing, ...unknown];
  }

  return rows.flatMap((row, at) =>
    isHead(rows, at) ? [] : faultsOf(row).map((fault) => `${table}:${row.line}: ${fault}`),
  );
}
