import { invalidRequest } from './errors.ts';
import type { Metadata } from './wire.ts';

export interface Given {
  [name: string]: string | Given;
}

/** `items[0][price]=a&expand[]=b` as an object of objects; what stands in a list is named by its place. */
export function parseForm(text: string): Given {
  const root: Given = Object.create(null);
  for (const [key, value] of new URLSearchParams(text)) {
    const [first = '', ...rest] = key.split(/[[\]]+/).filter((part, at) => at === 0 || part !== '');
    const path = key.endsWith('[]') ? [first, ...rest, ''] : [first, ...rest];
    let at = root;
    for (const [depth, name] of path.entries()) {
      const place = name === '' ? String(Object.keys(at).length) : name;
      if (depth === path.length - 1) at[place] = value;
      else {
        const held = at[place];
        const inner: Given = typeof held === 'object' ? held : Object.create(null);
        at[place] = inner;
        at = inner;
      }
    }
  }
  return root;
}

export interface Params {
  readonly names: readonly string[];
  /** Not given and given empty are the same. */
  text(name: string): string | undefined;
  needText(name: string): string;
  whole(name: string): number | undefined;
  needWhole(name: string): number;
  flag(name: string): boolean | undefined;
  /** One of these words. */
  choice<Word extends string>(name: string, words: readonly Word[]): Word | undefined;
  group(name: string): Params;
  has(name: string): boolean;
  listOfTexts(name: string): string[];
  listOfGroups(name: string): Params[];
  /** What there was, changed as asked: a key given empty goes. */
  metadata(before?: Metadata | null): Metadata;
}

export function createParams(given: Given, within = ''): Params {
  const fullName = (name: string) => (within === '' ? name : `${within}[${name}]`);
  const text = (name: string) => {
    const value = given[name];
    if (typeof value === 'object') throw invalidRequest(`Invalid string: ${name}`, { param: fullName(name) });
    return value === '' ? undefined : value;
  };
  const needed = <Value>(name: string, value: Value | undefined): Value => {
    if (value !== undefined) return value;
    const param = fullName(name);
    throw invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  };
  const whole = (name: string) => {
    const value = text(name);
    if (value === undefined || /^-?\d{1,15}$/.test(value)) return value === undefined ? undefined : Number(value);
    throw invalidRequest(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param: fullName(name) });
  };
  const groupOf = (name: string): Given => {
    const value = given[name];
    return typeof value === 'object' ? value : {};
  };

  return {
    names: Object.keys(given),
    text,
    needText: (name) => needed(name, text(name)),
    whole,
    needWhole: (name) => needed(name, whole(name)),
    flag(name) {
      const value = text(name);
      if (value === undefined) return undefined;
      if (value === 'true' || value === 'false') return value === 'true';
      throw invalidRequest(`Invalid boolean: ${value}`, { param: fullName(name) });
    },
    choice(name, words) {
      const value = text(name);
      const word = words.find((one) => one === value);
      if (value === undefined || word !== undefined) return word;
      throw invalidRequest(`Invalid ${fullName(name)}: must be one of ${words.join(', ')}`, { param: fullName(name) });
    },
    group: (name) => createParams(groupOf(name), fullName(name)),
    has: (name) => Object.hasOwn(given, name),
    listOfTexts: (name) => Object.values(groupOf(name)).filter((value) => typeof value === 'string'),
    listOfGroups: (name) =>
      Object.entries(groupOf(name)).flatMap(([place, value]) =>
        typeof value === 'object' ? [createParams(value, `${fullName(name)}[${place}]`)] : [],
      ),
    metadata(before) {
      const after: Metadata = given.metadata === '' ? {} : { ...before };
      for (const [name, value] of Object.entries(groupOf('metadata'))) {
        if (typeof value !== 'string') throw invalidRequest('Metadata values must be strings', { param: 'metadata' });
        if (value === '') delete after[name];
        else after[name] = value;
      }
      return after;
    },
  };
}
