import { getSession } from '../../accounts/browser-session.ts';
import { showToast } from '../../ui/toasts.ts';
import { moneyMoved } from '../balance.ts';
import { keepTopUp, readTopUp } from '../kept-top-up.ts';
import { callPayments } from '../payment-calls.ts';

const PAUSE_MS = 5000;
const LAST_PAUSE_MS = 60_000;

let isWatched = false;

/** A window asks itself: nobody else does meanwhile. */
export function watchTopUp(): () => void {
  isWatched = true;
  return () => {
    isWatched = false;
  };
}

/** Goes on asking when the window has been closed, so that the balance appears as it was promised. */
export async function followQuietly(usuario_id: number, done: string): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, Math.min(PAUSE_MS * 1.5 ** turn, LAST_PAUSE_MS)));
    const kept = readTopUp(usuario_id);
    if (isWatched || !kept?.isPaid || getSession().user?.usuario_id !== usuario_id) return;
    const { estado } = await callPayments('getTopUp', kept).catch(() => ({ estado: 'pendiente' }));
    if (estado !== 'pagada' || isWatched) continue;
    keepTopUp(usuario_id, undefined);
    showToast('success', done);
    await moneyMoved();
    return;
  }
}
