import type { Balance } from '@poliedro/contracts/payments';
import { useSyncExternalStore } from 'react';
import { getSession, onSession } from '../accounts/browser-session.ts';
import { ApiError } from '../platform/api-error.ts';
import { waitToRetry } from '../platform/wait-to-retry.ts';
import { showBought } from './bought-marks.ts';
import { callPayments } from './payment-calls.ts';

/** What is known of a reader's money; no answer is never a zero. */
export type KnownBalance =
  | { readonly status: 'loading'; readonly again?: boolean }
  | { readonly status: 'unavailable' }
  | { readonly status: 'ready'; readonly balance: Balance };

const CHANNEL = 'saldo';
const LOADING: KnownBalance = { status: 'loading' };

let known: KnownBalance = LOADING;
let owner: number | undefined;
let question = 0;
const listeners = new Set<() => void>();
const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL) : undefined;

function show(next: KnownBalance): void {
  known = next;
  for (const listener of listeners) listener();
}

/** Asks until there is an answer, less and less often; a later question makes an earlier one worthless. */
export async function refreshBalance(): Promise<void> {
  question += 1;
  const own = question;
  if (known.status === 'unavailable') show({ status: 'loading', again: true });
  for (let failures = 0; own === question && owner !== undefined; failures += 1) {
    try {
      const [balance, { articulos }] = await Promise.all([callPayments('getBalance'), callPayments('listPurchases')]);
      if (own !== question) return;
      showBought(new Set(articulos));
      show({ status: 'ready', balance });
      return;
    } catch (error) {
      if (own !== question) return;
      show({ status: 'unavailable' });
      if (error instanceof ApiError && error.status === 401) return;
      await waitToRetry(failures);
    }
  }
}

/** Something was paid or bought here: the other tabs hear of it too. */
export async function moneyMoved(): Promise<void> {
  channel?.postMessage(owner);
  await refreshBalance();
}

function follow(): void {
  const usuario_id = getSession().user?.usuario_id;
  if (usuario_id === owner) return;
  owner = usuario_id;
  // Answers on their way are about somebody else.
  question += 1;
  show(LOADING);
  showBought(new Set());
  if (owner !== undefined) void refreshBalance();
}

channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (data === owner) void refreshBalance();
});
onSession(follow);
follow();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useBalance(): KnownBalance {
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => LOADING,
  );
}
