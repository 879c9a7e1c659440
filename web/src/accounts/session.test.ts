import type { User } from '@poliedro/contracts/accounts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Absence, createSessionStore } from './session.ts';

const ana = { id: 1, alias: 'ana', rol: 'lector' } as User;
const noAnswer = new Error('no answer');

/** The peers of a store: what they answer can be changed, and what they were told is kept. */
function peers(answer: () => Promise<User | null>) {
  const told: [User | null, Absence][] = [];
  let owed = false;
  return {
    told,
    askUser: vi.fn(answer),
    endSession: vi.fn(async () => {}),
    tell: (user: User | null, why: Absence) => void told.push([user, why]),
    farewell: {
      owed: () => owed,
      set: (value: boolean) => {
        owed = value;
      },
    },
  };
}

const refusal = (status: 401 | 403, code: string, sentAt = performance.now()) => ({
  status,
  body: JSON.stringify({ code }),
  sentAt,
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('who is signed in', () => {
  test('is not known before the server has answered', async () => {
    const store = createSessionStore(peers(async () => ana));
    expect(store.get().status).toBe('loading');
    await store.check();
    expect(store.get()).toEqual({ status: 'signed-in', user: ana });
  });

  test('is nobody when the server says so', async () => {
    const store = createSessionStore(peers(async () => null));
    await store.check();
    expect(store.get()).toMatchObject({ status: 'visitor', why: 'visitor' });
  });

  test('stays unknown without an answer, and is asked again, each time later', async () => {
    const others = peers(() => Promise.reject(noAnswer));
    const store = createSessionStore(others);
    await store.check();
    expect(store.get().status).toBe('unknown');
    await vi.advanceTimersByTimeAsync(2000);
    expect(others.askUser).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(2000);
    expect(others.askUser).toHaveBeenCalledTimes(2);
    others.askUser.mockResolvedValue(ana);
    await vi.advanceTimersByTimeAsync(2000);
    expect(store.get().status).toBe('signed-in');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(others.askUser).toHaveBeenCalledTimes(3);
  });

  test('is asked again at once when the reader comes back, but only if it is owed', async () => {
    const others = peers(() => Promise.reject(noAnswer));
    const store = createSessionStore(others);
    await store.check();
    others.askUser.mockResolvedValue(null);
    store.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.get().status).toBe('visitor');
    store.retry();
    expect(others.askUser).toHaveBeenCalledTimes(2);
  });

  test('does not change because a later question has no answer', async () => {
    const others = peers(async () => ana);
    const store = createSessionStore(others);
    await store.check();
    others.askUser.mockRejectedValue(noAnswer);
    await store.check();
    expect(store.get()).toEqual({ status: 'signed-in', user: ana });
  });

  test('is not overwritten by an answer to an older question', async () => {
    let answerLate: (user: null) => void = () => {};
    const others = peers(() => new Promise((resolve) => (answerLate = resolve)));
    const store = createSessionStore(others);
    const checking = store.check();
    store.signIn(ana);
    answerLate(null);
    await checking;
    expect(store.get().status).toBe('signed-in');
  });
});

describe('signing in and out', () => {
  test('is told to the other tabs', async () => {
    const others = peers(async () => null);
    const store = createSessionStore(others);
    store.signIn(ana);
    await store.signOut();
    expect(others.told).toEqual([
      [ana, 'visitor'],
      [null, 'left'],
    ]);
    expect(store.get()).toMatchObject({ status: 'visitor', why: 'left' });
  });

  test('is heard from the other tabs', () => {
    const others = peers(async () => null);
    const store = createSessionStore(others);
    for (const why of ['left', 'ended'] as const) {
      store.hear(ana, 'visitor');
      expect(store.get().user).toBe(ana);
      store.hear(null, why);
      expect(store.get()).toMatchObject({ user: null, why });
    }
    expect(others.told).toEqual([]);
  });

  test('out clears the user even if the server cannot be told, and tells it later', async () => {
    const others = peers(async () => null);
    const store = createSessionStore(others);
    store.signIn(ana);
    others.endSession.mockRejectedValueOnce(noAnswer);
    expect(await store.signOut()).toBe(false);
    expect(store.get().user).toBeNull();
    expect(others.farewell.owed()).toBe(true);
    await vi.advanceTimersByTimeAsync(2000);
    expect(others.endSession).toHaveBeenCalledTimes(2);
    expect(others.farewell.owed()).toBe(false);
  });

  test('out that fails is forgotten where somebody has signed in meanwhile', async () => {
    const others = peers(async () => ana);
    const store = createSessionStore(others);
    store.signIn(ana);
    const fails = Promise.withResolvers<void>();
    others.endSession.mockReturnValueOnce(fails.promise);
    const leaving = store.signOut();
    store.signIn(ana);
    fails.reject(noAnswer);
    expect(await leaving).toBe(true);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(others.endSession).toHaveBeenCalledTimes(1);
    expect([store.get().user, others.farewell.owed()]).toEqual([ana, false]);
  });

  test('out is made up for on the next page before anybody is shown', async () => {
    const others = peers(async () => null);
    others.farewell.set(true);
    const store = createSessionStore(others);
    const checking = store.check();
    expect(store.get().status).toBe('visitor');
    await checking;
    expect(others.endSession).toHaveBeenCalledBefore(others.askUser);
  });
});

describe('a refused call', () => {
  test('with 401 ends the session here', () => {
    const store = createSessionStore(peers(async () => ana));
    store.signIn(ana);
    store.refused(refusal(401, 'unauthenticated'));
    expect(store.get()).toMatchObject({ status: 'visitor', why: 'ended' });
  });

  test.each(['invalid_credentials', 'invalid_code', 'passkey_refused'])(
    'with %s says nothing about the session',
    (code) => {
      const store = createSessionStore(peers(async () => ana));
      store.signIn(ana);
      store.refused(refusal(401, code));
      expect(store.get().user).toBe(ana);
    },
  );

  test('that was sent before signing in says nothing either', () => {
    const store = createSessionStore(peers(async () => ana));
    const before = performance.now() - 1;
    store.signIn(ana);
    store.refused(refusal(401, 'unauthenticated', before));
    expect(store.get().user).toBe(ana);
  });

  test('with 403 asks the server, and ends the session only if it is really gone', async () => {
    const others = peers(async () => ana);
    const store = createSessionStore(others);
    store.signIn(ana);
    store.refused(refusal(403, 'forbidden'));
    await vi.advanceTimersByTimeAsync(0);
    expect(store.get().user).toBe(ana);
    others.askUser.mockResolvedValue(null);
    store.refused(refusal(403, 'forbidden'));
    await vi.advanceTimersByTimeAsync(0);
    expect(store.get()).toMatchObject({ status: 'visitor', why: 'ended' });
  });
});
