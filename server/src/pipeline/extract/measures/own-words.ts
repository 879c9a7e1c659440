import { findLexicon } from '../../analyse/quotes/lexicons/lexicons.ts';
import { findMarked, type Marked } from '../../analyse/quotes/marks.ts';

/** What a text quotes, in its order. */
export function findQuoted(texto: string, idioma: string): Marked[] {
  const cues = findLexicon(idioma)?.cues;
  const isSaying = (words: string) =>
    words
      .toLowerCase()
      .split(/[\s’'-]+/)
      .some((word) => cues?.has(word) ?? false);
  return findMarked(texto, idioma, isSaying);
}

/** What a text says itself. */
export function withoutQuotations(texto: string, idioma: string): string {
  const own: string[] = [];
  let at = 0;
  for (const { outerStart, outerEnd } of findQuoted(texto, idioma)) {
    own.push(texto.slice(at, outerStart));
    at = Math.max(at, outerEnd);
  }
  return [...own, texto.slice(at)].join(' ');
}
