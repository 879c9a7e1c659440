import type { ownArticlesEs } from './own-articles.es.ts';

/** The texts of the list of one's own articles. */
export type OwnArticlesText = typeof ownArticlesEs;
