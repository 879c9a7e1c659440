import type { Idioma } from '@poliedro/contracts/language';
import { fetchCode } from '../later/fetch-code.ts';
import type { PaymentsText } from './payments-text.ts';
import { textFamily } from './text-family.ts';

const LOADERS: Record<Idioma, () => Promise<PaymentsText>> = {
  es: () => fetchCode(() => import('./payments.es.ts')).then((module) => module.paymentsEs),
  en: () => fetchCode(() => import('./payments.en.ts')).then((module) => module.paymentsEn),
  fr: () => fetchCode(() => import('./payments.fr.ts')).then((module) => module.paymentsFr),
  de: () => fetchCode(() => import('./payments.de.ts')).then((module) => module.paymentsDe),
};

export const loadPaymentsText = textFamily((idioma) => LOADERS[idioma]());
