import type { interactionsEs } from './interactions.es.ts';

/** The texts of reactions, sharing and reports. */
export type InteractionsText = typeof interactionsEs;
