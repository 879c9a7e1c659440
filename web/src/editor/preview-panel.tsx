import { lineHtml } from '@poliedro/contracts/article-body/line';
import { use } from 'react';
import { Line } from '../articles/line.tsx';
import { ArticleBody } from '../articles/reader/article-body.tsx';
import { loadArticleText } from '../locales/article.ts';
import type { EditorText } from '../locales/editor-text.ts';
import { pageIdioma } from '../platform/language.ts';
import type { ArticleFields } from './draft/draft.ts';
import { EditorPanel } from './editor-panel.tsx';

interface PreviewPanelProps {
  readonly fields: ArticleFields;
  readonly body: unknown;
  readonly text: EditorText;
  readonly onClose: () => void;
}

/** The article as its readers will see it. */
export function PreviewPanel({ fields, body, text, onClose }: PreviewPanelProps) {
  const idioma = pageIdioma();
  const articleText = use(loadArticleText(idioma));
  return (
    <EditorPanel
      title={text.preview}
      onClose={onClose}
      actions={
        <button type="button" className="button" onClick={onClose}>
          {text.dialogs.close}
        </button>
      }
    >
      <article className="editor-panel-body preview" lang={fields.idioma}>
        <p className="preview-title">
          <Line html={lineHtml(fields.titular)} />
        </p>
        <p className="preview-summary">
          <Line html={lineHtml(fields.resumen)} />
        </p>
        <ArticleBody given={body} text={articleText} idioma={idioma} lang={fields.idioma} />
      </article>
    </EditorPanel>
  );
}
