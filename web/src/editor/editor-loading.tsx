import type { EditorText } from '../locales/editor-text.ts';
import { EditorHeader } from './editor-header.tsx';

/** The shape of what comes. */
export function EditorLoading({ text, isNew }: { text: EditorText; isNew: boolean }) {
  return (
    <>
      <EditorHeader text={text} isNew={isNew} />
      <p className="editor-loading" role="status">
        {isNew ? text.loadingEditor : text.loading}
      </p>
      <div className="editor-columns" aria-hidden="true">
        <div className="editor-details">
          <span className="skeleton" />
          <span className="skeleton" />
          <span className="skeleton" />
        </div>
        <div className="editor-text">
          <span className="skeleton title-skeleton" />
          <span className="skeleton" />
          <span className="skeleton body-skeleton" />
        </div>
      </div>
    </>
  );
}
