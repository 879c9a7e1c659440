const namers = new Map<string, Intl.DisplayNames>();

/** The name of a country in a language, from its upper-case ISO code. */
export function countryName(pais_iso_code: string, idioma: string): string {
  let namer = namers.get(idioma);
  if (!namer) {
    namer = new Intl.DisplayNames(idioma, { type: 'region', fallback: 'code' });
    namers.set(idioma, namer);
  }
  return namer.of(pais_iso_code) ?? pais_iso_code;
}
