/** A month as noviembre de 2026, from 2026-11; in UTC, so that server and browser write the same one. */
export function longMonth(mes: string, idioma: string): string {
  return new Intl.DateTimeFormat(idioma, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(mes));
}

/** The same as nov, where its year is told elsewhere. */
export function shortMonth(mes: string, idioma: string): string {
  return new Intl.DateTimeFormat(idioma, { month: 'short', timeZone: 'UTC' }).format(new Date(mes));
}
