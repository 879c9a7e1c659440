/** How a language says what the rules look for. */
export interface Wording {
  /** What a newspaper says about itself, or about knowing no more. */
  readonly aboutItself: RegExp;
  /** At the beginning of a sentence, and it says the same without. */
  readonly connector: RegExp;
  /** Introduces what was known before. */
  readonly reminder: RegExp;
  /** At the beginning: the sentence needs the one before it. */
  readonly dangling: RegExp;
  /** Between commas, and it says the same without. */
  readonly aside: RegExp;
  /** Who says so, at the beginning or at the end of a sentence. */
  readonly attribution: RegExp;
  /** Days that only the day of publication tells: yesterday, this morning. */
  readonly relativeDay: RegExp;
  /** A day of the week that can be left out, with what stands before it. */
  readonly weekday: RegExp;
  readonly future: RegExp;
  readonly background: RegExp;
  readonly favour: RegExp;
  readonly against: RegExp;
  /** Before a number that is not exact. */
  readonly about: RegExp;
  readonly atLeast: RegExp;
  readonly atMost: RegExp;
}
