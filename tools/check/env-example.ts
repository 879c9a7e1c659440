import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const example = '.env.example';
/** Some settings stand beside what they are for. */
const settings = ['server/src/config.ts', 'server/src/adapters/stripe/stripe-settings.ts'];
/** Read by the containers and by the services, not by the server. */
const otherReaders = ['compose.yaml', 'tools/services/postgres.ts', 'tools/services/memory-folder.ts'];

const read = (root: string, path: string) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';

function names(text: string, pattern: RegExp): Set<string> {
  return new Set([...text.matchAll(pattern)].map(([, name = '']) => name));
}

/** Whoever installs the server reads one file to learn what can be set: it names all of it, and nothing else. */
export function findEnvExampleFaults(root: string): string[] {
  const shown = names(read(root, example), /^(?:# )?([A-Z][A-Z0-9_]+)=/gm);
  const known = new Map(
    settings.flatMap((path) => [...names(read(root, path), /^ {2}([A-Z][A-Z0-9_]+):/gm)].map((name) => [name, path])),
  );
  const others = otherReaders.map((path) => read(root, path)).join('\n');
  return [
    ...[...known]
      .filter(([name]) => !shown.has(name))
      .map(([name, path]) => `${example} does not name ${name}, which ${path} reads`),
    ...[...shown]
      .filter((name) => !known.has(name) && !new RegExp(`\\b${name}\\b`).test(others))
      .map((name) => `${example} names ${name}, which nothing reads`),
  ];
}
