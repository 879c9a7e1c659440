import { useState } from 'react';
import type { AccountText } from '../locales/account-text.ts';
import { Passing } from '../ui/passing.tsx';
import { showToast } from '../ui/toasts.ts';
import { callAccount } from './account-calls.ts';
import { accountErrorText } from './account-error-text.ts';

/** Sends the proof of address once more, and says so where the button was. */
export function ResendVerification({ text }: { text: AccountText }) {
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');

  async function resend() {
    setState('sending');
    try {
      await callAccount('resendVerification');
      setState('sent');
      showToast('success', text.user.resent);
    } catch (error) {
      setState('idle');
      showToast('error', accountErrorText(error, text, text.user.resendFailed));
    }
  }

  if (state === 'sent') return <p className="resent">{text.user.resent}</p>;
  const busy = state === 'sending';
  return (
    <Passing>
      <button type="button" className="button" aria-disabled={busy} onClick={busy ? undefined : resend}>
        {busy ? text.user.resending : text.user.resend}
      </button>
    </Passing>
  );
}
