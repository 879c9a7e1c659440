import { type ReactNode, Suspense } from 'react';
import { useSession } from '../accounts/browser-session.ts';
import { lazyOr } from '../later/lazy-or.ts';

const BalanceBadge = lazyOr(
  () => import('./balance-badge.tsx').then((module) => module.BalanceBadge),
  ({ otherwise }) => otherwise,
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
