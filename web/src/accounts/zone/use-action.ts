import { useState } from 'react';
import type { AccountText } from '../../locales/account-text.ts';
import { showToast } from '../../ui/toasts.ts';
import { accountErrorText } from '../account-error-text.ts';

interface Action {
  readonly text: AccountText;
  /** Said when nothing better is known about a failure. */
  readonly failed: string;
  readonly done?: string;
  readonly act: () => Promise<void>;
}

/** Something one button does: once at a time, and how it went is said aloud. */
export function useAction({ text, failed, done, act }: Action): readonly [busy: boolean, run: () => void] {
  const [busy, setBusy] = useState(false);

  async function run(): Promise<void> {
    setBusy(true);
    try {
      await act();
      if (done) showToast('success', done);
    } catch (error) {
      showToast('error', accountErrorText(error, text, failed));
    } finally {
      setBusy(false);
    }
  }

  return [busy, () => void (busy || run())];
}
