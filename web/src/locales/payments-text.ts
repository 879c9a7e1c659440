import type { paymentsEs } from './payments.es.ts';

/** The texts of the windows in which something is paid. */
export type PaymentsText = typeof paymentsEs;
