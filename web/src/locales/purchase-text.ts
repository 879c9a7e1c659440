import type { purchaseEs } from './purchase.es.ts';

/** The texts of buying an article. */
export type PurchaseText = typeof purchaseEs;
