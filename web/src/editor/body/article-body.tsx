import type { Etiqueta } from '@poliedro/contracts/article-body/tags';
import { memo, useLayoutEffect, useRef } from 'react';
import type { EditorText } from '../../locales/editor-text.ts';
import type { OpenDialog } from '../dialogs/body-dialogs.tsx';
import { FormatToolbar } from '../toolbar/format-toolbar.tsx';
import { TagToolbar } from '../toolbar/tag-toolbar.tsx';
import type { BodyEditor } from './body-editor.ts';

interface ArticleBodyProps {
  readonly body: BodyEditor;
  readonly text: EditorText;
  readonly idioma: string;
  readonly onOpen: OpenDialog;
  readonly onTag: (etiqueta: Etiqueta) => void;
}

/** The text itself is the editor's: nothing of it is drawn by React, whatever is typed. */
export const ArticleBody = memo(function ArticleBody({ body, text, idioma, onOpen, onTag }: ArticleBodyProps) {
  const place = useRef<HTMLDivElement>(null);
  const { editor } = body;

  useLayoutEffect(() => {
    if (place.current) editor.mount(place.current);
    return () => editor.unmount();
  }, [editor]);
  useLayoutEffect(() => {
    editor.view.dom.lang = idioma;
  }, [editor, idioma]);

  return (
    <div className="editor-body">
      <div className="editor-tools">
        <FormatToolbar editor={editor} words={text.toolbar} onOpen={onOpen} />
        <TagToolbar editor={editor} words={text.tags} onTag={onTag} />
      </div>
      <p id="body-help" className="field-note">
        {text.body.help}
      </p>
      <div ref={place} className="editor-paper" />
    </div>
  );
});
