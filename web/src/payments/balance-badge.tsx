import { RotateCw } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { focusOn, isFocusLost } from '../platform/focus.ts';
import { euros } from '../platform/money.ts';
import { usePage } from '../platform/page.ts';
import { useTranslation } from '../platform/translation.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { refreshBalance, useBalance } from './balance.ts';

/** What a reader has, and the way to it; nothing takes its place while it is nothing. */
export function BalanceBadge({ otherwise }: { readonly otherwise: ReactNode }) {
  const { t } = useTranslation();
  const { idioma } = usePage();
  const known = useBalance();
  if (known.status === 'unavailable' || (known.status === 'loading' && known.again)) {
    return (
      <>
        {otherwise}
        <MissingBalance isAsking={known.status === 'loading'} />
      </>
    );
  }
  if (known.status === 'loading' || known.balance.pay_per_view <= 0) return otherwise;
  const importe = euros(known.balance.pay_per_view, idioma);
  return (
    <PageLink className="balance-badge" to="/user#transacciones" aria-label={t('session.balance', { importe })}>
      <span>{importe}</span>
    </PageLink>
  );
}

/** Stays until there is an answer; what comes in its place takes the keyboard from it. */
function MissingBalance({ isAsking }: { readonly isAsking: boolean }) {
  const { t } = useTranslation();
  const place = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = place.current;
    const corner = button?.parentElement;
    return () => {
      if (document.activeElement !== button || !corner) return;
      setTimeout(() => {
        const inItsPlace = [...corner.querySelectorAll('a')].findLast((link) => link.checkVisibility());
        if (inItsPlace && isFocusLost()) focusOn(inItsPlace);
      });
    };
  }, []);
  return (
    <button
      ref={place}
      type="button"
      className="balance-missing"
      aria-label={t('session.noBalanceRetry')}
      title={t('session.noBalanceRetry')}
      aria-busy={isAsking}
      onClick={() => void refreshBalance()}
    >
      <RotateCw className={isAsking ? 'icon opacity-40' : 'icon'} aria-hidden="true" />
      <span className="max-desk:hidden">{t('session.noBalance')}</span>
    </button>
  );
}
