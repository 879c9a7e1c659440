import type { Word } from './words-of.ts';

/** How much of a statement must be in what it rests on, and how many words in a row may be new. */
const STRICT = { share: 0.6, row: 3 };
/** Somebody's argument, and how it is told, are summed up in words of our own. */
const LOOSE = { share: 0.4, row: 6 };
const BEGINNING = 5;
/** A translation says as much, not more. */
const LONGEST = 2.2;

/** The words that say something; of a statement that has none, all. */
function weighty(words: readonly Word[]): readonly Word[] {
  const found = words.filter(({ content }) => content);
  return found.length > 0 ? found : words;
}

const beginning = ({ low }: Word): string => low.slice(0, BEGINNING);

/** Whether a statement says more than its evidence in the same language. */
export function addsMuch(statement: readonly Word[], evidence: readonly Word[], loose: boolean): boolean {
  const stems = new Set(evidence.map(({ stem }) => stem));
  const beginnings = new Set(evidence.filter(({ low }) => low.length >= BEGINNING).map(beginning));
  const { share, row } = loose ? LOOSE : STRICT;
  let [known, all, inRow, longest] = [0, 0, 0, 0];
  for (const word of weighty(statement)) {
    all += 1;
    const isKnown = stems.has(word.stem) || (word.low.length >= BEGINNING && beginnings.has(beginning(word)));
    inRow = isKnown ? 0 : inRow + 1;
    longest = Math.max(longest, inRow);
    if (isKnown) known += 1;
  }
  return all > 0 && (known < share * all || longest > row);
}

/** Whether two passages have any word of weight in common. */
export function sharesWords(statement: readonly Word[], evidence: readonly Word[]): boolean {
  const known = new Set(evidence.flatMap((word) => [word.stem, beginning(word)]));
  return weighty(statement).some((word) => known.has(word.stem) || known.has(beginning(word)));
}

export const isLongerThan = (statement: readonly Word[], evidence: readonly Word[]): boolean =>
  statement.length > Math.max(12, evidence.length * LONGEST);
