import { lineHtml } from '@poliedro/contracts/article-body/line';
import { Line } from '../articles/line.tsx';
import { ArticleBody } from '../articles/reader/article-body.tsx';
import { loadArticleText } from '../locales/article.ts';
import type { EditorText } from '../locales/editor-text.ts';
import { pageIdioma } from '../platform/language.ts';
import { useTranslation } from '../platform/translation.tsx';
import { useLoading } from '../platform/use-loading.ts';
import { ErrorNotice } from '../ui/notice.tsx';
import type { ArticleFields } from './draft/draft.ts';
import { EditorPanel } from './editor-panel.tsx';

interface PreviewPanelProps {
  readonly fields: ArticleFields;
  readonly body: unknown;
  readonly text: EditorText;
  readonly onClose: () => void;
}

const loadText = () => loadArticleText(pageIdioma());

/** The article as its readers will see it. */
export function PreviewPanel({ fields, body, text, onClose }: PreviewPanelProps) {
  const { t } = useTranslation();
  const loading = useLoading(loadText);
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
      {loading.status === 'failed' ? (
        <div className="editor-panel-body">
          <ErrorNotice text={t('failure.offlineText')} onRetry={loading.retry} />
        </div>
      ) : (
        <article className="editor-panel-body preview" lang={fields.idioma}>
          <p className="preview-title">
            <Line html={lineHtml(fields.titular)} />
          </p>
          <p className="preview-summary">
            <Line html={lineHtml(fields.resumen)} />
          </p>
          {loading.status === 'ready' ? (
            <ArticleBody given={body} text={loading.value} idioma={pageIdioma()} lang={fields.idioma} />
          ) : null}
        </article>
      )}
    </EditorPanel>
  );
}
