import { useState } from 'react';
import { accountErrorText } from '../../accounts/account-error-text.ts';
import { ApiError } from '../../platform/api-error.ts';
import { fillText } from '../../platform/translate.ts';
import { showToast } from '../../ui/toasts.ts';
import type { ZoneTexts } from './use-money-text.ts';

interface ProviderButtonProps {
  readonly texts: ZoneTexts;
  readonly label: string;
  /** Said when nothing better is known about a failure. */
  readonly failed: string;
  readonly ask: () => Promise<{ readonly url: string }>;
}

/** Leads to a page of the provider that is made for this visit. */
export function ProviderButton({ texts: { zone, money }, label, failed, ask }: ProviderButtonProps) {
  const [busy, setBusy] = useState(false);

  async function go(): Promise<void> {
    setBusy(true);
    try {
      location.assign((await ask()).url);
    } catch (error) {
      const isAnswered = error instanceof ApiError && error.status > 0 && error.code !== 'internal';
      const reason = fillText(money.payouts.error, { error: accountErrorText(error, zone, failed) });
      showToast('error', isAnswered ? reason : failed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <button type="button" className="button primary" aria-disabled={busy} onClick={() => void (busy || go())}>
      {busy ? money.payouts.going : label}
    </button>
  );
}
