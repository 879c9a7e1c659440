import { place } from '../src/carriles/placement.repository.ts';
import { moveComments } from '../src/comments/comment.repository.ts';
import { moveReactions } from '../src/interactions/interaction.repository.ts';

/** What the worker gives the pipeline of the rooms beside it. */
export const siblings = { place, moveComments, moveReactions };
