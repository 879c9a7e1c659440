import { eld } from 'eld/small';

/** More says nothing more. */
const MOST_CHARACTERS = 2000;
/** Below this, what page and newspaper say of themselves weighs more than a guess. */
const FEW_LETTERS = 40;
/** Titles are this short, and names from everywhere make up half of them. */
const SHORT = 200;
/** Where little can be told, the languages that most of the newspapers write in win by being nearly as likely. */
const USUAL: ReadonlySet<string> = new Set(['es', 'en', 'fr', 'de', 'pt', 'it']);
const UNUSUAL_WEIGHT = 0.9;
const LETTER = /\p{L}/gu;

/** "es-ES" is es. */
const baseOf = (tag: string): string => /^[a-z]{2}(?=$|[-_])/.exec(tag.trim().toLowerCase())?.[0] ?? '';

function mostLikely(scores: Readonly<Record<string, number>>): string {
  const weigh = (language: string) => (scores[language] ?? 0) * (USUAL.has(language) ? 1 : UNUSUAL_WEIGHT);
  return Object.keys(scores).reduce((best, language) => (weigh(language) > weigh(best) ? language : best), '');
}

/**
 * The language of a text in two letters, undefined if it has no letters or none can be told. `told` are the languages that page and newspaper
 * claim, the most credible first: they decide where the text is too short to tell, if it might be written in one of them.
 */
export function detectLanguage(text: string, told: readonly string[]): string | undefined {
  const sample = text.slice(0, MOST_CHARACTERS).toWellFormed();
  const letters = sample.match(LETTER)?.length ?? 0;
  if (letters === 0) return undefined;
  const found = eld.detect(sample);
  const scores = found.getScores();
  const language = letters < SHORT ? mostLikely(scores) : found.language;
  if (letters >= FEW_LETTERS && language !== '' && found.isReliable()) return language;
  const claims = told.map(baseOf).filter((claim) => claim !== '');
  return claims.find((claim) => claim in scores) ?? (language || claims[0]);
}
