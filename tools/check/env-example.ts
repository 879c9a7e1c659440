import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const example = '.env.example';
const config = 'server/src/config.ts';
/** Read by the containers and by the services, not by the server. */
const otherReaders = ['compose.yaml', 'tools/services/postgres.ts'];

const read = (root: string, path: string) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';

function names(text: string, pattern: RegExp): Set<string> {
  return new Set([...text.matchAll(pattern)].map(([, name = '']) => name));
}

/** Whoever installs the server reads one file to learn what can be set: it names all of it, and nothing else. */
export function findEnvExampleFaults(root: string): string[] {
  const shown = names(read(root, example), /^(?:# )?([A-Z][A-Z0-9_]+)=/gm);
  const known = names(read(root, config), /^ {2}([A-Z][A-Z0-9_]+):/gm);
  const others = otherReaders.map((path) => read(root, path)).join('\n');
  return [
    ...[...known]
      .filter((name) => !shown.has(name))
      .map((name) => `${example} does not name ${name}, which ${config} reads`),
    ...[...shown]
      .filter((name) => !known.has(name) && !new RegExp(`\\b${name}\\b`).test(others))
      .map((name) => `${example} names ${name}, which nothing reads`),
  ];
}
