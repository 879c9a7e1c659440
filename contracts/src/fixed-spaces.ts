import type { Idioma } from './language.ts';

/** Between a number, or the place of one, and what it counts in; without looking back, which some browsers cannot. */
const BEFORE_UNIT = /[\d}] (?=(?:€|%|h|min|s|j|d|MB|Mo|kB|Std\.|Min\.|T\.)(?!\p{L}))/gu;
/** French puts a space before : ; ? ! and inside quotation marks, German before three dots. */
const OF_LANGUAGE: Readonly<Partial<Record<Idioma, RegExp>>> = { fr: /« | (?=[:;?!»])/g, de: / (?=…)/g };
const HOLDS = '\u00a0';

function fixAll(text: unknown, fix: (words: string) => string): unknown {
  if (typeof text === 'string') return fix(text);
  if (Array.isArray(text)) return text.map((part) => fixAll(part, fix));
  if (typeof text !== 'object' || text === null) return text;
  return Object.fromEntries(Object.entries(text).map(([name, part]) => [name, fixAll(part, fix)]));
}

/** Texts, however deep they lie, with spaces that hold where no line may break. */
export function withFixedSpaces<Text>(text: Text, idioma: Idioma): Text {
  const places = [BEFORE_UNIT, OF_LANGUAGE[idioma]].filter((place) => place !== undefined);
  const hold = (space: string) => space.replace(' ', HOLDS);
  const fix = (words: string) => places.reduce((fixed, place) => fixed.replace(place, hold), words);
  return fixAll(text, fix) as Text;
}
