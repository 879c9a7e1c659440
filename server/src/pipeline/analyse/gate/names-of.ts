import { findDate, findMonthInShort } from './numbers/calendar.ts';
import { NUMBER_WORDS } from './numbers/number-words.ts';
import type { Word } from './words-of.ts';

const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** What an institution or an office is called, and its capital letter makes no name of; without accents. */
const GENERIC = set(`
  gobierno government gouvernement regierung governo ministerio ministry ministere ministerium consejo council conseil rat conselho
  banco bank banque tribunal court cour gericht corte universidad university universite universitat universidade estado state etat staat
  presidente presidenta president presidente prasident ministro ministra minister ministre secretario secretary congreso congress senado senate
  comision commission kommission comissao partido party parti partei policia police polizei ayuntamiento rathaus mairie camara chamber
  central europeo european europeen europaische national nacional nacional international internacional internationale supremo supreme
  union sindicato union gewerkschaft federacion federation verband puerto port hafen autoridad authority behorde agencia agency agence agentur
  instituto institute institut hospital krankenhaus hopital ciudad city ville stadt region provincia province provinz valle valley mr mrs ms dr sr sra herr frau monsieur madame mme
  governing executive chief spokesman spokeswoman mayor alcalde alcaldesa maire burgermeister burgermeisterin director directora
  internet web euro euros dollar dollars uhr prozent ende anfang mitte beginn angaben folge gefahr betrieb kraft zeit jahr jahre jahren
  monat monate monaten woche wochen tag tage tagen stunde stunden menschen personen leute kilometer kilometern meter metern hektar
  liter litern quadratmeter quadratmetern tonnen grad`);
const BARE_PREPOSITIONS = set('in aus nach bei von gegen fur mit durch uber um bis');
const GERMAN_DETERMINERS =
  set(`der die das den dem des ein eine einen einem einer eines kein keine keinen keiner sein seine seinen seiner ihr
  ihre ihren ihrer diese dieser dieses diesen diesem jede jeder jedes im am zum zur beim vom ins ans viele mehrere einige alle mehr weitere weiteren`);
/** "Zeitung", "Freiheit", "Arbeiter": words of the language, not names. */
const GERMAN_NOUN =
  /(?:ung|ungen|heit|heiten|keit|keiten|schaft|schaften|tion|tionen|tat|ismus|nis|nisse|ment|ling|tum|chen|lein|arbeiter|kräfte|zahl|zeit|recht|rechte)$/;

const isDate = ({ text }: Word, idioma: string): boolean => findDate(text, idioma, true) !== undefined;
const isNumberWord = ({ low }: Word, idioma: string): boolean =>
  NUMBER_WORDS[idioma]?.scales.has(low) === true ||
  NUMBER_WORDS[idioma]?.values.has(low) === true ||
  NUMBER_WORDS[idioma]?.ordinals.has(low) === true;
const mayBeName = (word: Word | undefined, idioma: string): word is Word =>
  word?.capital === true &&
  word.text.length > 1 &&
  !isDate(word, idioma) &&
  !isNumberWord(word, idioma) &&
  !GENERIC.has(word.low);

/** A word of the language by its ending or by what stands before it, though it is written like a name. */
export const isGermanNoun = (word: Word, before: Word | undefined): boolean =>
  GERMAN_NOUN.test(word.low) || (before !== undefined && !word.apart && GERMAN_DETERMINERS.has(before.low));

interface NameFound {
  readonly word: Word;
  /** False: it begins a sentence, and may be any word. */
  readonly sure: boolean;
}

/** The words of a text that name somebody or something. */
export function namesOf(words: readonly Word[], idioma: string): NameFound[] {
  const names: NameFound[] = [];
  for (const [at, word] of words.entries()) {
    if (!mayBeName(word, idioma)) continue;
    const before = words[at - 1];
    const after = words[at + 1];
    if (findMonthInShort(word.text, idioma, [before?.low, after?.low]) !== undefined) continue;
    const beside =
      (after?.apart === false && !after.first && mayBeName(after, idioma)) ||
      (!word.apart && !word.first && mayBeName(before, idioma) && !(before.first && !before.content));
    const acronym = /^[\p{Lu}\p{N}]{2,}$/u.test(word.text) || /\p{N}/u.test(word.text);
    if (idioma === 'de') {
      const noun = isGermanNoun(word, before);
      const bare = before !== undefined && !word.apart && !word.first && BARE_PREPOSITIONS.has(before.low);
      if (acronym || !noun) names.push({ word, sure: acronym || bare || (beside && word.content) });
    } else if (!word.first || acronym) names.push({ word, sure: true });
    else if (word.content) names.push({ word, sure: beside });
  }
  return names;
}
