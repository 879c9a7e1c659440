import { afterEach, expect, test, vi } from 'vitest';
import { complainOf } from './complain.ts';
import { createLogger } from './logger.ts';

afterEach(() => vi.useRealTimers());

test('a part that is away is told of once a second, however many connections it had', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const log = createLogger('silent');
  const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined);
  const complain = complainOf(log, 'postgresql');
  for (let connection = 0; connection < 20; connection += 1) complain(new Error(`connection ${connection} ended`));
  expect(warn.mock.calls).toEqual([[{ part: 'postgresql', reason: 'connection 0 ended' }, 'a part does not answer']]);
  vi.advanceTimersByTime(1000);
  complain(new Error('still away'));
  expect(warn).toHaveBeenCalledTimes(2);
});
