import { useState } from 'react';
import { tellConsole } from '../../platform/tell-console.ts';
import { askHolder } from '../confirm-card.ts';
import { readTopUp } from '../kept-top-up.ts';
import { openProvider } from '../open-provider.ts';
import { usePaying } from '../pay-context.ts';
import { PayHeading } from '../pay-heading.tsx';
import { secretOf } from './ask-provider.ts';
import { useWaiting } from './use-waiting.ts';

/** Until the provider has told the server: the browser's own word counts for nothing. */
export function WaitStep({ usuario_id }: { readonly usuario_id: number }) {
  const { text, stepAside } = usePaying();
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const waiting = useWaiting(usuario_id, attempt);

  async function goOn() {
    if (busy) return;
    setBusy(true);
    const kept = readTopUp(usuario_id);
    try {
      if (kept) await askHolder(await openProvider(), await secretOf(kept), stepAside);
    } catch (error) {
      tellConsole(error);
    }
    // Whatever the bank said, the provider is asked what became of it.
    setBusy(false);
    setAttempt((number) => number + 1);
  }

  return (
    <>
      <PayHeading>{text.wait.title}</PayHeading>
      <div className="pay-waiting" role="status">
        {waiting === 'bank' ? null : <span className="pay-pulse" aria-hidden="true" />}
        <p>{text.wait[waiting]}</p>
      </div>
      {waiting === 'bank' ? (
        <div className="form-actions">
          <button type="button" className="button primary" aria-disabled={busy} onClick={() => void goOn()}>
            {text.wait.goOn}
          </button>
        </div>
      ) : null}
    </>
  );
}
