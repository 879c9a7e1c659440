import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../../platform/api-error.ts';
import { showToast } from '../../ui/toasts.ts';
import { moneyMoved } from '../balance.ts';
import { keepTopUp, readTopUp } from '../kept-top-up.ts';
import { usePaying } from '../pay-context.ts';
import { callPayments } from '../payment-calls.ts';
import { askProvider } from './ask-provider.ts';
import { followQuietly, watchTopUp } from './follow-quietly.ts';

/** What the reader is told meanwhile. */
export type Waiting = 'checking' | 'asking' | 'slow' | 'noAnswer' | 'bank';

const FIRST_PAUSE_MS = 400;
const LAST_PAUSE_MS = 15_000;
const SLOW_AFTER_MS = 12_000;

/** One that the server never heard of was never paid. */
function asCancelled(error: unknown): { readonly estado: 'cancelada' } {
  if (error instanceof ApiError && error.code === 'top_up_not_found') return { estado: 'cancelada' };
  throw error;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks, less and less often, until the server has heard of the payment; says `bank` where its holder has to do something. */
export function useWaiting(usuario_id: number, attempt: number): Waiting {
  const { text, steps } = usePaying();
  const [waiting, setWaiting] = useState<Waiting>('checking');

  const arrive = useEffectEvent(() => {
    keepTopUp(usuario_id, undefined);
    void moneyMoved();
    showToast('success', text.topUp.done);
    steps.finish();
  });
  const goBack = useEffectEvent((fate: 'unpaid' | 'cancelled' | 'none') => {
    if (fate !== 'none') showToast('info', fate === 'unpaid' ? text.card.again : text.wait.cancelled);
    steps.replace(fate === 'unpaid' ? 'tarjeta' : 'importe');
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew
  useEffect(() => {
    let isHere = true;
    const leave = watchTopUp();
    const since = Date.now();
    /** True when nothing is left to wait for. */
    const look = async (): Promise<boolean> => {
      const kept = readTopUp(usuario_id);
      if (!kept) {
        goBack('none');
        return true;
      }
      const { estado } = await callPayments('getTopUp', { top_up_id: kept.top_up_id }).catch(asCancelled);
      if (!isHere) return true;
      if (estado === 'pagada') {
        arrive();
        return true;
      }
      const fate = estado === 'cancelada' ? 'cancelled' : kept.isPaid ? 'paid' : await askProvider(usuario_id, kept);
      if (!isHere) return true;
      if (fate === 'cancelled') keepTopUp(usuario_id, undefined);
      if (fate === 'unpaid' || fate === 'cancelled') {
        goBack(fate);
        return true;
      }
      if (fate === 'asks-holder') {
        setWaiting('bank');
        return true;
      }
      setWaiting(fate === 'unknown' ? 'checking' : Date.now() - since > SLOW_AFTER_MS ? 'slow' : 'asking');
      return false;
    };
    const follow = async () => {
      for (let turn = 0; isHere; turn += 1) {
        const isOver = await look().catch(() => {
          if (isHere) setWaiting('noAnswer');
          return false;
        });
        if (isOver) return;
        await pause(Math.min(FIRST_PAUSE_MS * 1.6 ** turn, LAST_PAUSE_MS));
      }
    };
    void follow();
    return () => {
      isHere = false;
      leave();
      if (readTopUp(usuario_id)?.isPaid) void followQuietly(usuario_id, text.topUp.done);
    };
  }, [usuario_id, attempt]);

  return waiting;
}
