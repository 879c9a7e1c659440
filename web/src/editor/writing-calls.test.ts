import { EVENT_SEARCH_MIN as OF_THE_CONTRACT } from '@poliedro/contracts/events';
import * as writing from '@poliedro/contracts/writing';
import { expect, test } from 'vitest';
import { EVENT_SEARCH_MIN } from './details/use-event-search.ts';
import { PICTURE_TYPES } from './media/picture-paste.ts';
import { WRITING_CALLS } from './writing-calls.ts';

test('every call has the method and the path of the contract', () => {
  const calls: Record<string, unknown> = { ...writing };
  for (const [name, call] of Object.entries(WRITING_CALLS)) {
    const [method, path] = call.split(' ');
    expect(calls[name]).toMatchObject({ method, path });
  }
});

test('pictures and searches know the limits of the contract', () => {
  expect(PICTURE_TYPES).toEqual(writing.IMAGE_TYPES);
  expect(EVENT_SEARCH_MIN).toBe(OF_THE_CONTRACT);
});
