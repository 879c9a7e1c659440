import type { Action } from '@poliedro/contracts/interactions';
import type { Target } from '@poliedro/contracts/targets';
import type { LoginNotice } from '../accounts/login-notice.ts';
import { loginAddress } from '../accounts/next-path.ts';
import { withQuery } from '../platform/address.ts';
import { targetKey, targetOfKey } from './target-key.ts';

/** What may be done for somebody who comes back from signing in. */
const CARRIED = ['read_later', 'save', 'upvote'] as const satisfies Action[];
export type CarriedAction = (typeof CARRIED)[number];

export interface Carried {
  readonly action: CarriedAction;
  readonly target: Target;
}

const STORED_NAME = 'accion';

/** The way to sign in for somebody who pressed a button. To turn something off is not carried: it would turn it on. */
export function signInFor(meant: Carried, valor: boolean, here: string): { to: string; notice: LoginNotice } {
  return valor ? { to: carry(meant, here), notice: 'reactions' } : { to: loginAddress(here), notice: 'ended' };
}

/** Remembers in this tab what was meant, and answers the way to sign in and back to it. */
function carry({ action, target }: Carried, here: string): string {
  const written = `${action}.${targetKey(target)}`;
  try {
    sessionStorage.setItem(STORED_NAME, written);
  } catch {
    // Where nothing may be stored the reader presses once more after signing in.
  }
  return loginAddress(withQuery(here, { accion: written }));
}

/** What the address asks for, if it was meant in this tab: a link from elsewhere does nothing. It counts once. */
export function takeCarried(asked: string): Carried | undefined {
  let meant: string | null = null;
  try {
    meant = sessionStorage.getItem(STORED_NAME);
    sessionStorage.removeItem(STORED_NAME);
  } catch {
    return undefined;
  }
  const [name, key = ''] = asked.split('.');
  const action = CARRIED.find((known) => known === name);
  const target = targetOfKey(key);
  return asked === meant && action && target ? { action, target } : undefined;
}
