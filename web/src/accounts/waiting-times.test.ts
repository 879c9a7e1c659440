import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserApi } from '../platform/api.ts';
import { browserRequest } from '../platform/browser-request.ts';
import { callSession } from './session-calls.ts';

const limits: number[] = [];

beforeEach(() => {
  limits.length = 0;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limits.push(ms);
    return new AbortController().signal;
  });
  vi.stubGlobal('fetch', async () => new Response('{"user":null}'));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('who is signed in is waited for five seconds', async () => {
  await callSession('getMe');
  expect(limits).toEqual([5000]);
});

test('an event and its articles are waited for ten seconds', async () => {
  await browserApi('getEvent', { evento_id: 1 }, { idioma: 'es' });
  await browserApi('listEventArticles', { evento_id: 1 }, { idioma: 'es' });
  expect(limits).toEqual([10_000, 10_000]);
});

test('an answer that takes longer is no answer', async () => {
  vi.mocked(AbortSignal.timeout).mockImplementation(() => AbortSignal.abort());
  vi.stubGlobal('fetch', () => Promise.reject(new Error('aborted')));
  await expect(browserRequest('/api/me')).rejects.toMatchObject({ code: 'timeout' });
});
