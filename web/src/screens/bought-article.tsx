import '../ui/styles/article.css';
import '../ui/styles/article-print.css';
import type { OwnedArticle } from '@poliedro/contracts/public-articles';
import { type ReactNode, useEffect, useState } from 'react';
import { useSession } from '../accounts/browser-session.ts';
import { callArticles } from '../articles/article-calls.ts';
import { Line } from '../articles/line.tsx';
import { ArticleBody } from '../articles/reader/article-body.tsx';
import { loadArticleText } from '../locales/article.ts';
import type { ArticleText } from '../locales/article-text.ts';
import { pageIdioma } from '../platform/language.ts';
import { usePage } from '../platform/page.ts';
import { PageHead } from '../ui/page-head.tsx';
import { BackButton } from './back-button.tsx';

interface BoughtArticleProps {
  readonly articulo_id: number;
  /** What everybody else sees. */
  readonly otherwise: ReactNode;
}

interface Owned {
  readonly article: OwnedArticle;
  readonly text: ArticleText;
}

/** An article that is no longer public, for those who have bought it: asked for only when somebody is signed in. */
export function BoughtArticle({ articulo_id, otherwise }: BoughtArticleProps) {
  const { idioma } = usePage();
  const { user } = useSession();
  const [owned, setOwned] = useState<Owned>();
  const usuario_id = user?.usuario_id;

  useEffect(() => {
    setOwned(undefined);
    if (usuario_id === undefined) return;
    let isHere = true;
    Promise.all([callArticles('getOwnedBody', { articulo_id }), loadArticleText(pageIdioma())]).then(
      ([article, text]) => isHere && setOwned({ article, text }),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [articulo_id, usuario_id]);

  if (!owned) return otherwise;
  const { article, text } = owned;
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
          <BackButton label={text.page.back} />
          <h1 tabIndex={-1} lang={lang}>
            <Line html={article.titular} />
          </h1>
          <p className="standfirst" lang={lang}>
            <Line html={article.resumen} />
          </p>
        </header>
        <p className="sold-note">{text.sold.withdrawn}</p>
        <ArticleBody given={article.body_json} text={text} idioma={idioma} lang={lang} />
      </article>
    </div>
  );
}
