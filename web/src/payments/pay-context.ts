import { createContext, use } from 'react';
import type { PaymentsText } from '../locales/payments-text.ts';
import type { AskedPayment } from './asked-payment.ts';
import type { StepAside } from './confirm-card.ts';
import type { PaySteps } from './use-pay-steps.ts';

/** What every step of a payment knows. */
export interface Paying {
  readonly asked: AskedPayment;
  readonly text: PaymentsText;
  readonly idioma: string;
  readonly steps: PaySteps;
  readonly stepAside: StepAside;
  /** While a card is being asked, the window does not close by a slip. */
  readonly setBusy: (isBusy: boolean) => void;
}

const PayingContext = createContext<Paying | null>(null);
export const PayingProvider = PayingContext.Provider;

export function usePaying(): Paying {
  const paying = use(PayingContext);
  if (!paying) throw new Error('Only inside a window of payments');
  return paying;
}

/** The one heading that names the window, whatever its step. */
export const PAY_TITLE = 'pay-title';
