import * as payments from '@poliedro/contracts/payments';
import * as articles from '@poliedro/contracts/public-articles';
import * as subscriptions from '@poliedro/contracts/subscriptions';
import { expect, test } from 'vitest';
import { PAYMENT_CALLS } from './payment-calls.ts';

test('every call has the method and the path of the contract', () => {
  const calls: Record<string, unknown> = { ...payments, ...subscriptions, ...articles };
  for (const [name, call] of Object.entries(PAYMENT_CALLS)) {
    const [method, path] = call.split(' ');
    expect(calls[name]).toMatchObject({ method, path });
  }
});
