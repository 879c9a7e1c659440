import * as payments from '@poliedro/contracts/payments';
import * as payouts from '@poliedro/contracts/payouts';
import * as subscriptions from '@poliedro/contracts/subscriptions';
import { expect, test } from 'vitest';
import { ZONE_CALLS } from './zone-calls.ts';

test('every call has the method and the path of the contract', () => {
  const calls: Record<string, unknown> = { ...payments, ...payouts, ...subscriptions };
  for (const [name, call] of Object.entries(ZONE_CALLS)) {
    const [method, path] = call.split(' ');
    expect(calls[name]).toMatchObject({ method, path });
  }
});
