/** What is near so many articles can still be compared in about a second: they are placed, settled and consolidated together. */
export const ARTICLES_AT_ONCE = 100;
