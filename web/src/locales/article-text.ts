import type { articleEs } from './article.es.ts';
import type { Widened } from './messages.ts';

/** The texts of an article that is hosted here. */
export type ArticleText = Widened<typeof articleEs>;
