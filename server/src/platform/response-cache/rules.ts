import type { Call } from '@poliedro/contracts/call';
import { callPath } from '@poliedro/contracts/call-path';
import { IDIOMAS, type Idioma } from '@poliedro/contracts/language';
import type { CachePolicy } from './entry.ts';

/** A question that many readers ask alike. */
export interface SharedQuestion {
  /** Equal for equal questions. */
  readonly key: string;
  /** The address to ask for the answer, reduced to what the answer depends on. */
  readonly url: string;
  readonly idioma: Idioma;
  readonly policy: CachePolicy;
}

export interface CacheRule {
  readonly policy: CachePolicy;
  /** The reduced address and whether the answer depends on the reader's language, or undefined where the rule does not apply. */
  reduce(path: string, query: URLSearchParams): { url: string; perIdioma: boolean } | undefined;
}

/** An answer of the API depends on the call's own parameters alone. */
export function ruleForCall(call: Call, policy: CachePolicy, isExcluded: (query: unknown) => boolean): CacheRule {
  const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const pattern = new RegExp(`^${call.path.replace(/:\w+/g, '([^/]+)')}$`);
  return {
    policy,
    reduce(path, query) {
      const match = pattern.exec(path);
      if (match === null) return undefined;
      const params = call.params.safeParse(Object.fromEntries(names.map((name, i) => [name, match[i + 1]])));
      const { _t, ...asked } = Object.fromEntries(query);
      const parsed = call.query.safeParse(asked);
      if (!params.success || !parsed.success || isExcluded(parsed.data)) return undefined;
      return { url: callPath(call, params.data, parsed.data), perIdioma: false };
    },
  };
}

/**
 * What a parameter says where many ask alike. Anybody can make up other values without end, and a cursor is one: answers to
 * these would push out those that many ask for, and are not kept.
 */
const KNOWN_VALUES = {
  idioma: new RegExp(`^(?:${IDIOMAS.join('|')})$`),
  categoria_id: /^\d{1,5}$/,
  page: /^\d{1,2}$/,
  cursor: /^$/,
  _routes: /^[\w/.,-]{1,200}$/,
} as const satisfies Record<string, RegExp>;

/** A page or picture depends on its path, the named parameters and, for pages, the language. */
export function ruleForPath(
  pattern: RegExp,
  parameters: readonly (keyof typeof KNOWN_VALUES)[],
  policy: CachePolicy,
  perIdioma: boolean,
): CacheRule {
  return {
    policy,
    reduce(path, query) {
      if (!pattern.test(path)) return undefined;
      const kept = new URLSearchParams();
      for (const name of parameters) {
        const value = query.get(name);
        if (value === null) continue;
        if (!KNOWN_VALUES[name].test(value)) return undefined;
        kept.set(name, value);
      }
      return { url: kept.size > 0 ? `${path}?${kept}` : path, perIdioma };
    },
  };
}

export function findSharedQuestion(
  rules: readonly CacheRule[],
  url: string,
  idioma: Idioma,
): SharedQuestion | undefined {
  const at = url.indexOf('?');
  const path = at === -1 ? url : url.slice(0, at);
  const query = new URLSearchParams(at === -1 ? '' : url.slice(at + 1));
  for (const rule of rules) {
    const reduced = rule.reduce(path, query);
    if (reduced === undefined) continue;
    const key = reduced.perIdioma ? `${idioma} ${reduced.url}` : reduced.url;
    return { key, url: reduced.url, idioma, policy: rule.policy };
  }
  return undefined;
}
