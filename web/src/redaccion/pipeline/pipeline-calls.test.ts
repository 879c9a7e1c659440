import * as pipeline from '@poliedro/contracts/redaccion/pipeline';
import { expect, test } from 'vitest';
import { PIPELINE_CALLS } from './pipeline-calls.ts';

test('every call has the method and the path of the contract', () => {
  const calls: Record<string, unknown> = pipeline;
  for (const [name, call] of Object.entries(PIPELINE_CALLS)) {
    const [method, path] = call.split(' ');
    expect(calls[name]).toMatchObject({ method, path });
  }
});
