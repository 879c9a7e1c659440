export type Gender = 'm' | 'f';

/** What must be known of a language to see who speaks. All words in lower case, with straight apostrophes. */
export interface Lexicon {
  readonly idioma: string;
  /** Forms of verbs of saying. */
  readonly cues: ReadonlySet<string>;
  /** Those that say nothing without their other half: teilte … mit. */
  readonly halves: ReadonlyMap<string, ReadonlySet<string>>;
  /** Those that go with another verb: "jumped in, saying". */
  readonly gerunds: ReadonlySet<string>;
  /** Forms that are nouns as well, and are so after an article. */
  readonly nounLike: ReadonlySet<string>;
  /** "according to", "según": the speaker follows. */
  readonly accordings: readonly (readonly string[])[];
  readonly auxiliaries: ReadonlySet<string>;
  readonly adverbs: ReadonlySet<string>;
  readonly adverbEnding: RegExp;
  /** "he", "elle"; undefined: several people, or nobody in particular. */
  readonly pronouns: ReadonlyMap<string, Gender | undefined>;
  /** "I", "nosotros": whoever writes, or somebody inside a quotation. */
  readonly firstPerson: ReadonlySet<string>;
  /** "man", "on", "it": nobody who has a name. */
  readonly impersonal: ReadonlySet<string>;
  readonly relatives: ReadonlySet<string>;
  readonly determiners: ReadonlySet<string>;
  /** Articles, or in English nouns, that tell he from she. */
  readonly masculine: ReadonlySet<string>;
  readonly feminine: ReadonlySet<string>;
  readonly prepositions: ReadonlySet<string>;
  /** Those that tie what follows to the noun before: "of". */
  readonly genitives: ReadonlySet<string>;
  readonly conjunctions: ReadonlySet<string>;
  /** "that", "dass": what follows is not a sentence by itself. */
  readonly complementizers: ReadonlySet<string>;
  /** "Mr.", "doña": before a name and not part of it. */
  readonly titles: ReadonlyMap<string, Gender | undefined>;
  /** Nouns for people that may be written with a capital letter before a name: "House Speaker Paul Ryan". */
  readonly roles: RegExp;
  /** Words in the names of houses, parties and places, which are never he or she. */
  readonly houses: RegExp;
  /** Days, months, "week", "morning": capitals and articles that begin no speaker. */
  readonly times: ReadonlySet<string>;
  readonly abbreviations: ReadonlySet<string>;
  /** Whether the word order may leave the speaker out: "dijo". */
  readonly dropsPronouns: boolean;
  /** Whether nouns are written with a capital letter. */
  readonly capitalNouns: boolean;
}

export type WordClass =
  | 'cues'
  | 'gerunds'
  | 'auxiliaries'
  | 'adverbs'
  | 'pronouns'
  | 'firstPerson'
  | 'impersonal'
  | 'relatives'
  | 'determiners'
  | 'prepositions'
  | 'genitives'
  | 'conjunctions'
  | 'complementizers'
  | 'titles'
  | 'times';

/** A list of words, written as a text. */
export const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Several of them. */
export const phrases = (...list: string[]): readonly (readonly string[])[] => list.map((phrase) => phrase.split(' '));

/** The same value for each word of a list. */
export const each = <Value>(list: string, value: Value): [string, Value][] =>
  [...words(list)].map((word) => [word, value]);
