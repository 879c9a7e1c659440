import type { EditorText } from '../../locales/editor-text.ts';
import type { DeskState } from './desk.ts';

/** It was to be published, or withdrawn, and could not be; what is written is on the server all the same. */
export const isHeldBack = ({ failure, isUnsaved }: DeskState): boolean => failure?.intent === 'guardar' && !isUnsaved;

export const heldBackWords = ({ fields }: DeskState, { status }: EditorText): string =>
  fields.es_borrador ? status.stillPublished : status.notPublished;
