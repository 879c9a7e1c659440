import { describe, expect, test, vi } from 'vitest';
import { createEventStore } from './event-store.ts';

describe('the store of events', () => {
  test('asks once within a minute', async () => {
    let time = 0;
    const ask = vi.fn(async (id: number) => `event ${id}`);
    const { load } = createEventStore(ask, () => time);
    expect(await load(1)).toBe('event 1');
    time = 59_999;
    await load(1);
    expect(ask).toHaveBeenCalledTimes(1);
    time = 60_000;
    await load(1);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('has at once what has arrived, for as long as it is fresh', async () => {
    let time = 0;
    const { load, find } = createEventStore(
      async (id: number) => `event ${id}`,
      () => time,
    );
    const answer = load(1);
    expect(find(1)).toBeUndefined();
    await answer;
    expect(find(1)).toBe('event 1');
    time = 60_000;
    expect(find(1)).toBeUndefined();
  });

  test('asks again after a failure', async () => {
    const ask = vi.fn<(id: number) => Promise<string>>();
    ask.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce('up');
    const { load } = createEventStore(ask);
    await expect(load(1)).rejects.toThrow('down');
    await expect(load(1)).resolves.toBe('up');
  });

  test('does not ask again where the failure is an answer', async () => {
    const ask = vi.fn(async () => Promise.reject(new Error('gone')));
    const { load } = createEventStore(
      ask,
      undefined,
      (failure) => failure instanceof Error && failure.message === 'gone',
    );
    for (const _ of [1, 2]) await expect(load(1)).rejects.toThrow('gone');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('forgets the oldest when it holds many', async () => {
    const ask = vi.fn(async (id: number) => id);
    const { load } = createEventStore(ask);
    for (let id = 1; id <= 31; id += 1) await load(id);
    await load(31);
    expect(ask).toHaveBeenCalledTimes(31);
    await load(1);
    expect(ask).toHaveBeenCalledTimes(32);
  });
});
