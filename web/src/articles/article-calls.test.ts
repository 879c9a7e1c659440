import * as articles from '@poliedro/contracts/public-articles';
import * as writing from '@poliedro/contracts/writing';
import { expect, test } from 'vitest';
import { ARTICLE_CALLS } from './article-calls.ts';

test('every call has the method and the path of the contract', () => {
  const calls: Record<string, unknown> = { ...articles, ...writing };
  for (const [name, call] of Object.entries(ARTICLE_CALLS)) {
    const [method, path] = call.split(' ');
    expect(calls[name]).toMatchObject({ method, path });
  }
});
