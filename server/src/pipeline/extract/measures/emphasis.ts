import { countWords } from '../../text/words.ts';

/**
 * Whether an article raises its voice: exclamation marks, words in capitals that it also writes in small letters, and
 * intensifying words of its own, outside what it quotes, per hundred words. The title counts three times, because it is what
 * most people read. Acronyms, names and the places that reports come from are in capitals everywhere, and say nothing.
 */

const anyOf = (...words: string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'giu');

const INTENSE: Readonly<Record<string, RegExp>> = {
  es: anyOf(
    'increíble(?:s|mente)?|brutal(?:es|mente)?|espectacular(?:es|mente)?|escandalos[oa]s?|vergonzos[oa]s?|impactantes?',
    'alucinantes?|demoledor(?:a|es|as)?|bochornos[oa]s?|indignantes?|asombros[oa]s?|bestial(?:es)?|tremend[oa]s?|insólit[oa]s?',
    'inaudit[oa]s?|absolutamente|jamás|descomunal(?:es)?|apocalíptic[oa]s?',
  ),
  en: anyOf(
    'incredibl[ey]|unbelievabl[ey]|shocking(?:ly)?|outrageous(?:ly)?|stunning(?:ly)?|jaw-dropping|amazing(?:ly)?',
    'disgraceful(?:ly)?|horrifying(?:ly)?|mind-blowing|absolutely|utterly|insane(?:ly)?|astonishing(?:ly)?|shameful(?:ly)?',
    'jaw-droppingly|bombshell|apocalyptic|appalling(?:ly)?',
  ),
  fr: anyOf(
    'incroyable(?:s|ment)?|scandaleu(?:x|se|ses|sement)|honteu(?:x|se|ses|sement)|choquante?s?|hallucinante?s?',
    'stupéfiante?s?|révoltante?s?|absolument|ahurissante?s?|inouïe?s?|apocalyptiques?|sidérante?s?|hors du commun',
  ),
  de: anyOf(
    'unglaublich(?:e[rsnm]?)?|skandalös(?:e[rsnm]?)?|schockierend(?:e[rsnm]?)?|irre|wahnsinnig(?:e[rsnm]?)?',
    'beschämend(?:e[rsnm]?)?|unfassbar(?:e[rsnm]?)?|ungeheuerlich(?:e[rsnm]?)?|sensationell(?:e[rsnm]?)?|krass(?:e[rsnm]?)?',
    'empörend(?:e[rsnm]?)?|apokalyptisch(?:e[rsnm]?)?',
  ),
  pt: anyOf(
    'incríve(?:l|is)|incrivelmente|chocantes?|escandalos[oa]s?|vergonhos[oa]s?|impressionantes?|assustador(?:a|es|as)?',
    'bombástic[oa]s?|revoltantes?|absolutamente|inacreditáve(?:l|is)|brutal(?:mente)?|estarrecedor(?:a|es|as)?',
  ),
};
const EXCLAMATION = /!+/gu;
const CAPITALS = /(?<![\p{L}\p{N}])\p{Lu}{4,}(?![\p{L}\p{N}])/gu;
const SMALL = /(?<!\p{L})\p{Ll}{4,}(?!\p{L})/gu;
const TITLE_WEIGHT = 3;
const LEAST_POINTS = 3;
const LEAST_PER_HUNDRED = 1;

const count = (text: string, pattern: RegExp | undefined): number =>
  pattern === undefined ? 0 : (text.match(pattern)?.length ?? 0);

/** Title and text without what they quote. */
export function isEmphatic(titular: string, texto: string, idioma: string): boolean {
  const usual = new Set(texto.match(SMALL) ?? []);
  const pointsOf = (text: string): number => {
    const shouted = (text.match(CAPITALS) ?? []).filter((word) => usual.has(word.toLowerCase()));
    return count(text, EXCLAMATION) + shouted.length + count(text, INTENSE[idioma]);
  };
  const points = TITLE_WEIGHT * pointsOf(titular) + pointsOf(texto);
  return points >= LEAST_POINTS && (100 * points) / Math.max(1, countWords(texto)) >= LEAST_PER_HUNDRED;
}
