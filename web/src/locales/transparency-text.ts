import type { transparencyEs } from './transparency.es.ts';

/** The texts of the page about reports, decisions and corrections. */
export type TransparencyText = typeof transparencyEs;
