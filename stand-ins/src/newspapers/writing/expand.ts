import { hash } from '../random.ts';

/**
 * A way of saying something: plain text with [choices|between|words] and {slots}.
 * `rank` counts through all that can be made of several ways, so that whoever has another rank gets other words.
 */
interface Way {
  /** Texts and, between them, choices. */
  readonly parts: readonly (string | readonly string[])[];
  readonly count: number;
}

const parsed = new Map<string, Way>();

function parseWay(text: string): Way {
  const known = parsed.get(text);
  if (known !== undefined) return known;
  const parts = text
    .split(/(\[[^\]]*\])/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('[') ? part.slice(1, -1).split('|') : part));
  const count = parts.reduce((product, part) => product * (typeof part === 'string' ? 1 : part.length), 1);
  const way = { parts, count };
  parsed.set(text, way);
  return way;
}

function sayWay({ parts }: Way, number: number): string {
  let left = number;
  let said = '';
  for (const part of parts) {
    if (typeof part === 'string') said += part;
    else {
      said += part[left % part.length];
      left = Math.floor(left / part.length);
    }
  }
  return said;
}

const UNWRAPPED = [''];
const PRIMES = [7919, 104729, 1299709];

/** Visits each number below `count` once as `step` goes on, in an order that looks like none. */
function scatter(step: number, count: number, salt: number): number {
  const prime = PRIMES.find((candidate) => count % candidate !== 0) ?? 1;
  return (step * prime + salt) % count;
}

/** How many ranks get words of their own. */
export function countSayings(ways: readonly string[], wraps: readonly string[] = UNWRAPPED): number {
  const wrapped = listSayings(wraps).length;
  return ways.length * Math.min(...ways.map((way) => parseWay(way).count * wrapped));
}

const listed = new WeakMap<readonly string[], readonly string[]>();

/** All that can be made of some ways. */
function listSayings(ways: readonly string[]): readonly string[] {
  const known = listed.get(ways);
  if (known !== undefined) return known;
  const sayings = ways.map(parseWay).flatMap((way) => Array.from({ length: way.count }, (_, at) => sayWay(way, at)));
  listed.set(ways, sayings);
  return sayings;
}

interface Saying {
  readonly way: string;
  readonly wrap: string;
}

/** The words for one rank. `topic` makes different facts of one article fall on different ways. */
export function say(topic: string, ways: readonly string[], wraps: readonly string[], rank: number): Saying {
  const salt = hash(topic);
  const way = parseWay(ways[(rank + salt) % ways.length] ?? '');
  const wrapSayings = listSayings(wraps);
  const step = scatter(Math.floor(rank / ways.length), way.count * wrapSayings.length, salt);
  const wrap = wrapSayings[step % wrapSayings.length] ?? '';
  return { way: sayWay(way, Math.floor(step / wrapSayings.length)), wrap };
}

/** The words for one rank, where nothing is wrapped around them. */
export const sayPlain = (topic: string, ways: readonly string[], rank: number): string =>
  say(topic, ways, UNWRAPPED, rank).way;

/** A rank beyond the `of` that write, whose words are also another way than those of `rank`. */
export const otherRank = (rank: number, of: number, ways: readonly string[]): number =>
  rank + (of % ways.length === 0 ? of + 1 : of);

const SLOT = /\{([A-Za-z_]+)\}/g;

export const slotsOf = (text: string): string[] => [...text.matchAll(SLOT)].map(([, name = '']) => name);

export const upperFirst = (text: string): string => {
  const [first = ''] = text;
  return first.toLocaleUpperCase() + text.slice(first.length);
};

/** {Name} begins with a capital letter, {NAME} is all capitals. */
export function fill(text: string, slots: Readonly<Record<string, string>>): string {
  return text.replace(SLOT, (slot, name: string) => {
    const value = slots[name] ?? slots[name.toLowerCase()];
    if (value === undefined) throw new Error(`nothing fills ${slot} in: ${text}`);
    if (slots[name] !== undefined) return value;
    return name === name.toUpperCase() ? value.toLocaleUpperCase() : upperFirst(value);
  });
}
