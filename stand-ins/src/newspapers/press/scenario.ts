import type { Language } from '../languages.ts';

export type Value = number | string;
export type Values = Readonly<Record<string, Value>>;
/** How many newspapers of each language. */
export type Coverage = Readonly<Partial<Record<Language, number>>>;

export type Size = 'brief' | 'short' | 'medium' | 'long';

/** Words that want to tell a language model what to do. */
export interface Injection {
  readonly language: Language;
  readonly where: (typeof INJECTION_PLACES)[number];
  readonly text: string;
}
export const INJECTION_PLACES = ['visible', 'title', 'hidden', 'comment', 'alt', 'meta', 'data', 'feed'] as const;

export interface Happening {
  readonly id: string;
  /** The file in content/texts that has the sentences. */
  readonly text: string;
  /** Counted from the beginning of the scenario. */
  readonly hour: number;
  /** What is true: numbers, names, places, times. */
  readonly values: Values;
  /** Newspapers that write for themselves, */
  readonly coverage: Coverage;
  /** those that print the agency's report, */
  readonly agency?: Coverage;
  /** and columns by stance. */
  readonly opinions?: Readonly<Record<string, Coverage>>;
  /** What some newspapers say instead of what is true. */
  readonly contradictions?: readonly { readonly value: string; readonly says: Value; readonly share: number }[];
  /** How much each newspaper writes of it; each as it likes, where none is given. */
  readonly size?: Size;
  /** An earlier happening that led to this one, and is another. */
  readonly follows?: string;
  /** A happening of the same kind that this must not be taken for. */
  readonly looks_like?: string;
  readonly injections?: readonly Injection[];
}

export interface Scenario {
  readonly name: string;
  readonly seed: string;
  readonly hours: number;
  readonly happenings: readonly Happening[];
}

/** What a language needs to tell one kind of happening. */
export interface Telling {
  readonly topic: string;
  readonly titles: readonly string[];
  readonly sources: readonly string[];
  /** By name, the most important first: several ways to say each. */
  readonly facts: Readonly<Record<string, readonly string[]>>;
  readonly context: readonly (readonly string[])[];
  /** Of those who are quoted, by the value that names them. */
  readonly roles: Readonly<Record<string, string>>;
  readonly quotes: Readonly<Record<string, readonly string[]>>;
  readonly opinions?: Readonly<
    Record<string, { readonly titles: readonly string[]; readonly sentences: readonly (readonly string[])[] }>
  >;
}

export type Section = 'society' | 'economy' | 'health' | 'sport' | 'justice';

/** How to invent a value: from and to, or what it is. */
export type Invention = readonly [number, number] | 'place' | 'region' | 'person' | 'company';

export type HappeningText = Readonly<Partial<Record<Language, Telling>>> & {
  readonly section: Section;
  /** Where such happenings can be invented. */
  readonly generate?: Readonly<Record<string, Invention>>;
};
