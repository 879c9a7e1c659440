import type { Target } from '@poliedro/contracts/targets';
import { targetKey as contractKey } from '@poliedro/contracts/targets';
import { describe, expect, test, vi } from 'vitest';
import { createReactionStore, hasReaction, type ReactionPeers, wasTakenBack } from './reaction-store.ts';
import { targetKey, targetOfKey } from './target-key.ts';

const EVENT: Target = { tipo: 'evento', id: 12 };

function aStore(given: Partial<ReactionPeers> = {}) {
  const peers = {
    load: vi.fn(async () => ({})),
    pause: vi.fn(async () => {}),
    write: vi.fn(async (_target: Target, _action: string, valor: boolean) => valor),
    tell: vi.fn(),
    ...given,
  };
  const store = createReactionStore(peers);
  store.belongTo(1);
  return { store, peers, saved: () => hasReaction(store.get(), 'save', 'evento_12') };
}

test('a target is keyed as the contract keys it, and found again by its key', () => {
  for (const target of [EVENT, { tipo: 'articulo', id: 3_500_000_000_000 } as const]) {
    expect(targetKey(target)).toBe(contractKey(target));
    expect(targetOfKey(targetKey(target))).toEqual(target);
  }
  expect(targetOfKey('usuario_1')).toBeUndefined();
  expect(targetOfKey('evento_-1')).toBeUndefined();
});

describe('a reaction', () => {
  test('is what the account says', async () => {
    const { store, saved } = aStore({ load: async () => ({ save: ['evento_12'] }) });
    expect(saved()).toBe(false);
    await vi.waitFor(() => expect(saved()).toBe(true));
    expect(hasReaction(store.get(), 'upvote', 'evento_12')).toBe(false);
  });

  test('shows at once, and stays when the server takes it', async () => {
    const { store, peers, saved } = aStore();
    const setting = store.set(EVENT, 'save', true);
    expect(saved()).toBe(true);
    await setting;
    expect(saved()).toBe(true);
    expect(peers.tell).toHaveBeenCalledWith({ action: 'save', key: 'evento_12', valor: true });
  });

  test('goes back when the server does not take it', async () => {
    const { store, peers, saved } = aStore({ write: () => Promise.reject(new Error('down')) });
    await expect(store.set(EVENT, 'save', true)).rejects.toThrow('down');
    expect(saved()).toBe(false);
    expect(peers.tell).not.toHaveBeenCalled();
  });

  test('pressed again while it is under way ends as it was pressed last', async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const write = vi.fn<ReactionPeers['write']>();
    write.mockReturnValueOnce(promise).mockImplementation(async (_target, _action, valor) => valor);
    const { store, saved } = aStore({ write });
    const first = store.set(EVENT, 'save', true);
    void store.set(EVENT, 'save', false);
    void store.set(EVENT, 'save', true);
    void store.set(EVENT, 'save', false);
    expect(write).toHaveBeenCalledTimes(1);
    expect(saved()).toBe(false);
    resolve(true);
    await first;
    expect(write.mock.calls.map(([, , valor]) => valor)).toEqual([true, false]);
    expect(saved()).toBe(false);
    expect(wasTakenBack(store.get(), 'save', 'evento_12')).toBe(true);
  });

  test('made before the account is known is not lost when it is', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const { store, saved } = aStore({ load: () => promise });
    await store.set(EVENT, 'save', true);
    resolve({ save: ['evento_1'] });
    await vi.waitFor(() => expect(hasReaction(store.get(), 'save', 'evento_1')).toBe(true));
    expect(saved()).toBe(true);
  });

  test('is asked for again until the server says, and never for somebody who has left', async () => {
    const load = vi.fn<ReactionPeers['load']>();
    load.mockRejectedValueOnce(new Error('down')).mockRejectedValueOnce(new Error('down'));
    load.mockResolvedValueOnce({ save: ['evento_12'] }).mockRejectedValue(new Error('down'));
    const { promise, resolve } = Promise.withResolvers<void>();
    const pause = vi.fn(async (_failures: number) => (load.mock.calls.length > 3 ? promise : undefined));
    const { store, saved } = aStore({ load, pause });
    await vi.waitFor(() => expect(saved()).toBe(true));
    expect(pause.mock.calls).toEqual([[0], [1]]);
    store.belongTo(2);
    await vi.waitFor(() => expect(pause).toHaveBeenCalledTimes(3));
    store.belongTo(null);
    resolve();
    await promise;
    expect(load).toHaveBeenCalledTimes(4);
  });

  test('pressed before the account is known does what the button showed', async () => {
    const { store, peers, saved } = aStore({ load: () => new Promise(() => {}) });
    await store.set(EVENT, 'save', !saved());
    expect(peers.write).toHaveBeenCalledWith(EVENT, 'save', true);
    await store.set(EVENT, 'save', !saved());
    expect(peers.write).toHaveBeenLastCalledWith(EVENT, 'save', false);
  });

  test('of one person is never shown to another', async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const { store, saved } = aStore({ load: async () => ({ save: ['evento_12'] }), write: () => promise });
    await vi.waitFor(() => expect(saved()).toBe(true));
    const setting = store.set(EVENT, 'upvote', true);
    store.belongTo(null);
    expect(saved()).toBe(false);
    resolve(true);
    await setting;
    expect(hasReaction(store.get(), 'upvote', 'evento_12')).toBe(false);
  });

  test('of another tab is heard', () => {
    const { store, saved } = aStore();
    store.hear({ action: 'save', key: 'evento_12', valor: true });
    expect(saved()).toBe(true);
  });
});
