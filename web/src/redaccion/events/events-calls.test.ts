import * as events from '@poliedro/contracts/redaccion/events';
import { expect, test } from 'vitest';
import { EVENTS_CALLS } from './events-calls.ts';
import { NOTE_MAX, NOTE_MIN, WORDS_MAX } from './statement-form.tsx';

test('every call has the method and the path of the contract', () => {
  const calls: Record<string, unknown> = { ...events };
  for (const [name, call] of Object.entries(EVENTS_CALLS)) {
    const [method, path] = call.split(' ');
    expect(calls[name]).toMatchObject({ method, path });
  }
});

test('words and notes are as long as the contract allows', () => {
  expect([NOTE_MIN, NOTE_MAX, WORDS_MAX]).toEqual([
    events.PUBLIC_NOTE_MIN,
    events.PUBLIC_NOTE_MAX,
    events.STATEMENT_TEXT_MAX,
  ]);
});
