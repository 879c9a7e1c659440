import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
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
  if (known.status === 'unavailable') {
    return (
      <>
        {otherwise}
        <button
          type="button"
          className="balance-missing"
          aria-label={t('session.noBalanceRetry')}
          title={t('session.noBalanceRetry')}
          onClick={() => void refreshBalance()}
        >
          <RotateCw className="icon" aria-hidden="true" />
          <span className="max-desk:hidden">{t('session.noBalance')}</span>
        </button>
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
