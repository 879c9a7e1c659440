import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../platform/api-error.ts';
import { createBalanceRefund } from './balance-refund.ts';

const { callZone, refreshBalance } = vi.hoisted(() => ({
  callZone: vi.fn(),
  refreshBalance: vi.fn(async () => {}),
}));
vi.mock('./zone-calls.ts', () => ({ callZone }));
vi.mock('../balance.ts', () => ({ refreshBalance }));

const keys = () => callZone.mock.calls.map(([, { idempotency_key }]) => idempotency_key as string);
const loseAnswer = () => callZone.mockRejectedValueOnce(new ApiError('unreachable', 0));

beforeEach(() => vi.clearAllMocks());

test('asked again after an answer that did not come, it is the same refund, and what is there is asked for', async () => {
  const refund = createBalanceRefund();
  loseAnswer();
  await expect(refund(10)).rejects.toThrow('unreachable');
  expect(refreshBalance).toHaveBeenCalledOnce();
  await refund(10);
  expect(new Set(keys()).size).toBe(1);
  expect(refreshBalance).toHaveBeenCalledOnce();
});

test('another amount is another refund, whatever became of the one before', async () => {
  const refund = createBalanceRefund();
  loseAnswer();
  await expect(refund(10)).rejects.toThrow();
  await refund(20);
  await refund(20);
  expect(new Set(keys()).size).toBe(3);
});
