const formats = new Map<string, Intl.DateTimeFormat>();

/** A short date. In UTC, so that server and browser write the same one. */
export function shortDate(iso: string, idioma: string): string {
  let format = formats.get(idioma);
  if (!format) {
    format = new Intl.DateTimeFormat(idioma, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
    formats.set(idioma, format);
  }
  return format.format(new Date(iso));
}
