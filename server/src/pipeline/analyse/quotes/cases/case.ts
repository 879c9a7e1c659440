/** What is said, by whom, and what that is; `undefined` where nobody can be told. */
type Expected = readonly [texto: string, speaker: string | undefined, role?: string];

/** A few sentences as a newspaper prints them, and the quotations in them. */
export interface QuoteCase {
  readonly about: string;
  readonly texto: string;
  readonly quotes: readonly Expected[];
  /** Pieces of a sentence of the newspaper's. */
  readonly fragments?: readonly Expected[];
}
