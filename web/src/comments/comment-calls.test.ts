import * as comments from '@poliedro/contracts/comments';
import { expect, test } from 'vitest';
import { COMMENT_CALLS } from './comment-calls.ts';
import { COMMENT_DEPTH_MAX, COMMENT_EDIT_MINUTES } from './comment-rules.ts';

test('every call has the method and the path of the contract', () => {
  const calls: Record<string, unknown> = { ...comments };
  for (const [name, call] of Object.entries(COMMENT_CALLS)) {
    const [method, path] = call.split(' ');
    expect(calls[name]).toMatchObject({ method, path });
  }
});

test('the rules are those of the contract', () => {
  expect({ COMMENT_DEPTH_MAX, COMMENT_EDIT_MINUTES }).toEqual({
    COMMENT_DEPTH_MAX: comments.COMMENT_DEPTH_MAX,
    COMMENT_EDIT_MINUTES: comments.COMMENT_EDIT_MINUTES,
  });
});
