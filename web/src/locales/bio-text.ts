import type { bioEs } from './bio.es.ts';

/** The texts about an author: of the form they fill in, and of the page that everybody sees. */
export type BioText = typeof bioEs;
