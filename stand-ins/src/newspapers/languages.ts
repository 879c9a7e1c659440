export const LANGUAGES = ['es', 'en', 'fr', 'de', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);

/** Keeps what making such a thing costs from being paid for every sentence. */
const formats = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

function kept<Format extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => Format): Format {
  const found = formats.get(key) ?? make();
  formats.set(key, found);
  return found as Format;
}

/** 2.300, 2,300 or 2 300. The narrow space of French becomes one that ISO-8859-1 has. */
export function formatNumber(language: Language, value: number): string {
  const format = kept(`number ${language}`, () => new Intl.NumberFormat(language, { useGrouping: 'always' }));
  return format.format(value).replaceAll('\u202f', '\u00a0');
}

const dateParts = (language: Language, time: number, options: Intl.DateTimeFormatOptions) =>
  kept(
    `${language} ${Object.keys(options)}`,
    () => new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { timeZone: 'UTC', ...options }),
  ).format(time);

export const formatDay = (language: Language, time: number) =>
  dateParts(language, time, { day: 'numeric', month: 'long' });

export const formatWeekday = (language: Language, time: number) => dateParts(language, time, { weekday: 'long' });

/** el martes, on Tuesday, mardi, am Dienstag, na terça-feira */
export function formatOnDay(language: Language, time: number): string {
  const weekday = formatWeekday(language, time);
  const before = { es: 'el ', en: 'on ', fr: '', de: 'am ', pt: weekday.includes('feira') ? 'na ' : 'no ' };
  return before[language] + weekday;
}
