import type { Widened } from './messages.ts';
import type { tagsEs } from './tags.es.ts';

/** What a passage that an author has marked is called, wherever it is read. */
export type TagsText = Widened<typeof tagsEs>;
