import type { OwnedArticle } from '@poliedro/contracts/public-articles';
import { useCallback, useState } from 'react';
import type { ArticleText } from '../../locales/article-text.ts';
import { useLoading } from '../../platform/use-loading.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { callArticles } from '../article-calls.ts';
import { ArticleBody } from './article-body.tsx';
import { BodyLoading } from './body-loading.tsx';

interface Words {
  readonly text: ArticleText;
  readonly idioma: string;
  readonly lang: string | undefined;
}

interface OwnedBodyProps extends Words {
  readonly articulo_id: number;
  readonly article: OwnedArticle;
  /** Why they may read it. */
  readonly why: string;
}

/** A text that somebody may read whole; where it has changed since they bought it, that one too. */
export function OwnedBody({ articulo_id, article, why, ...words }: OwnedBodyProps) {
  const [isEarlier, setEarlier] = useState(false);
  const { sold } = words.text;
  return (
    <>
      <p className="sold-note">{why}</p>
      {article.ha_cambiado ? (
        <p className="sold-note">
          {isEarlier ? sold.earlier : sold.changed}{' '}
          <button type="button" className="text-link" onClick={() => setEarlier(!isEarlier)}>
            {isEarlier ? sold.readPresent : sold.readEarlier}
          </button>
        </p>
      ) : null}
      {isEarlier ? (
        <EarlierText articulo_id={articulo_id} present={article} {...words} />
      ) : (
        <ArticleBody given={article.body_json} {...words} />
      )}
    </>
  );
}

interface EarlierTextProps extends Words {
  readonly articulo_id: number;
  readonly present: OwnedArticle;
}

function EarlierText({ articulo_id, present, ...words }: EarlierTextProps) {
  const load = useCallback(() => callArticles('getOwnedBody', { articulo_id }, { version: 'comprada' }), [articulo_id]);
  const loading = useLoading(load);
  if (loading.status === 'failed') return <ErrorNotice text={words.text.failures.failed} onRetry={loading.retry} />;
  if (loading.status === 'loading') return <BodyLoading />;
  const { titular_texto, body_json } = loading.value;
  return (
    <>
      {titular_texto === present.titular_texto ? null : (
        <h2 className="bought-title" lang={words.lang}>
          {titular_texto}
        </h2>
      )}
      <ArticleBody given={body_json} {...words} />
    </>
  );
}
