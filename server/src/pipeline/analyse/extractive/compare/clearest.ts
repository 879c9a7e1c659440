import type { TellingGroup } from './group-tellings.ts';
import type { Similarity } from './similarity.ts';
import type { Telling } from './telling.ts';

const GOOD = { from: 8, to: 28 };
const LONG = 42;

/** Words that say who told it, or that need more than one breath. */
const WINDING = /[;:()]| – | — /u;

function lengthPoints(words: number): number {
  if (words >= GOOD.from && words <= GOOD.to) return 1;
  return words < GOOD.from ? 0.5 : Math.max(0, 1 - (words - GOOD.to) / (LONG - GOOD.to));
}

/** May be shown by itself, as its newspaper allows. */
export const mayBeShown = ({ alone, article, claim, words }: Telling): boolean =>
  alone && words.length <= LONG && claim.texto.length <= article.extract_limit;

/** How well a sentence says what its whole group says. */
function clarityOf(telling: Telling, group: TellingGroup, similarity: Similarity): number {
  const { words, values, claim, hasRelativeDay, attributed } = telling;
  const others = group.filter((member) => member !== telling);
  const central =
    others.length === 0 ? 0 : others.reduce((sum, other) => sum + similarity(telling, other), 0) / others.length;
  const carried = [...values].filter(
    (value) => others.filter((other) => other.values.has(value)).length * 2 >= others.length,
  );
  const extra = values.size - carried.length;
  return (
    lengthPoints(words.length) +
    central +
    0.3 * Math.min(2, carried.length) -
    (others.length > 0 ? 0.2 * extra : 0) +
    0.5 * claim.weight -
    (hasRelativeDay ? 0.8 : 0) -
    (attributed ? 0.35 : 0) -
    (telling.article.copia_de === null ? 0 : 0.3) -
    (WINDING.test(claim.texto) ? 0.2 : 0)
  );
}

/** The sentences of a group that may be shown, the clearest first. */
export function rankByClarity(group: TellingGroup, similarity: Similarity): Telling[] {
  return group
    .filter(mayBeShown)
    .map((telling) => ({ telling, clarity: clarityOf(telling, group, similarity) }))
    .toSorted((one, other) => other.clarity - one.clarity)
    .map(({ telling }) => telling);
}
