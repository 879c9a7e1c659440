/** Kept with what failed; more of it tells nothing new. */
const LONGEST = 500;

/** Why something failed, in the words of whoever threw it. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, LONGEST);
