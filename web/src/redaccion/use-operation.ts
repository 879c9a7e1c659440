import { useState } from 'react';
import type { RedaccionText } from '../locales/redaccion-text.ts';
import { showToast } from '../ui/toasts.ts';
import { operatorErrorText } from './operator-error-text.ts';

/** Something an operator does: once at a time, and how it went is said aloud. Resolves to whether it was done. */
export function useOperation(text: RedaccionText, errors?: Readonly<Record<string, string>>) {
  const [busy, setBusy] = useState(false);

  async function run(act: () => Promise<unknown>, done: string = text.saved): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    try {
      await act();
      showToast('success', done);
      return true;
    } catch (error) {
      showToast('error', operatorErrorText(error, text, errors));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return [busy, run] as const;
}
