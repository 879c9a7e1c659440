import { attributeOf } from './dom.ts';
import type { Page } from './parse-page.ts';

export type LdNode = Readonly<Record<string, unknown>>;

const MOST_NODES = 500;
const DEEPEST = 12;
/** What stands around it in pages from before HTML5, and what JSON does not allow inside a string. */
const AROUND = /^\s*(?:<!--|\/\/<!\[CDATA\[|<!\[CDATA\[)|(?:-->|\/\/\]\]>|\]\]>|;)\s*$/g;
const CONTROLS = /\p{Cc}+/gu;

function parse(text: string): unknown {
  const json = text.replace(AROUND, '');
  for (const attempt of [json, json.replace(CONTROLS, ' ')]) {
    try {
      return JSON.parse(attempt) as unknown;
    } catch {
      // Next attempt, if there is one.
    }
  }
  return undefined;
}

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

export const isNode = (value: unknown): value is LdNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Strings as they are; of things, what they are called. */
export function textsOf(value: unknown): string[] {
  return listOf(value).flatMap((one) => {
    if (typeof one === 'string') return [one];
    return isNode(one) ? textsOf(one.name ?? one['@value'] ?? []) : [];
  });
}

export const typesOf = (node: LdNode): string[] =>
  listOf(node['@type']).flatMap((type) => (typeof type === 'string' ? [type.replace(/^.*[/:#]/, '')] : []));

function collect(value: unknown, found: LdNode[], depth: number): void {
  if (depth > DEEPEST) return;
  for (const node of listOf(value)) {
    if (!isNode(node) || found.length >= MOST_NODES) continue;
    found.push(node);
    for (const key of ['@graph', 'mainEntity', 'mainEntityOfPage', 'itemListElement', 'breadcrumb']) {
      collect(node[key], found, depth + 1);
    }
  }
}

/** Everything that a page says in JSON-LD, in its order, nested or not. */
export function readJsonLd({ tagged }: Page): readonly LdNode[] {
  const found: LdNode[] = [];
  for (const script of tagged('script')) {
    if (!attributeOf(script, 'type').toLowerCase().includes('ld+json')) continue;
    collect(parse(script.textContent), found, 0);
  }
  return found;
}
