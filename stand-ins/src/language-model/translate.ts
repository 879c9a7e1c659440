import { materialOf, type Question } from './question.ts';

const LANGUAGES = ['es', 'en', 'fr', 'de'];

/** One meaning a line, in es, en, fr and de. */
const DICTIONARY = `
el the le der|la the la die|los the les die|las the les die|de of de von|del of du vom|un a un ein|una a une eine
y and et und|en in en in|no not pas nicht|ni nor ni noch|nunca never jamais nie|nadie nobody personne niemand|sin without sans ohne
ningún no aucun kein|ninguna no aucune keine|con with avec mit|por by par durch|para for pour für|que that que dass|tras after après nach
ha has a hat|han have ont haben|es is est ist|son are sont sind|fue was fut war|dos two deux zwei|tres three trois drei|cuatro four quatre vier
cinco five cinq fünf|seis six six sechs|siete seven sept sieben|ocho eight huit acht|nueve nine neuf neun|diez ten dix zehn|once eleven onze elf
doce twelve douze zwölf|quince fifteen quinze fünfzehn|veinte twenty vingt zwanzig|cien hundred cent hundert|mil thousand mille tausend
personas people personnes Menschen|muertos dead morts Tote|heridos injured blessés Verletzte|gobierno government gouvernement Regierung
ciudad city ville Stadt|ayer yesterday hier gestern|hoy today aujourd’hui heute|horas hours heures Stunden|años years ans Jahre|euros euros euros Euro
primera first première erste|primer first premier erste|segunda second deuxième zweite|segundo second deuxième zweite`
  .split(/[|\n]/)
  .filter((line) => line !== '')
  .map((line) => line.split(' '));

function namesOfCalendar(language: string): string[] {
  const name = (options: Intl.DateTimeFormatOptions, date: Date) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(date);
  const months = Array.from({ length: 12 }, (_, month) => name({ month: 'long' }, new Date(Date.UTC(2026, month, 1))));
  const days = Array.from({ length: 7 }, (_, day) => name({ weekday: 'long' }, new Date(Date.UTC(2026, 0, 5 + day))));
  return [...months, ...days];
}

function wordsFrom(from: string, to: string): Map<string, string> {
  const [here, there] = [LANGUAGES.indexOf(from), LANGUAGES.indexOf(to)];
  const words = new Map<string, string>();
  const put = (word = '', translated = '') => {
    if (!words.has(word.toLowerCase())) words.set(word.toLowerCase(), translated);
  };
  for (const line of DICTIONARY) put(line[here], line[there]);
  const [calendar, translated] = [namesOfCalendar(from), namesOfCalendar(to)];
  for (const [at, name] of calendar.entries()) put(name, translated[at]);
  return words;
}

const SEPARATORS: Readonly<Record<string, readonly [thousands: string, decimals: string]>> = {
  es: ['.', ','],
  en: [',', '.'],
  fr: ['\u202f', ','],
  de: ['.', ','],
};

function rewriteNumber(number: string, from: string, to: string): string {
  const [thousands = '', decimals = ''] = SEPARATORS[from] ?? [];
  const [newThousands = '', newDecimals = ''] = SEPARATORS[to] ?? [];
  const [whole = '', part] = number.replaceAll(thousands, '').replaceAll('\u00a0', '').split(decimals);
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, newThousands) : whole;
  return part === undefined ? grouped : `${grouped}${newDecimals}${part}`;
}

const PIECES = /([«“„"][^«»“”„"]*[»”“"])|(\d+(?:[.,\u00a0\u202f]\d+)*)|(\p{L}+(?:[’']\p{L}+)?)/gu;

/** Word by word where it knows the word; names and what is quoted stay, numbers are written as there. */
export function translate(question: Question): { translations: { id: string; text: string }[] } {
  const [, from = 'es', to = 'en'] = /\((\w\w)\) into \p{L}+ \((\w\w)\)/u.exec(question.prompt) ?? [];
  const words = wordsFrom(from, to);
  const translations = materialOf(question).map((line) => {
    const { id, text } = JSON.parse(line) as { id: string; text: string };
    const translated = text.replace(PIECES, (piece, quoted?: string, number?: string) => {
      if (quoted !== undefined) return quoted;
      if (number !== undefined) return rewriteNumber(number, from, to);
      return words.get(piece.toLowerCase()) ?? piece;
    });
    return { id, text: translated };
  });
  return { translations };
}
