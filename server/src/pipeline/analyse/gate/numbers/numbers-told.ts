import type { Shown } from '../shown-passage.ts';
import type { Word } from '../words-of.ts';
import { type NumberFound, type NumberInContext, numbersOf } from './numbers-of.ts';

const BEGINNING = 5;
/** After a number stands what it counts and what became of it: 12 trabajadores resultaron heridos. */
const FOLLOWING = 5;

const beginnings = (words: readonly string[]): Set<string> =>
  new Set(words.filter((word) => word.length >= BEGINNING - 1).map((word) => word.slice(0, BEGINNING)));

const following = ({ after }: NumberInContext) => beginnings(after.slice(0, FOLLOWING));

/**
 * Which numbers the passages tell of what a statement is about. A passage that has less of the statement than another one
 * beside it may speak of something else: of it only numbers count that are followed there by what follows them here.
 */
export function numbersTold(
  texto: string,
  words: readonly Word[],
  idioma: string,
  shown: readonly Shown[],
): NumberFound[] {
  const stems = new Set(words.filter(({ content }) => content).map(({ stem }) => stem));
  const near = shown.map(({ words: passage }) => new Set(passage.map(({ stem }) => stem)).intersection(stems).size);
  const nearest = Math.max(...near.filter((_, at) => shown[at]?.article.idioma === idioma), 0);
  const said = numbersOf(texto, idioma);
  return shown.flatMap(({ article, form, numbers }, at) => {
    if (article.idioma !== idioma || (near[at] ?? 0) >= nearest) return numbers;
    return numbersOf(form.text, idioma).filter((number) => {
      const here = following(number);
      return said.some(
        (one) =>
          one.readings.some((reading) => number.readings.includes(reading)) &&
          (here.size === 0 || !following(one).isDisjointFrom(here)),
      );
    });
  });
}
