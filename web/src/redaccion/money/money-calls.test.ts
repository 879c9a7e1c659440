import * as money from '@poliedro/contracts/redaccion/money';
import { expect, test } from 'vitest';
import { MONEY_CALLS } from './money-calls.ts';

test('every call has the method and the path of the contract', () => {
  const calls: Record<string, unknown> = money;
  for (const [name, call] of Object.entries(MONEY_CALLS)) {
    const [method, path] = call.split(' ');
    expect(calls[name]).toMatchObject({ method, path });
  }
});
