import { fold } from '../words-of.ts';

const LANGUAGES = ['es', 'en', 'fr', 'de', 'pt'];

/** Names of months and days in the five languages, as m11 and w1; days from Monday on. */
function calendarOf(idioma: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (let month = 0; month < 12; month += 1) {
    const name = new Intl.DateTimeFormat(idioma, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, month, 1));
    names.set(fold(name), `m${month + 1}`);
  }
  for (let day = 1; day <= 7; day += 1) {
    const name = fold(
      new Intl.DateTimeFormat(idioma, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day)),
    );
    names.set(name.replace(/-feira$/, ''), `w${day}`);
  }
  if (idioma === 'de') names.set('sonnabend', 'w6').set('janner', 'm1');
  if (idioma === 'es') names.set('setiembre', 'm9');
  return names;
}

const CALENDARS: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  LANGUAGES.map((idioma) => [idioma, calendarOf(idioma)]),
);
/** Verbs, numbers and planets too: dates only beside a number, or where the capital letter tells. */
const DOUBTFUL: Readonly<Record<string, RegExp>> = {
  en: /^(?:may|march)$/,
  fr: /^mars$/,
  pt: /^(?:segunda|terca|quarta|quinta|sexta)$/,
};

export function findDate(word: string, idioma: string, sure: boolean): string | undefined {
  const low = fold(word);
  if (!sure && DOUBTFUL[idioma]?.test(low) === true) return undefined;
  return CALENDARS.get(idioma)?.get(low);
}

const MONTHS_IN_SHORT: Readonly<Record<string, string>> = {
  es: 'ene feb mar abr may jun jul ago sep/sept oct nov dic',
  en: 'jan feb mar apr may jun jul aug sep/sept oct nov dec',
  fr: 'janv fevr mars avr mai juin juil aout sept oct nov dec',
  de: 'jan feb marz apr mai jun jul aug sep/sept okt nov dez',
  pt: 'jan fev mar abr mai jun jul ago set out nov dez',
};
const IN_SHORT: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(MONTHS_IN_SHORT).map(([idioma, list]) => [
    idioma,
    new Map(
      list.split(' ').flatMap((forms, at) => forms.split('/').map((form): [string, string] => [form, `m${at + 1}`])),
    ),
  ]),
);

const DAY_OR_YEAR = /^(?:\d{1,2}|\d{4})$/;

/** "Sept. 12": a month only where a day or a year stands beside it; elsewhere it may be a name. */
export function findMonthInShort(
  word: string,
  idioma: string,
  beside: readonly (string | undefined)[],
): string | undefined {
  if (!beside.some((other) => other !== undefined && DAY_OR_YEAR.test(other))) return undefined;
  return IN_SHORT.get(idioma)?.get(fold(word));
}
