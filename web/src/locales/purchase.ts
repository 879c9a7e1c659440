import type { Idioma } from '@poliedro/contracts/language';
import type { PurchaseText } from './purchase-text.ts';
import { textFamily } from './text-family.ts';

const LOADERS: Record<Idioma, () => Promise<PurchaseText>> = {
  es: () => import('./purchase.es.ts').then((module) => module.purchaseEs),
  en: () => import('./purchase.en.ts').then((module) => module.purchaseEn),
  fr: () => import('./purchase.fr.ts').then((module) => module.purchaseFr),
  de: () => import('./purchase.de.ts').then((module) => module.purchaseDe),
};

export const loadPurchaseText = textFamily((idioma) => LOADERS[idioma]());
