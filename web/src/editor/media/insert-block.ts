import type { Editor, JSONContent } from '@tiptap/core';

/** Puts pictures or a video where the cursor is; after the last block there is always room to go on writing. */
export function insertBlocks(editor: Editor, blocks: readonly JSONContent[], at?: number): void {
  const position = at ?? editor.state.selection.to;
  const isLast = position >= editor.state.doc.content.size - 1;
  editor
    .chain()
    .focus()
    .insertContentAt(position, [...blocks, ...(isLast ? [{ type: 'paragraph' }] : [])])
    .run();
}

export const insertBlock = (editor: Editor, block: JSONContent): void => insertBlocks(editor, [block]);
