/** A time of day, and which half of the day it is said to be in. */
export interface TimeFound {
  /** The one of 24 hours first. */
  readonly readings: readonly string[];
  readonly half: Half | undefined;
}
export type Half = 'am' | 'pm';

const HALF = String.raw`\s?[apAP]\.?\s?[mM](?![\p{L}\p{N}])\.?`;
const HOUR_AND_MINUTES = String.raw`(?:[01]?\d|2[0-4])\.[0-5]\d(?!\p{N})`;
/** Where languages write times that elsewhere are other numbers: "7 p.m.", "a las 15.30". */
const OWN_TIMES: Readonly<Record<string, readonly string[]>> = {
  en: [String.raw`(?<![\p{N}.,:])\d{1,2}(?:[:.][0-5]\d)?${HALF}`],
  es: [
    String.raw`(?<![\p{N}.,:])\d{1,2}(?:[:.][0-5]\d)?${HALF}`,
    String.raw`(?<=(?<!\p{L})(?:a|de|desde|hasta|sobre|hacia|y)\slas?\s)${HOUR_AND_MINUTES}`,
    String.raw`(?<![\p{N}.,:])${HOUR_AND_MINUTES}(?=\s(?:h|horas?)(?!\p{L}))`,
  ],
  pt: [
    String.raw`(?<=(?<!\p{L})[àa]s\s)${HOUR_AND_MINUTES}`,
    String.raw`(?<![\p{N}.,:])${HOUR_AND_MINUTES}(?=\s(?:h|horas?)(?!\p{L}))`,
  ],
  de: [String.raw`(?<![\p{N}.,:])${HOUR_AND_MINUTES}(?=\sUhr)`],
};
const EVERYWHERE = [
  String.raw`(?<!\p{N})\p{N}{1,3}(?::\p{N}{2}){1,2}(?!\p{N})`,
  String.raw`\p{N}{1,2}\s?h(?:\s?\p{N}{2})?(?:\s?min)?(?:\s?\p{N}{2}\s?s)?(?![\p{L}\p{N}])`,
];

/** How times are written in a language: the source of a regular expression. */
export const timesIn = (idioma: string): string => [...(OWN_TIMES[idioma] ?? []), ...EVERYWHERE].join('|');

/** What stands behind a time and says which half of the day is meant. */
const SAID: Readonly<Record<string, Readonly<Record<Half, RegExp>>>> = {
  es: { am: /^(?:horas )?de la (?:manana|madrugada)/, pm: /^(?:horas )?de la (?:tarde|noche)/ },
  en: { am: /^(?:o clock )?in the morning/, pm: /^(?:o clock )?(?:in the (?:afternoon|evening)|at night)/ },
  fr: { am: /^(?:heures? )?du matin/, pm: /^(?:heures? )?(?:du soir|de l apres midi)/ },
  de: {
    am: /^(?:uhr )?(?:morgens|fruh|vormittags|am (?:morgen|vormittag))/,
    pm: /^(?:uhr )?(?:nachmittags|abends|am (?:nachmittag|abend))/,
  },
  pt: { am: /^(?:horas )?da (?:manha|madrugada)/, pm: /^(?:horas )?da (?:tarde|noite)/ },
};

/** By the words that follow, without case and accents. */
export function halfSaid(following: readonly string[], idioma: string): Half | undefined {
  const text = following.filter((low) => /^\p{L}/u.test(low)).join(' ');
  const said = SAID[idioma];
  if (said?.am.test(text) === true) return 'am';
  return said?.pm.test(text) === true ? 'pm' : undefined;
}

const NOON = 12;
const MARK = /([ap])\.?\s?m\.?$/i;

/** Without a word on it: by the 24 hours that are usual in print everywhere but in English. */
function halfOf(written: string, hour: number, hasMinutes: boolean, idioma: string): Half | undefined {
  if (hour > NOON) return 'pm';
  if (hour === NOON) return undefined;
  return written.startsWith('0') || (hasMinutes && idioma !== 'en') ? 'am' : undefined;
}

/** A time in digits. `said`: what follows says which half of the day is meant. */
export function readTime(written: string, idioma: string, said: Half | undefined): TimeFound {
  const [hour = 0, ...rest] = written.match(/\d+/g)?.map(Number) ?? [];
  const mark = MARK.exec(written)?.[1]?.toLowerCase();
  const marked = mark === 'a' ? 'am' : mark === 'p' ? 'pm' : said;
  const at = (one: number) => `t${[one, ...(rest.length === 0 ? [0] : rest)].join(':')}`;
  if (hour > 2 * NOON) return { readings: [at(hour)], half: undefined };
  const half = marked ?? halfOf(written, hour, rest.length > 0, idioma);
  // "7 p.m." and "siete de la tarde": the hour alone is a number in words.
  const bare = mark !== undefined && rest.length === 0 ? [String(hour)] : [];
  const onClock = hour % NOON;
  if (half === 'pm') return { readings: [at(onClock + NOON), at(onClock === 0 ? NOON : onClock), ...bare], half };
  if (marked === 'am' && hour === NOON) return { readings: [at(0), at(NOON), ...bare], half };
  return { readings: [at(hour), ...bare], half };
}
