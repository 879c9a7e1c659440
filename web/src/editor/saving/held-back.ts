import type { EditorText } from '../../locales/editor-text.ts';
import type { DeskState } from './desk.ts';

/** The last try to save failed; what waits only until its author asks again has not. */
export const hasFailed = ({ failure }: DeskState): boolean => failure?.retryAt !== undefined;

/** It was to be published, or withdrawn, and was not: that waits until its author asks for it again. */
export const isOwed = ({ failure }: DeskState): boolean =>
  failure?.intent === 'guardar' && failure.retryAt === undefined;

/** It is owed, and what is written is on the server all the same. */
export const isHeldBack = (state: DeskState): boolean => isOwed(state) && !state.isUnsaved;

export const heldBackWords = ({ fields }: DeskState, { status }: EditorText): string =>
  fields.es_borrador ? status.stillPublished : status.notPublished;
