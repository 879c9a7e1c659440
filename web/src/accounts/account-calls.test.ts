import * as contract from '@poliedro/contracts/accounts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { onRefusal, type Refusal } from '../platform/browser-request.ts';
import { ACCOUNT_CALLS, callAccount } from './account-calls.ts';

afterEach(() => vi.unstubAllGlobals());

const answering = (status: number, body: object) => {
  const ask = vi.fn(async (_path: string, _init: RequestInit) => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', ask);
  return ask;
};

test('every call has the method and the path of the contract', () => {
  const calls: Record<string, unknown> = { ...contract };
  for (const [name, call] of Object.entries(ACCOUNT_CALLS)) {
    const [method, path] = call.split(' ');
    expect(calls[name]).toMatchObject({ method, path });
  }
});

describe('a call about the account', () => {
  test('sends what it is given as JSON', async () => {
    const ask = answering(200, { user: null, segundo_factor: true });
    const reply = await callAccount('login', { email: 'ana@site.example', password: 'x' });
    expect(reply.segundo_factor).toBe(true);
    expect(ask.mock.calls[0]).toMatchObject([
      '/api/login',
      { method: 'POST', body: '{"email":"ana@site.example","password":"x"}' },
    ]);
  });

  test('throws the code and the sentence of the server', async () => {
    answering(409, { code: 'alias_taken', error: 'Ese alias ya está en uso' });
    await expect(callAccount('register', { email: '', password: '', alias: '' })).rejects.toMatchObject({
      code: 'alias_taken',
      sentence: 'Ese alias ya está en uso',
    });
  });

  test('tells whoever listens that it was refused', async () => {
    const heard: Refusal[] = [];
    onRefusal((refusal) => heard.push(refusal));
    answering(401, { code: 'unauthenticated' });
    await callAccount('resendVerification').catch(() => {});
    expect(heard).toMatchObject([{ status: 401 }]);
  });
});
