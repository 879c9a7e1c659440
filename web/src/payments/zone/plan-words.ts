import type { Subscription } from '@poliedro/contracts/subscriptions';
import type { MoneyText } from '../../locales/money-text.ts';
import { euros } from '../../platform/money.ts';
import { fillText } from '../../platform/translate.ts';

/** As "5,00 € al mes". */
export function planPrice(
  { importe_euros, periodo }: Pick<Subscription, 'importe_euros' | 'periodo'>,
  { subscription }: MoneyText,
  idioma: string,
): string {
  return fillText(subscription.price[periodo], { importe: euros(importe_euros, idioma) });
}

/** As it is written on cards; the provider names them in small letters. */
const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  cartes_bancaires: 'Cartes Bancaires',
};

export function cardName(
  { marca, ultimos4 }: NonNullable<Subscription['tarjeta']>,
  { subscription }: MoneyText,
): string {
  const named = BRANDS[marca] ?? marca.charAt(0).toUpperCase() + marca.slice(1);
  return fillText(subscription.cardIs, { marca: named, ultimos4 });
}
