import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../platform/api-error.ts';
import { callAccount } from './account-calls.ts';
import { checkSession } from './browser-session.ts';
import { useFragmentToken } from './use-fragment-token.ts';

export type Outcome =
  | { readonly kind: 'done' | 'invalid' | 'taken' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Each token is sent once, however often the page is drawn. */
const asked = new Map<string, Promise<Outcome>>();

function prove(call: 'verifyEmail' | 'confirmEmail', token: string): Promise<Outcome> {
  const known = asked.get(token);
  if (known) return known;
  const proving = callAccount(call, { token }).then(
    (): Outcome => {
      void checkSession();
      return { kind: 'done' };
    },
    (error: unknown): Outcome => {
      const code = error instanceof ApiError ? error.code : undefined;
      if (code === 'email_taken') return { kind: 'taken' };
      if (code === 'invalid_token' || code === 'invalid_request') return { kind: 'invalid' };
      asked.delete(token);
      return { kind: 'failed', error };
    },
  );
  asked.set(token, proving);
  return proving;
}

/** What came of the token behind the # of a mail's link; undefined while it is being asked. */
export function useProof(call: 'verifyEmail' | 'confirmEmail'): readonly [Outcome | undefined, retry: () => void] {
  const [token] = useFragmentToken();
  const [outcome, setOutcome] = useState<Outcome>();

  const send = useCallback(() => {
    setOutcome(undefined);
    if (token === '') setOutcome({ kind: 'invalid' });
    else if (token) void prove(call, token).then(setOutcome);
  }, [call, token]);
  useEffect(send, [send]);

  return [outcome, send];
}
