import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** Words in the place of a text that has not been begun. */
export const Placeholder = Extension.create<{ readonly words: string }>({
  name: 'placeholder',
  addOptions: () => ({ words: '' }),
  addProseMirrorPlugins() {
    const { words } = this.options;
    return [
      new Plugin({
        props: {
          decorations({ doc }) {
            const first = doc.firstChild;
            if (doc.childCount > 1 || first?.type.name !== 'paragraph' || first.content.size > 0) return null;
            return DecorationSet.create(doc, [
              Decoration.node(0, first.nodeSize, { class: 'placeholder', 'data-placeholder': words }),
            ]);
          },
        },
      }),
    ];
  },
});
