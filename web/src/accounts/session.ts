import type { User } from '@poliedro/contracts/accounts';
import { errorReplyOf } from '../platform/api-error.ts';
import type { Refusal } from '../platform/browser-request.ts';

/** Why nobody is signed in: never was, signed out, or the server has ended it. */
export type Absence = 'visitor' | 'left' | 'ended';

export type Session =
  | { readonly status: 'loading' | 'unknown'; readonly user: null }
  | { readonly status: 'visitor'; readonly user: null; readonly why: Absence }
  | { readonly status: 'signed-in'; readonly user: User };

/** Who the store talks to. */
export interface SessionPeers {
  /** Null for a visitor; throws when there is no answer. */
  askUser(): Promise<User | null>;
  endSession(): Promise<unknown>;
  /** Tells the other tabs. */
  tell(user: User | null, why: Absence): void;
  /** Somebody has signed out here and the server does not know it yet; outlives the page. */
  readonly farewell: { owed(): boolean; set(owed: boolean): void };
}

export interface SessionStore {
  get(): Session;
  subscribe(listener: () => void): () => void;
  /** Asks the server who is signed in. */
  check(): Promise<void>;
  /** Asks again if the last question had no answer. */
  retry(): void;
  signIn(user: User): void;
  /** False when the server could not be told; it is told later. */
  signOut(): Promise<boolean>;
  /** What another tab has told. */
  hear(user: User | null, why: Absence): void;
  refused(refusal: Refusal): void;
}

/** What every page begins with, and what the server writes. */
export const LOADING: Session = { status: 'loading', user: null };
const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 60_000;

/** These speak about what was typed, not about the session. */
const ABOUT_THE_INPUT = new Set(['invalid_credentials', 'invalid_code', 'passkey_refused']);

/**
 * Who is signed in, as far as this page knows. Only the server's word or the reader's own act changes it: no answer
 * is never a sign-out, what was known stays and the question is asked again later.
 */
export function createSessionStore(peers: SessionPeers): SessionStore {
  let session = LOADING;
  let question = 0;
  let failures = 0;
  let signedInAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function show(next: Session): void {
    session = next;
    for (const listener of listeners) listener();
  }

  /** From now on this holds, and answers to older questions are worth nothing. */
  function know(user: User | null, why: Absence): void {
    question += 1;
    failures = 0;
    clearTimeout(timer);
    if (user) show({ status: 'signed-in', user });
    else if (session.status !== 'visitor') show({ status: 'visitor', user, why });
  }

  function askLater(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void check(), Math.min(FIRST_RETRY_MS * 2 ** failures, LAST_RETRY_MS));
    failures += 1;
  }

  async function check(): Promise<void> {
    clearTimeout(timer);
    question += 1;
    const own = question;
    try {
      if (peers.farewell.owed()) {
        if (session.status === 'loading') show({ status: 'visitor', user: null, why: 'left' });
        await peers.endSession();
        peers.farewell.set(false);
      }
      const user = await peers.askUser();
      if (own === question) know(user, session.user ? 'ended' : 'visitor');
    } catch {
      if (own !== question) return;
      if (session.status === 'loading') show({ status: 'unknown', user: null });
      askLater();
    }
  }

  return {
    get: () => session,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    check,
    retry() {
      if (failures > 0) void check();
    },
    signIn(user) {
      signedInAt = performance.now();
      peers.farewell.set(false);
      know(user, 'visitor');
      peers.tell(user, 'visitor');
    },
    async signOut() {
      know(null, 'left');
      peers.tell(null, 'left');
      try {
        await peers.endSession();
        return true;
      } catch {
        // Whoever has signed in meanwhile would be signed out by it.
        if (session.status === 'signed-in') return true;
        peers.farewell.set(true);
        askLater();
        return false;
      }
    },
    hear(user, why) {
      if (user) signedInAt = performance.now();
      know(user, why);
    },
    refused({ status, body, sentAt }) {
      if (session.status !== 'signed-in' || sentAt < signedInAt) return;
      if (status === 403) void check();
      else if (!ABOUT_THE_INPUT.has(errorReplyOf(body).code ?? '')) {
        know(null, 'ended');
        peers.tell(null, 'ended');
      }
    },
  };
}
