import type { TagMark } from '@poliedro/contracts/article-body/document';
import { ETIQUETAS, type Etiqueta } from '@poliedro/contracts/article-body/tags';
import type { Editor } from '@tiptap/core';
import { passageAt } from './passage.ts';

/** What a tag would be put on: the selected words without the room around them, or the passage that the cursor is in. */
export interface Taggable {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** What it carries already. */
  readonly tag: TagMark | undefined;
}

export function taggableAt({ state }: Editor): Taggable | undefined {
  const passage = passageAt(state);
  const tag = passage && { type: passage.etiqueta, attrs: passage.attrs };
  let { from, to } = state.selection.empty && passage ? passage : state.selection;
  const isSpace = (at: number) => /^\s?$/.test(state.doc.textBetween(at, at + 1, ' ', ' '));
  while (from < to && isSpace(from)) from += 1;
  while (to > from && isSpace(to - 1)) to -= 1;
  const text = state.doc.textBetween(from, to, ' ', ' ');
  return text === '' ? undefined : { from, to, text, tag };
}

export function applyTag(editor: Editor, { from, to }: Taggable, etiqueta: Etiqueta, attrs: TagMark['attrs']): void {
  editor
    .chain()
    .command(({ tr, state }) => {
      const type = state.schema.marks[etiqueta];
      if (type) tr.addMark(from, to, type.create(attrs));
      return type !== undefined;
    })
    .focus(to)
    .run();
}

export function removeTags(editor: Editor): void {
  const passage = passageAt(editor.state);
  const { selection } = editor.state;
  const { from, to } = selection.empty && passage ? passage : selection;
  editor
    .chain()
    .command(({ tr, state }) => {
      for (const etiqueta of ETIQUETAS) tr.removeMark(from, to, state.schema.marks[etiqueta]);
      return true;
    })
    .focus()
    .run();
}
