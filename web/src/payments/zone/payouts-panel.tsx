import '../../ui/styles/money.css';
import type { PanelProps } from '../../accounts/zone/panel.ts';
import { ZoneSkeleton } from '../../accounts/zone/zone-skeleton.tsx';
import { ApiError } from '../../platform/api-error.ts';
import { useLoading } from '../../platform/use-loading.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Earnings } from './earnings.tsx';
import { PayoutAccount } from './payout-account.tsx';
import { useMoneyText } from './use-money-text.ts';
import { callZone } from './zone-calls.ts';

const loadStatus = () => callZone('getAccountStatus');

/** What an author has earned, and the account it is paid to. */
export function PayoutsPanel({ text, profile }: PanelProps) {
  const texts = useMoneyText(text);
  const words = texts.money.payouts;
  const loading = useLoading(loadStatus);
  if (loading.status === 'loading') return <ZoneSkeleton />;
  if (loading.status === 'failed') {
    const { error } = loading;
    const isRefused = error instanceof ApiError && (error.status === 401 || error.status === 403);
    return <ErrorNotice text={isRefused ? words.notAuthenticated : words.failed} onRetry={loading.retry} />;
  }
  return (
    <>
      <Earnings status={loading.value} text={words} />
      <PayoutAccount status={loading.value} texts={texts} profile={profile} />
    </>
  );
}
