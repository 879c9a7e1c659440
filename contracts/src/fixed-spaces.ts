import type { Idioma } from './language.ts';

/** French puts a space before : ; ? ! and inside quotation marks, where no line may break. */
const fix = (words: string) => words.replace(/ (?=[:;?!»])/g, '\u00a0').replace(/« /g, '«\u00a0');

function fixAll(text: unknown): unknown {
  if (typeof text === 'string') return fix(text);
  if (Array.isArray(text)) return text.map(fixAll);
  if (typeof text !== 'object' || text === null) return text;
  return Object.fromEntries(Object.entries(text).map(([name, part]) => [name, fixAll(part)]));
}

/** Texts, however deep they lie, with spaces that hold where the language wants them. */
export const withFixedSpaces = <Text>(text: Text, idioma: Idioma): Text =>
  idioma === 'fr' ? (fixAll(text) as Text) : text;
