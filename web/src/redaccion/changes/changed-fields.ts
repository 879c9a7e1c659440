/** One value that is not what it was. */
export interface ChangedField {
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function flatten(value: unknown, path: string, into: Map<string, string>): void {
  if (value === null || value === undefined) return;
  if (!isObject(value)) into.set(path, String(value));
  else for (const [name, held] of Object.entries(value)) flatten(held, path === '' ? name : `${path}.${name}`, into);
}

function flat(value: unknown): Map<string, string> {
  const into = new Map<string, string>();
  flatten(value, '', into);
  return into;
}

/** What differs between two states, value by value, in the order of their names. */
export function changedFields(before: unknown, after: unknown): ChangedField[] {
  const [was, is] = [flat(before), flat(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((path) => was.get(path) !== is.get(path))
    .sort()
    .map((path) => ({ path, before: was.get(path), after: is.get(path) }));
}
