import { checkSession, useSession } from '../../accounts/browser-session.ts';
import { hostedLink } from '../../platform/hosted-link.ts';
import { euros } from '../../platform/money.ts';
import { usePage } from '../../platform/page.ts';
import { fillText } from '../../platform/translate.ts';
import { useLoading } from '../../platform/use-loading.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { AmountLine } from '../amount-line.tsx';
import { refreshBalance, useBalance } from '../balance.ts';
import { useBought } from '../bought-marks.ts';
import { usePaying } from '../pay-context.ts';
import { PayHeading } from '../pay-heading.tsx';
import { PaySkeleton } from '../pay-skeleton.tsx';
import { callPayments } from '../payment-calls.ts';
import { SignInLink } from '../sign-in-first.tsx';

/** What a reader has, and the newest that it can be spent on. */
export function WalletStep() {
  const { text } = usePaying();
  return (
    <>
      <PayHeading>{text.wallet.title}</PayHeading>
      <p className="pay-lead">{text.wallet.lead}</p>
      <OwnBalance />
      <NewestSold />
    </>
  );
}

function OwnBalance() {
  const { text, idioma, steps } = usePaying();
  const { status } = useSession();
  const known = useBalance();
  if (status === 'visitor') {
    return (
      <div className="wallet-balance">
        <p>{text.wallet.signIn}</p>
        <SignInLink />
      </div>
    );
  }
  if (status === 'unknown') return <ErrorNotice text={text.unknownSession} onRetry={() => void checkSession()} />;
  if (known.status === 'unavailable')
    return <ErrorNotice text={text.noBalance} onRetry={() => void refreshBalance()} />;
  if (known.status === 'loading') return <PaySkeleton />;
  const { pay_per_view, deuda_euros } = known.balance;
  return (
    <div className="wallet-balance">
      <dl className="amounts">
        <AmountLine label={text.balance} amount={pay_per_view} tone="strong" />
      </dl>
      {deuda_euros > 0 ? <p>{fillText(text.buy.frozen, { importe: euros(deuda_euros, idioma) })}</p> : null}
      <button type="button" className="button primary" onClick={() => steps.go('importe')}>
        {text.buy.topUp}
      </button>
    </div>
  );
}

const loadNewest = () => callPayments('listSoldArticles');

function NewestSold() {
  const { text } = usePaying();
  const { idioma, idioma_in_url } = usePage();
  const loading = useLoading(loadNewest);
  const bought = useBought();
  return (
    <section className="wallet-articles" aria-labelledby="wallet-newest">
      <h3 id="wallet-newest">{text.wallet.newest}</h3>
      {loading.status === 'failed' ? (
        <ErrorNotice text={text.wallet.loadFailed} onRetry={loading.retry} />
      ) : loading.status === 'loading' ? (
        <PaySkeleton />
      ) : loading.value.articulos.length === 0 ? (
        <p className="pay-lead">{text.wallet.none}</p>
      ) : (
        <ul>
          {loading.value.articulos.map((article) => (
            <li key={article.articulo_id}>
              <a {...hostedLink(article, idioma_in_url)} lang={article.idioma === idioma ? undefined : article.idioma}>
                {article.titular}
              </a>
              <span className="wallet-author">{fillText(text.wallet.by, { autor: article.autor })}</span>
              <b>{bought.has(article.articulo_id) ? text.wallet.bought : euros(article.importe_euros, idioma)}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
