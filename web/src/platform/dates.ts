import { openDateFormat, writeDate } from '@poliedro/contracts/written-dates';

function formatIn(made: Map<string, Intl.DateTimeFormat>, idioma: string, options: Intl.DateTimeFormatOptions) {
  const known = made.get(idioma) ?? openDateFormat(idioma, options);
  made.set(idioma, known);
  return known;
}

const shortFormats = new Map<string, Intl.DateTimeFormat>();

/** A short date. In UTC, so that server and browser write the same one. */
export function shortDate(iso: string, idioma: string): string {
  const options = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return writeDate(formatIn(shortFormats, idioma, options), new Date(iso));
}

const longFormats = new Map<string, Intl.DateTimeFormat>();

/** A date in words, as 13 de noviembre de 2026; in UTC like the short one. */
export function longDate(iso: string, idioma: string): string {
  return writeDate(formatIn(longFormats, idioma, { dateStyle: 'long', timeZone: 'UTC' }), new Date(iso));
}

const momentFormats = new Map<string, Intl.DateTimeFormat>();

/** A date with its hour where the reader is: only for what the browser draws itself. */
export function localMoment(at: string | number, idioma: string): string {
  const options = { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const;
  return writeDate(formatIn(momentFormats, idioma, options), new Date(at));
}
