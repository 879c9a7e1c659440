import type { commentsEs } from './comments.es.ts';
import type { InteractionsText } from './interactions-text.ts';

/** The texts of comments: under an event, and in the user zone. */
export type OwnCommentsText = typeof commentsEs;
/** With what can go wrong with any reaction. */
export type CommentsText = OwnCommentsText & Pick<InteractionsText, 'errors'>;
