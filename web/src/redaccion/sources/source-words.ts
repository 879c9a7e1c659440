import type { RedaccionSourcesText } from '../../locales/redaccion-sources-text.ts';
import { localMoment } from '../../platform/dates.ts';
import { pageIdioma } from '../../platform/language.ts';
import { languageName } from '../language-name.ts';

/** What every view of this part is given beside the frame's texts. */
export type SourcesText = RedaccionSourcesText;

export const momentOr = (at: string | null, otherwise: string): string =>
  at === null ? otherwise : localMoment(at, pageIdioma());

export const number = (value: number, digits = 0): string =>
  new Intl.NumberFormat(pageIdioma(), { maximumFractionDigits: digits }).format(value);

export const share = (part: number | null, otherwise: string): string =>
  part === null
    ? otherwise
    : new Intl.NumberFormat(pageIdioma(), { style: 'percent', maximumFractionDigits: 0 }).format(part);

/** What stood in the way of a visit, in words where there are any: `robots: …` is `robots`. */
export function faultWords(fault: string, { faults }: SourcesText): string {
  const [kind = ''] = fault.split(':');
  return (faults as Readonly<Record<string, string>>)[kind] ?? fault;
}

/** Those that newspapers are read in, and the one that is set. */
const LANGUAGES = ['es', 'en', 'fr', 'de', 'pt', 'it', 'ca', 'gl', 'eu', 'nl'];

export function languageOptions(present?: string): (readonly [string, string])[] {
  const codes = present === undefined || LANGUAGES.includes(present) ? LANGUAGES : [present, ...LANGUAGES];
  return codes.map((code) => [code, languageName(code)] as const);
}
