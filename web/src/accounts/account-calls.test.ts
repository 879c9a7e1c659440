import * as accounts from '@poliedro/contracts/accounts';
import * as applications from '@poliedro/contracts/applications';
import * as passkeys from '@poliedro/contracts/passkeys';
import * as profiles from '@poliedro/contracts/profiles';
import * as rights from '@poliedro/contracts/rights';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { onRefusal, type Refusal } from '../platform/browser-request.ts';
import { ACCOUNT_CALLS, addressOf, callAccount } from './account-calls.ts';
import { SESSION_CALLS } from './session-calls.ts';

afterEach(() => vi.unstubAllGlobals());

const answering = (status: number, body: object) => {
  const ask = vi.fn(async (_path: string, _init: RequestInit) => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', ask);
  return ask;
};

test('every call has the method and the path of the contract', () => {
  const calls: Record<string, unknown> = { ...accounts, ...applications, ...passkeys, ...profiles, ...rights };
  for (const [name, call] of Object.entries({ ...SESSION_CALLS, ...ACCOUNT_CALLS })) {
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

  test('about one thing names it in the address and has no body', async () => {
    const ask = answering(200, { success: true });
    await callAccount('endSession', { session_id: 7 });
    expect(ask.mock.calls[0]?.[0]).toBe('/api/user/sessions/7');
    expect(ask.mock.calls[0]?.[1]).toMatchObject({ method: 'DELETE' });
    expect(ask.mock.calls[0]?.[1]).not.toHaveProperty('body');
    expect(addressOf('downloadExport')).toBe('/api/user/export/file');
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
