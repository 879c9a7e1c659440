import { findGender } from './given-names.ts';
import type { Gender } from './lexicon.ts';
import { isMark, isNameWord, isOf, isPossessive, isRole, lowAt, type Range, type Reading, textAt } from './reading.ts';

const PARTICLES = new Set(
  'de del la las los da das do dos du di le van von der den zu zum ten ter bin ibn al el'.split(' '),
);
export const isParticle = (low: string): boolean => PARTICLES.has(low);

const GERMAN_PARTICLE = /^(?:von|van|de|da|del|al)$/;
const ACRONYM = /^\p{Lu}{2,}$/u;

/** Where the name goes on behind a "de" or "von"; here, if there is none. */
function afterParticles(reading: Reading, at: number, to: number): number {
  let next = at;
  while (next < to && next < at + 2 && isParticle(lowAt(reading, next))) next += 1;
  if (next === at || next >= to || !isNameWord(reading, next) || ACRONYM.test(textAt(reading, next))) return at;
  // "Sprecher der Partei" is no name, "Ursula von der Leyen" is.
  const { capitalNouns } = reading.lexicon;
  return capitalNouns && (!GERMAN_PARTICLE.test(lowAt(reading, at)) || isRole(reading, at - 1)) ? at : next;
}

/** Where the words with capital letters end that begin here; here, if none does. */
export function endOfName(reading: Reading, from: number, to: number): number {
  let at = from;
  while (at < to && isNameWord(reading, at)) {
    at += 1;
    if (isPossessive(reading.tokens[at - 1])) return at;
    at = afterParticles(reading, at, to);
  }
  return at;
}

/** The last name in a range, if the range ends with it. */
export function nameAtEnd(reading: Reading, { from, to }: Range): Range | undefined {
  let found: Range | undefined;
  let at = from;
  while (at < to) {
    const end = endOfName(reading, at, to);
    if (end > at) found = { from: at, to: end };
    at = Math.max(end, at + 1);
  }
  return found?.to === to && !isPossessive(reading.tokens[to - 1]) ? found : undefined;
}

/** Where the name begins in words with capital letters that begin with what somebody is: "House Speaker Paul Ryan". */
export function startOfName(reading: Reading, { from, to }: Range): { at: number; gender: Gender | undefined } {
  let at = from;
  let gender: Gender | undefined;
  for (let next = from; next < to - 1; next += 1) {
    if (!isOf(reading, next, 'titles') && !isRole(reading, next)) continue;
    at = next + 1;
    gender ??= reading.lexicon.titles.get(lowAt(reading, next));
  }
  return { at, gender };
}

/** "ministro de Interior Fernando Grande-Marlaska": behind a place or an office, a name is known by its given name. */
export function nameBehindOffice(reading: Reading, { from, to }: Range): Range | undefined {
  const { tokens, lexicon } = reading;
  const run = nameAtEnd(reading, { from, to });
  if (run === undefined || !followsPreposition(reading, run.from)) return undefined;
  // "alcalde de San Andrés Tuxtla, Octavio Pérez"
  if (isMark(tokens[to], ',') && isNameWord(reading, to + 1)) return undefined;
  if (lexicon.idioma === 'en' && !isRole(reading, from)) return undefined;
  for (let at = run.from + 1; at < run.to - 1; at += 1)
    if (tokens[at]?.capital && findGender(textAt(reading, at)) !== undefined) return { from: at, to: run.to };
  return undefined;
}

function followsPreposition(reading: Reading, at: number): boolean {
  if (isOf(reading, at - 1, 'prepositions')) return true;
  return isOf(reading, at - 1, 'determiners') && isOf(reading, at - 2, 'prepositions');
}
