import type { CuedLanguage } from './cues.ts';
import { FRAME_WORDS, type FrameWords } from './frame-words.ts';
import { listTraits } from './title-traits.ts';

/** Languages that there are labelled titles of: their words count, not only the traits that all languages share. */
export type LearntLanguage = keyof typeof FRAME_WORDS;
export const isLearnt = (idioma: CuedLanguage): idioma is LearntLanguage => idioma in FRAME_WORDS;

export type Features = ReadonlyMap<string, number>;

const TOKEN = /[\p{L}\p{M}]+|\p{N}+(?:[.,]\p{N}+)*|\S/gu;
const NUMBER = /^\p{N}/u;
const SIGN = /^[^\p{L}\p{N}]$/u;

function toWord(token: string): string {
  if (NUMBER.test(token)) return '0';
  if (/^["“”„«»]$/.test(token)) return '"';
  return token.toLowerCase();
}

/** Little words as they are, names and all others only by what they look like. */
function toShape(token: string, before: string | undefined, { little, times, endings }: FrameWords): string {
  const word = toWord(token);
  if (!/\p{L}/u.test(token) || little.has(word)) return word;
  if (times.has(word)) return 'TIME';
  if (/^\p{Lu}{2,}$/u.test(token)) return 'CAPITALS';
  if (/^\p{Lu}/u.test(token)) return before === undefined || SIGN.test(before) ? 'First' : 'Name';
  return `-${endings.exec(token)?.[0] ?? ''}`;
}

function gramsOf(kind: string, tokens: readonly string[], longest: number): Set<string> {
  const bounded = ['^', ...tokens, '$'];
  const grams = new Set<string>();
  for (let size = 1; size <= longest; size += 1) {
    for (let at = 0; at + size <= bounded.length; at += 1) grams.add(kind + bounded.slice(at, at + size).join(' '));
  }
  return grams;
}

/**
 * Only what tells something in any newspaper: English ones write their titles With Capitals or without, and what English
 * titles are learnt from has numbers in lists alone, where a newspaper counts the dead.
 */
const asRead = (titular: string, idioma: CuedLanguage): string => (idioma === 'es' ? titular : titular.toLowerCase());
const tokensOf = (title: string, idioma: CuedLanguage): string[] =>
  (title.match(TOKEN) ?? []).filter((token) => idioma === 'es' || !NUMBER.test(token));

/** The traits of a title, and where its language is learnt its words and its frame. */
export function featuresOf(titular: string, idioma: CuedLanguage): Features {
  const title = asRead(titular, idioma);
  const features = new Map(listTraits(title, idioma));
  if (!isLearnt(idioma)) return features;
  const tokens = tokensOf(title, idioma);
  const shapes = tokens.map((token, at) => toShape(token, tokens[at - 1], FRAME_WORDS[idioma]));
  const frame = shapes.filter((shape, at) => shape !== 'Name' || shapes[at - 1] !== 'Name');
  for (const grams of [gramsOf('w ', tokens.map(toWord), 2), gramsOf('f ', frame, 4)]) {
    for (const gram of grams) features.set(gram, 1 / Math.sqrt(grams.size));
  }
  return features;
}

/** As in a language that is not learnt. */
export const sharedFeaturesOf = (titular: string, idioma: CuedLanguage): Features =>
  new Map(listTraits(titular.toLowerCase(), idioma));
