import { pageIdioma } from './language.ts';

/** Groups of countries, and places nobody is from: they have a flag all the same. */
const NO_COUNTRY = new Set(['CP', 'DG', 'EU', 'IC', 'UN']);

export const countryOptions = (names: Readonly<Record<string, string>>): (readonly [string, string])[] =>
  Object.entries(names)
    .filter(([code]) => !NO_COUNTRY.has(code))
    .sort(([, one], [, other]) => one.localeCompare(other, pageIdioma()));
