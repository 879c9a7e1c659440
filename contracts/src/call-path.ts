import type { z } from 'zod';
import type { Call } from './call.ts';

/** The address of a call with its placeholders filled and its query in a fixed order, so that equal questions have equal addresses. */
export function callPath<C extends Call>(call: C, params: z.input<C['params']>, query: z.input<C['query']>): string {
  const given = params as Record<string, string | number>;
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(given[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query as Record<string, unknown>).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}
