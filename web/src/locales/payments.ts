import type { Idioma } from '@poliedro/contracts/language';
import type { PaymentsText } from './payments-text.ts';
import { textFamily } from './text-family.ts';

const LOADERS: Record<Idioma, () => Promise<PaymentsText>> = {
  es: () => import('./payments.es.ts').then((module) => module.paymentsEs),
  en: () => import('./payments.en.ts').then((module) => module.paymentsEn),
  fr: () => import('./payments.fr.ts').then((module) => module.paymentsFr),
  de: () => import('./payments.de.ts').then((module) => module.paymentsDe),
};

export const loadPaymentsText = textFamily((idioma) => LOADERS[idioma]());
