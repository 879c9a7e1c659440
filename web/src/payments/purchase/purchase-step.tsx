import { useCallback } from 'react';
import { checkSession, useSession } from '../../accounts/browser-session.ts';
import { articleAddress } from '../../platform/address.ts';
import { browserApi } from '../../platform/api.ts';
import { pageIdioma } from '../../platform/language.ts';
import { useLoading } from '../../platform/use-loading.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { AmountLine } from '../amount-line.tsx';
import { useBalance } from '../balance.ts';
import { useBought } from '../bought-marks.ts';
import { usePaying } from '../pay-context.ts';
import { PayHeading } from '../pay-heading.tsx';
import { PaySkeleton } from '../pay-skeleton.tsx';
import { reasonOf } from '../payment-error-text.ts';
import { loadPaymentsConfig } from '../payments-config.ts';
import { SignInLink } from '../sign-in-first.tsx';
import { Offer, type SoldArticle } from './offer.tsx';

/** What is about to be bought, for how much and with what. */
export function PurchaseStep({ articulo_id }: { readonly articulo_id: number }) {
  const { text } = usePaying();
  const load = useCallback(async () => {
    const [{ article }, config] = await Promise.all([
      browserApi('getArticleById', { articulo_id }, { idioma: pageIdioma() }),
      loadPaymentsConfig(),
    ]);
    const { titular_texto, importe_euros, slug } = article;
    const path = articleAddress(slug);
    return { articulo_id, titular: titular_texto, importe_euros, path, isOpen: config.public_key !== null };
  }, [articulo_id]);
  const loading = useLoading(load);
  return (
    <>
      <PayHeading>{text.buy.title}</PayHeading>
      {loading.status === 'ready' ? (
        <Sale sale={loading.value} />
      ) : loading.status === 'failed' ? (
        <ErrorNotice text={reasonOf(loading.error, text) ?? text.buy.loadFailed} onRetry={loading.retry} />
      ) : (
        <PaySkeleton />
      )}
    </>
  );
}

function Sale({ sale }: { readonly sale: SoldArticle }) {
  const { text, steps } = usePaying();
  const { status } = useSession();
  const known = useBalance();
  const isBought = useBought().has(sale.articulo_id);
  const isOnPage = steps.here.split('?')[0] === sale.path;
  const page = isOnPage ? null : (
    <PageLink className="button" to={sale.path}>
      {text.buy.page}
    </PageLink>
  );
  if (isBought) {
    return (
      <>
        <p className="pay-title">{sale.titular}</p>
        <p>{text.buy.owned}</p>
        <div className="form-actions">
          <button
            type="button"
            className="button primary"
            onClick={() => (isOnPage ? steps.close() : steps.leaveFor(sale.path))}
          >
            {text.buy.read}
          </button>
        </div>
      </>
    );
  }
  if (status === 'signed-in' && sale.isOpen) return <Offer sale={sale} known={known} page={page} isOnPage={isOnPage} />;
  return (
    <>
      <p className="pay-title">{sale.titular}</p>
      <dl className="amounts">
        <AmountLine label={text.buy.price} amount={sale.importe_euros} tone="strong" />
      </dl>
      {status === 'unknown' ? (
        <ErrorNotice text={text.unknownSession} onRetry={() => void checkSession()} />
      ) : (
        <p>{status === 'visitor' ? text.buy.signIn : sale.isOpen ? null : text.buy.closed}</p>
      )}
      <div className="form-actions">
        {status === 'visitor' ? <SignInLink /> : null}
        {page}
      </div>
    </>
  );
}
