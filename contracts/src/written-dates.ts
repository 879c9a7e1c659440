/** Spanish of Spain and British English, as the texts of the site are written. */
const REGIONS: Readonly<Record<string, string>> = { es: 'es-ES', en: 'en-GB' };

export const openDateFormat = (idioma: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(REGIONS[idioma] ?? idioma, options);

/** Without looking back, which some browsers cannot. */
const FIRST = /(^|\D)1(?= \p{L}{3})/u;

/** French calls the first day of a month by its ordinal, which the platform's formats do not. */
export function writeDate(format: Intl.DateTimeFormat, at: Date): string {
  const written = format.format(at);
  return format.resolvedOptions().locale.startsWith('fr') ? written.replace(FIRST, (first) => `${first}er`) : written;
}
