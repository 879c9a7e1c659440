import { lazy, type ReactNode, Suspense } from 'react';
import { useSession } from '../accounts/browser-session.ts';

const nothingCame = ({ otherwise }: { readonly otherwise: ReactNode }) => otherwise;
const BalanceBadge = lazy(() =>
  import('./balance-badge.tsx').then(
    (module) => ({ default: module.BalanceBadge }),
    () => ({ default: nothingCame }),
  ),
);

/** The balance of whoever is signed in; visitors load nothing for it. */
export function BalanceLater({ otherwise }: { readonly otherwise: ReactNode }) {
  const { user } = useSession();
  if (!user) return otherwise;
  return (
    <Suspense fallback={otherwise}>
      <BalanceBadge otherwise={otherwise} />
    </Suspense>
  );
}
