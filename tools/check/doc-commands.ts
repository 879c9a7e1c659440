import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  name?: string;
  scripts?: Record<string, string>;
}

const ownCommands = new Set(
  'add audit approve-builds config create dedupe deploy dlx exec fetch import init install i link list ls outdated patch prune publish rebuild remove store unlink up update why'.split(
    ' ',
  ),
);

function readManifest(path: string): Manifest {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {};
}

function findPackage(root: string, name: string): Manifest | undefined {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => readManifest(join(root, entry.name, 'package.json')))
    .find((manifest) => manifest.name === name);
}

/** Faults of every `pnpm …` in a piece of text: a script that no package.json has, a package that is not there. */
export function findCommandFaults(root: string, text: string): string[] {
  return [...text.matchAll(/(?:^|[\s;&|(`])pnpm\s+([^`;&|)#]+)/g)].flatMap(([, line = '']) => {
    const words = line.trim().split(/\s+/);
    let manifest: Manifest | undefined = readManifest(join(root, 'package.json'));
    let where = 'package.json';
    while (words[0]?.startsWith('-')) {
      const option = words.shift();
      if (option !== '--filter' && option !== '-F') continue;
      where = words.shift() ?? '';
      manifest = findPackage(root, where);
      if (!manifest) return [`there is no package ${where}`];
    }
    if (words[0] === 'run') words.shift();
    else if (ownCommands.has(words[0] ?? '')) return [];
    const script = words[0] ?? '';
    if (!/^[a-z][\w:-]*$/.test(script) || manifest.scripts?.[script] !== undefined) return [];
    return [`${where} has no script ${script}`];
  });
}
