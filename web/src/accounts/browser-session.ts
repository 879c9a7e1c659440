import type { User } from '@poliedro/contracts/accounts';
import { useSyncExternalStore } from 'react';
import { ApiError } from '../platform/api-error.ts';
import { onRefusal } from '../platform/browser-request.ts';
import { readStored, writeStored } from '../platform/browser-storage.ts';
import { type Absence, createSessionStore, LOADING, type Session } from './session.ts';
import { callSession } from './session-calls.ts';

const CHANNEL = 'acceso';
interface Told {
  readonly user: User | null;
  readonly why: Absence;
}
const FAREWELL_NAME = 'salida_pendiente';

let channel: BroadcastChannel | undefined;
let started = false;

/** Without a connection nothing is asked; the browser says when it is back. */
async function whenOnline<T>(ask: () => Promise<T>): Promise<T> {
  if (!navigator.onLine) throw new ApiError('unreachable', 0);
  return ask();
}

/** The one store of this page. */
const store = createSessionStore({
  askUser: () => whenOnline(() => callSession('getMe')).then(({ user }) => user),
  endSession: () => whenOnline(() => callSession('logout')),
  tell: (user, why) => channel?.postMessage({ user, why } satisfies Told),
  farewell: {
    owed: () => readStored(FAREWELL_NAME) !== null,
    set: (owed) => writeStored(FAREWELL_NAME, owed ? '1' : null),
  },
});

/** `signIn` also tells what has changed about whoever is signed in already. */
export const { check: checkSession, get: getSession, subscribe: onSession, signIn, signOut } = store;

/** Once the page stands: asks who is here and listens to all that can change it. */
export function startSession(): void {
  if (started) return;
  started = true;
  if (typeof BroadcastChannel === 'function') {
    channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<Told>) => store.hear(data.user, data.why);
  }
  onRefusal(store.refused);
  addEventListener('online', store.retry);
  addEventListener('focus', store.retry);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void store.check();
  });
  void store.check();
}

export function useSession(): Session {
  return useSyncExternalStore(store.subscribe, store.get, () => LOADING);
}
