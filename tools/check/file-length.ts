import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listProjectFiles } from './project-files.ts';

const limit = 300;
const measured = /\.(ts|tsx|css|sql|sh|mjs)$/;
const exempt = /^server\/(schema\.sql$|seeds\/content\/)/;

/** The longest a file may be is what a reader can hold; an exception says in writing why it is one. */
export function findLongFiles(root: string): string[] {
  const reasons = JSON.parse(readFileSync(join(root, 'tools/check/long-files.json'), 'utf8')) as Record<string, string>;
  const faults: string[] = [];
  const used = new Set<string>();
  for (const path of listProjectFiles(root)) {
    if (!measured.test(path) || exempt.test(path)) continue;
    const lines = readFileSync(join(root, path), 'utf8').replace(/\n$/, '').split('\n').length;
    if (lines <= limit) continue;
    used.add(path);
    if (!reasons[path]?.trim()) faults.push(`${path} has ${lines} lines, over ${limit}: split it`);
  }
  for (const path of Object.keys(reasons)) {
    if (!used.has(path)) faults.push(`tools/check/long-files.json names ${path}, which is not a long file any more`);
  }
  return faults;
}
