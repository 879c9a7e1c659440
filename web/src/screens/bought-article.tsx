import '../ui/styles/article.css';
import '../ui/styles/article-print.css';
import { type ReactNode, useCallback } from 'react';
import { useSession } from '../accounts/browser-session.ts';
import { callArticles } from '../articles/article-calls.ts';
import { BodyLoading } from '../articles/reader/body-loading.tsx';
import { OwnedBody } from '../articles/reader/owned-body.tsx';
import { loadArticleText } from '../locales/article.ts';
import { useBought } from '../payments/bought-marks.ts';
import { ApiError, isNotFound } from '../platform/api-error.ts';
import { pageIdioma } from '../platform/language.ts';
import { usePage } from '../platform/page.ts';
import { useTranslation } from '../platform/translation.tsx';
import { useLoading } from '../platform/use-loading.ts';
import { PageHead } from '../ui/page-head.tsx';
import { ArticleOpening } from './article-opening.tsx';
import { Failure } from './failure.tsx';

interface BoughtArticleProps {
  readonly articulo_id: number;
  /** What everybody else sees. */
  readonly otherwise: ReactNode;
}

async function load(articulo_id: number) {
  const [article, text] = await Promise.all([
    callArticles('getOwnedBody', { articulo_id }),
    loadArticleText(pageIdioma()),
  ]);
  return { articulo_id, article, text };
}

/** An article that is no longer public, for those who have bought it: asked for only when somebody is signed in. */
export function BoughtArticle(props: BoughtArticleProps) {
  const { user } = useSession();
  return user ? <AskedArticle key={user.usuario_id} {...props} /> : props.otherwise;
}

/** Who is not known to have bought it sees what everybody sees, until an answer says otherwise. */
function AskedArticle({ articulo_id, otherwise }: BoughtArticleProps) {
  const { t } = useTranslation();
  const isBought = useBought().has(articulo_id);
  const loading = useLoading(useCallback(() => load(articulo_id), [articulo_id]));
  if (loading.status === 'ready') return <OwnedPage {...loading.value} />;
  if (!isBought || (loading.status === 'failed' && isRefusal(loading.error))) return otherwise;
  if (loading.status === 'failed') return <Failure error={loading.error} />;
  return (
    <div className="wrap article-page">
      <PageHead title={t('article.loading')} description={t('article.loading')} path="/" index={false} />
      <BodyLoading />
    </div>
  );
}

const isRefusal = (error: unknown) => isNotFound(error) || (error instanceof ApiError && error.status === 403);

function OwnedPage({ articulo_id, article, text }: Awaited<ReturnType<typeof load>>) {
  const { idioma } = usePage();
  const lang = article.idioma === idioma ? undefined : article.idioma;
  return (
    <div className="wrap article-page">
      <PageHead
        title={article.titular_texto}
        description={text.sold.withdrawn}
        path={`/articulo/${articulo_id}`}
        index={false}
      />
      <article>
        <header>
          <ArticleOpening article={article} lang={lang} back={text.page.back} />
        </header>
        <OwnedBody {...{ articulo_id, article, text, idioma, lang }} why={text.sold.withdrawn} />
      </article>
    </div>
  );
}
