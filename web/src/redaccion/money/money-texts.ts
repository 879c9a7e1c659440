import type { RedaccionMoneyText } from '../../locales/redaccion-money-text.ts';
import type { RedaccionText } from '../../locales/redaccion-text.ts';
import { pageIdioma } from '../../platform/language.ts';
import { euros } from '../../platform/money.ts';

/** What all parts say, and what this one does. */
export interface MoneyTexts {
  readonly frame: RedaccionText;
  readonly own: RedaccionMoneyText;
}

export const centsText = (cents: number): string => euros(cents / 100, pageIdioma());
