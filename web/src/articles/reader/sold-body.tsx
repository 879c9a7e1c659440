import type { PublicArticle } from '@poliedro/contracts/public-articles';
import { useCallback } from 'react';
import { useSession } from '../../accounts/browser-session.ts';
import type { ArticleText } from '../../locales/article-text.ts';
import { usePurchaseWindow } from '../../payments/use-purchase-window.tsx';
import { articleAddress } from '../../platform/address.ts';
import { euros } from '../../platform/money.ts';
import { fillText } from '../../platform/translate.ts';
import { useTranslation } from '../../platform/translation.tsx';
import { useLoading } from '../../platform/use-loading.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { callArticles } from '../article-calls.ts';
import { ArticleBody } from './article-body.tsx';

interface SoldBodyProps {
  readonly article: PublicArticle;
  readonly text: ArticleText;
  readonly idioma: string;
  readonly lang: string | undefined;
}

/** The whole text for who may read it, else its first lines and what it costs. */
export function SoldBody(props: SoldBodyProps) {
  const { user } = useSession();
  return user?.usuario_id === props.article.author.usuario_id ? <OwnBody {...props} /> : <FirstLines {...props} />;
}

function FirstLines({ article, text, idioma, lang }: SoldBodyProps) {
  const { adelanto, importe_euros, slug, titular_texto } = article;
  const [purchase, openPurchase] = usePurchaseWindow(true);
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
          onClick={() => openPurchase({ titular: titular_texto, importe_euros, path: articleAddress(slug) })}
        >
          {fillText(text.sold.buy, { importe })}
        </button>
      </section>
      {purchase}
    </div>
  );
}

function OwnBody({ article, text, idioma, lang }: SoldBodyProps) {
  const { articulo_id, importe_euros } = article;
  const { t } = useTranslation();
  const loading = useLoading(useCallback(() => callArticles('getOwnedBody', { articulo_id }), [articulo_id]));
  if (loading.status === 'failed') return <ErrorNotice text={text.failures.failed} onRetry={loading.retry} />;
  if (loading.status === 'loading') {
    return (
      <div className="body-loading" role="status">
        <p>{t('article.loading')}</p>
        <span className="skeleton h-5 w-full" />
        <span className="skeleton h-5 w-full" />
        <span className="skeleton h-5 w-3/5" />
      </div>
    );
  }
  return (
    <>
      <p className="sold-note">{fillText(text.sold.yours, { importe: euros(importe_euros, idioma) })}</p>
      <ArticleBody given={loading.value.body_json} text={text} idioma={idioma} lang={lang} />
    </>
  );
}
