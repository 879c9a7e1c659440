import * as people from '@poliedro/contracts/redaccion/people';
import { expect, test } from 'vitest';
import { PEOPLE_CALLS } from './people-calls.ts';
import * as limits from './people-limits.ts';

test('every call has the method and the path of the contract', () => {
  const calls: Record<string, unknown> = { ...people };
  for (const [name, call] of Object.entries(PEOPLE_CALLS)) {
    const [method, path] = call.split(' ');
    expect(calls[name]).toMatchObject({ method, path });
  }
});

test('every limit is the contract’s', () => {
  expect(people).toMatchObject({ ...limits });
});
