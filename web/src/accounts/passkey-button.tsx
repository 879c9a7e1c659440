import type { User } from '@poliedro/contracts/accounts';
import { KeyRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { AccountText } from '../locales/account-text.ts';
import { useMounted } from '../platform/use-mounted.ts';
import { accountErrorText } from './account-error-text.ts';
import { choosePasskey, knowsPasskeys, offersPasskeys, signInWithPasskey, wasCancelled } from './passkeys.ts';

/** What the server has asked the browser to sign is good for five minutes. */
const OFFER_MS = 4 * 60_000;

/** Signing in with a passkey: by this button, or by what the browser suggests where the email is typed. */
export function PasskeyButton({ text, onUser }: { text: AccountText; onUser: (user: User) => void }) {
  const mounted = useMounted();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const asking = useRef<AbortController>(undefined);
  usePasskeyOffer(!busy, onUser, (error) => setFailure(accountErrorText(error, text, text.login.failed)));
  useEffect(() => () => asking.current?.abort(), []);

  async function ask() {
    asking.current = new AbortController();
    setBusy(true);
    setFailure(undefined);
    try {
      onUser(await signInWithPasskey(await choosePasskey('asked', asking.current.signal)));
    } catch (error) {
      setFailure(wasCancelled(error) ? text.login.passkeyCancelled : accountErrorText(error, text, text.login.failed));
    } finally {
      setBusy(false);
    }
  }

  if (!mounted || !knowsPasskeys()) return null;
  return (
    <div className="passkey-login">
      <p className="or">{text.login.or}</p>
      <button type="button" className="button" aria-disabled={busy} onClick={() => void (busy || ask())}>
        <KeyRound className="icon" aria-hidden="true" />
        {busy ? text.login.passkeySending : text.login.passkey}
      </button>
      <div role="alert">{failure ? <p className="field-note fault">{failure}</p> : null}</div>
    </div>
  );
}

/** While `open`, one offer stands among the browser's suggestions; it is renewed before it grows old. */
function usePasskeyOffer(open: boolean, onUser: (user: User) => void, onRefused: (error: unknown) => void): void {
  const [offer, setOffer] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what to do with the answer may change while it is awaited
  useEffect(() => {
    if (!open) return;
    const standing = new AbortController();
    const renew = setTimeout(() => setOffer(offer + 1), OFFER_MS);
    async function stand() {
      if (!(await offersPasskeys())) return;
      // Nobody has asked for it: where it cannot be made, or is not taken up, nothing is said.
      const chosen = await choosePasskey('offered', standing.signal).catch(() => undefined);
      if (!chosen) return;
      try {
        onUser(await signInWithPasskey(chosen));
      } catch (error) {
        onRefused(error);
        setOffer(offer + 1);
      }
    }
    void stand();
    return () => {
      clearTimeout(renew);
      standing.abort();
    };
  }, [open, offer]);
}
