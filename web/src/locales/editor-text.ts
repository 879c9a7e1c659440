import type { editorEs } from './editor.es.ts';

/** The texts of the screen on which articles are written. */
export type EditorText = typeof editorEs;
