import { ETIQUETAS } from '@poliedro/contracts/article-body/tags';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Eraser } from 'lucide-react';
import type { EditorText } from '../../locales/editor-text.ts';
import { removeTags } from '../tags/apply-tag.ts';
import { touchedTag } from '../tags/passage.ts';
import { Tool, Toolbar } from './toolbar.tsx';

interface TagToolbarProps {
  readonly editor: Editor;
  readonly words: EditorText['tags'];
  readonly onTag: (etiqueta: (typeof ETIQUETAS)[number]) => void;
}

/** In the order of their shortcuts. */
export function TagToolbar({ editor, words, onTag }: TagToolbarProps) {
  const active = useEditorState({ editor, selector: () => touchedTag(editor.state) });
  return (
    <Toolbar label={words.label} className="tag-tools" first={ETIQUETAS[0]}>
      {ETIQUETAS.map((etiqueta, at) => (
        <Tool
          key={etiqueta}
          name={etiqueta}
          label={words.names[etiqueta]}
          shortcut={`Alt+Shift+${at + 1}`}
          pressed={active === etiqueta}
          className="tag-tool"
          etiqueta={etiqueta}
          onPress={() => onTag(etiqueta)}
        >
          <i className="hue" aria-hidden="true" />
          {words.names[etiqueta]}
        </Tool>
      ))}
      <Tool
        name="remove-tag"
        label={words.remove}
        shortcut="Alt+Shift+0"
        className="tag-tool"
        disabled={active === undefined}
        onPress={() => removeTags(editor)}
      >
        <Eraser className="icon" aria-hidden="true" />
        {words.remove}
      </Tool>
    </Toolbar>
  );
}
