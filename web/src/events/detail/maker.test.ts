import { expect, test } from 'vitest';
import { makerOf } from './maker.ts';

test('an event says whether rules or which model wrote it', () => {
  expect(['extractivo@1', 'modelo:grande@latest@2.3', null].map(makerOf)).toEqual([
    { by: 'rules' },
    { by: 'model', modelo: 'grande@latest' },
    { by: 'ai' },
  ]);
});
