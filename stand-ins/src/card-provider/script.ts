import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** In this order: each only needs those before it. */
const FILES = ['texts', 'card-number', 'style', 'card-element', 'challenge', 'requests', 'stripe'];

const withoutModules = (source: string) => source.replace(/^import .*;$/gm, '').replace(/^export /gm, '');

/** The script that pages load in place of the provider's own, as one file. */
export function browserScript(): string {
  const folder = join(import.meta.dirname, 'browser');
  const sources = FILES.map((name) => withoutModules(readFileSync(join(folder, `${name}.js`), 'utf8')));
  return `(() => {\n'use strict';\n${sources.join('\n')}\n})();\n`;
}
