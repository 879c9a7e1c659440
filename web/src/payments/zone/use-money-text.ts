import { use, useMemo } from 'react';
import { loadMoneyText } from '../../locales/money.ts';
import type { MoneyText } from '../../locales/money-text.ts';
import { loadPaymentsText } from '../../locales/payments.ts';
import type { PaymentsText } from '../../locales/payments-text.ts';
import type { UserText } from '../../locales/zone-text.ts';
import { pageIdioma } from '../../platform/language.ts';

export interface ZoneTexts {
  /** Of the zone, and it knows what to say about failures with money too. */
  readonly zone: UserText;
  readonly money: MoneyText;
  /** Of the windows in which something is paid. */
  readonly payments: PaymentsText;
}

export function useMoneyText(zone: UserText): ZoneTexts {
  const idioma = pageIdioma();
  const loading = [loadMoneyText(idioma), loadPaymentsText(idioma)] as const;
  const money = use(loading[0]);
  const payments = use(loading[1]);
  return useMemo(
    () => ({ zone: { ...zone, errors: { ...zone.errors, ...payments.errors, ...money.errors } }, money, payments }),
    [zone, money, payments],
  );
}
