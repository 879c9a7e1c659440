/** One question, in whatever protocol it came. */
export interface Question {
  readonly instructions: string;
  readonly prompt: string;
  readonly schema: unknown;
  readonly mostTokens: number;
}

export type Task = 'claims' | 'write' | 'judge' | 'translate';

const TASK_OF_FIELD: Readonly<Record<string, Task>> = {
  claims: 'claims',
  statements: 'write',
  verdict: 'judge',
  translations: 'translate',
};

/** What is wanted shows in the fields of the reply. */
export function taskOf({ schema }: Question): Task | undefined {
  const properties = (schema as { properties?: object } | undefined)?.properties ?? {};
  return Object.keys(properties)
    .map((field) => TASK_OF_FIELD[field])
    .find((task) => task !== undefined);
}

/** The lines between the marks. */
export function materialOf({ prompt }: Question): string[] {
  const [, mark, rest = ''] = /<data (\S+)>\n([\s\S]*)/.exec(prompt) ?? [];
  return rest.split(`\n</data ${mark}>`)[0]?.split('\n') ?? [];
}

/** About four characters each. */
export const countTokens = (text: string): number => Math.ceil(text.length / 4);

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

/** The words that say something by themselves, more or less. */
export const longWordsOf = (text: string): Set<string> =>
  new Set(
    fold(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 3),
  );

export function overlapOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = one.intersection(other).size;
  return both === 0 ? 0 : both / (one.size + other.size - both);
}
