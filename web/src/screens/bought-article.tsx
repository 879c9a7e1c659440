import '../ui/styles/article.css';
import '../ui/styles/article-print.css';
import type { OwnedArticle } from '@poliedro/contracts/public-articles';
import { type ReactNode, useEffect, useState } from 'react';
import { useSession } from '../accounts/browser-session.ts';
import { callArticles } from '../articles/article-calls.ts';
import { ArticleBody } from '../articles/reader/article-body.tsx';
import { loadArticleText } from '../locales/article.ts';
import type { ArticleText } from '../locales/article-text.ts';
import { pageIdioma } from '../platform/language.ts';
import { usePage } from '../platform/page.ts';
import { PageHead } from '../ui/page-head.tsx';
import { ArticleOpening } from './article-opening.tsx';

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
          <ArticleOpening article={article} lang={lang} back={text.page.back} />
        </header>
        <p className="sold-note">{text.sold.withdrawn}</p>
        <ArticleBody given={article.body_json} text={text} idioma={idioma} lang={lang} />
      </article>
    </div>
  );
}
