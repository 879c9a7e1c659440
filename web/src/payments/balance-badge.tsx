import { RotateCw } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { euros } from '../platform/money.ts';
import { usePage } from '../platform/page.ts';
import { useTranslation } from '../platform/translation.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { type FindHeir, useFocusHandedOn } from '../ui/use-focus-handed-on.ts';
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

const lastLinkInItsPlace: FindHeir =
  ({ parentElement }) =>
  () =>
    [...(parentElement?.querySelectorAll('a') ?? [])].findLast((link) => link.checkVisibility());

/** Stays until there is an answer; what comes in its place takes the keyboard from it. */
function MissingBalance({ isAsking }: { readonly isAsking: boolean }) {
  const { t } = useTranslation();
  const place = useRef<HTMLButtonElement>(null);
  useFocusHandedOn(place, lastLinkInItsPlace);
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
