import type { PaymentsConfig } from '@poliedro/contracts/payments';
import { callPayments } from './payment-calls.ts';

let asked: Promise<PaymentsConfig> | undefined;

/** The same for everybody, so it is asked for once. */
export function loadPaymentsConfig(): Promise<PaymentsConfig> {
  asked ??= callPayments('getPaymentsConfig').catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}
