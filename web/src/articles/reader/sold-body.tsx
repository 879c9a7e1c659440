import type { PublicArticle } from '@poliedro/contracts/public-articles';
import { type ReactNode, useCallback } from 'react';
import { useSession } from '../../accounts/browser-session.ts';
import type { ArticleText } from '../../locales/article-text.ts';
import { useBought } from '../../payments/bought-marks.ts';
import { useOpenPurchase } from '../../payments/use-open-purchase.ts';
import { euros } from '../../platform/money.ts';
import { fillText } from '../../platform/translate.ts';
import { useLoading } from '../../platform/use-loading.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { callArticles } from '../article-calls.ts';
import { ArticleBody } from './article-body.tsx';
import { BodyLoading } from './body-loading.tsx';
import { OwnedBody } from './owned-body.tsx';

interface SoldBodyProps {
  readonly article: PublicArticle;
  readonly text: ArticleText;
  readonly idioma: string;
  readonly lang: string | undefined;
}

/** A free text; whoever bought it when it was sold may have bought another one. */
export function FreeBody({ article, ...words }: SoldBodyProps) {
  const isBought = useBought().has(article.articulo_id);
  const everybodys = <ArticleBody given={article.body_json} {...words} />;
  if (!isBought) return everybodys;
  return <WholeBody article={article} {...words} why={words.text.sold.bought} meanwhile={everybodys} />;
}

/** The whole text for who may read it, else its first lines and what it costs. */
export function SoldBody(props: SoldBodyProps) {
  const { user } = useSession();
  const isBought = useBought().has(props.article.articulo_id);
  const { sold } = props.text;
  if (user?.usuario_id === props.article.author.usuario_id) {
    const importe = euros(props.article.importe_euros, props.idioma);
    return <WholeBody {...props} why={fillText(sold.yours, { importe })} />;
  }
  return isBought ? <WholeBody {...props} why={sold.bought} /> : <FirstLines {...props} />;
}

function FirstLines({ article, text, idioma, lang }: SoldBodyProps) {
  const { articulo_id, adelanto, importe_euros } = article;
  const openPurchase = useOpenPurchase();
  const importe = euros(importe_euros, idioma);
  return (
    <div className="article-sold">
      {adelanto ? (
        <p className="first-lines" lang={lang}>
          {adelanto}
        </p>
      ) : null}
      <section className="sold-box" aria-labelledby="sigue-leyendo">
        <h2 id="sigue-leyendo">{text.sold.title}</h2>
        <p>{fillText(text.sold.lead, { importe })}</p>
        <button
          type="button"
          className="button primary needs-script"
          aria-haspopup="dialog"
          onClick={() => openPurchase(articulo_id)}
        >
          {fillText(text.sold.buy, { importe })}
        </button>
      </section>
    </div>
  );
}

interface WholeBodyProps extends SoldBodyProps {
  readonly why: string;
  /** What is there until it comes, and where it does not. */
  readonly meanwhile?: ReactNode;
}

function WholeBody({ article, text, idioma, lang, why, meanwhile }: WholeBodyProps) {
  const { articulo_id } = article;
  const loading = useLoading(useCallback(() => callArticles('getOwnedBody', { articulo_id }), [articulo_id]));
  if (loading.status === 'failed')
    return meanwhile ?? <ErrorNotice text={text.failures.failed} onRetry={loading.retry} />;
  if (loading.status === 'loading') return meanwhile ?? <BodyLoading />;
  const words = { text, idioma, lang };
  return <OwnedBody articulo_id={articulo_id} article={loading.value} why={why} {...words} />;
}
