import { describe, expect, test } from 'vitest';
import { startTestApp } from '../../test/app.ts';
import { codeOf } from '../../test/authenticator.ts';
import { lastMail, Reader, someone } from '../../test/reader.ts';

async function withSecondFactor() {
  const app = await startTestApp();
  const person = someone();
  const reader = new Reader(app);
  await reader.post('/api/register', person);
  const started = await reader.post<{ totp_uri: string; recovery_codes: string[] }>('/api/two-factor/enable', {
    password: person.password,
  });
  expect(started.status).toBe(200);
  expect((await reader.me()).body.user).toMatchObject({ segundo_factor: false });
  const confirmed = await reader.post('/api/two-factor/verify', { code: codeOf(started.body.totp_uri) });
  expect([confirmed.status, confirmed.body]).toMatchObject([200, { user: { segundo_factor: true } }]);
  return { app, person, reader, ...started.body };
}

describe('the second factor', () => {
  test('counts once a code has been verified, and is asked for at the next sign-in', async () => {
    const { app, person, totp_uri } = await withSecondFactor();
    expect((await lastMail(app, person.email))?.plantilla).toBe('second-factor-on');
    const again = new Reader(app);
    const first = await again.post('/api/login', person);
    expect(first.body).toEqual({ user: null, segundo_factor: true });
    expect((await again.me()).body.user).toBeNull();
    const wrong = await again.post('/api/two-factor/verify', { code: '000000' });
    expect([wrong.status, wrong.body]).toMatchObject([
      401,
      { code: 'invalid_code', error: 'El código no es correcto' },
    ]);
    const right = await again.post('/api/two-factor/verify', { code: codeOf(totp_uri) });
    expect([right.status, right.body]).toMatchObject([200, { user: { alias: person.alias } }]);
    expect((await again.me()).body.user).toMatchObject({ alias: person.alias, segundo_factor: true });
  });

  test('ends the sessions that were begun without it, and keeps the one that turned it on', async () => {
    const app = await startTestApp();
    const person = someone();
    const [owner, thief] = [new Reader(app), new Reader(app)];
    await owner.post('/api/register', person);
    await thief.post('/api/login', person);
    expect((await thief.me()).body.user).toMatchObject({ alias: person.alias });
    const started = await owner.post<{ totp_uri: string }>('/api/two-factor/enable', { password: person.password });
    await owner.post('/api/two-factor/verify', { code: codeOf(started.body.totp_uri) });
    expect((await owner.me()).body.user).toMatchObject({ alias: person.alias, segundo_factor: true });
    expect((await thief.me()).body.user).toBeNull();
  });

  test('can be replaced once by each recovery code', async () => {
    const { app, person, recovery_codes } = await withSecondFactor();
    expect(recovery_codes.length).toBeGreaterThanOrEqual(8);
    const [code] = recovery_codes;
    const enter = async () => {
      const reader = new Reader(app);
      await reader.post('/api/login', person);
      return (await reader.post('/api/two-factor/recovery', { code })).status;
    };
    expect([await enter(), await enter()]).toEqual([200, 401]);
  });

  test('is not open to guessing', async () => {
    const { app, person } = await withSecondFactor();
    const thief = new Reader(app);
    await thief.post('/api/login', person);
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) {
      statuses.push((await thief.post('/api/two-factor/verify', { code: String(100_000 + i) })).status);
    }
    expect(statuses.filter((status) => status === 200)).toEqual([]);
    expect((await thief.me()).body.user).toBeNull();
    expect((await thief.post('/api/two-factor/verify', { code: '123456' })).status).not.toBe(200);
  });

  test('is begun and given up only with the password', async () => {
    const { app, person, reader } = await withSecondFactor();
    const refused = await reader.post('/api/two-factor/disable', { password: 'otra cosa' });
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'wrong_password' }]);
    expect((await reader.post('/api/two-factor/enable', { password: person.password })).body).toMatchObject({
      code: 'second_factor_on',
    });
    expect((await reader.post('/api/two-factor/disable', { password: person.password })).status).toBe(200);
    expect((await reader.me()).body.user).toMatchObject({ segundo_factor: false });
    expect((await lastMail(app, person.email))?.plantilla).toBe('second-factor-off');
    expect((await new Reader(app).post('/api/two-factor/enable', { password: person.password })).status).toBe(401);
  });
});

describe('sessions', () => {
  test('are listed, ended one by one or all others, and only one’s own', async () => {
    const app = await startTestApp();
    const person = someone();
    const here = new Reader(app);
    await here.post('/api/register', person);
    const there = new Reader(app);
    await there.post('/api/login', person);
    const elsewhere = new Reader(app);
    await elsewhere.post('/api/login', person);
    const stranger = new Reader(app);
    await stranger.post('/api/register', someone());
    const list = (await here.get<{ sessions: { session_id: number; actual: boolean }[] }>('/api/user/sessions')).body
      .sessions;
    expect(list.map((session) => session.actual).sort()).toEqual([false, false, true]);
    expect(JSON.stringify(list)).not.toContain('token');
    const other = list.find((session) => !session.actual)?.session_id;
    expect((await stranger.send('DELETE', `/api/user/sessions/${other}`)).status).toBe(404);
    expect((await here.send('DELETE', `/api/user/sessions/${other}`)).status).toBe(200);
    expect((await here.send('DELETE', '/api/user/sessions')).status).toBe(200);
    const alive = await Promise.all(
      [here, there, elsewhere, stranger].map(async (reader) => (await reader.me()).body.user !== null),
    );
    expect(alive).toEqual([true, false, false, true]);
  });

  test('of a thief end when the password is changed, and the owner’s goes on', async () => {
    const app = await startTestApp();
    const person = someone();
    const owner = new Reader(app);
    await owner.post('/api/register', person);
    const thief = new Reader(app);
    await thief.post('/api/login', person);
    const nueva = 'cinco lobitos 55';
    expect((await owner.post('/api/password/change', { actual: 'no es', nueva })).body).toMatchObject({
      code: 'wrong_password',
    });
    expect(
      (await owner.post('/api/password/change', { actual: person.password, nueva: 'password1' })).body,
    ).toMatchObject({ code: 'password_common' });
    expect((await owner.post('/api/password/change', { actual: person.password, nueva })).status).toBe(200);
    expect((await thief.me()).body.user).toBeNull();
    expect((await owner.me()).body.user?.alias).toBe(person.alias);
    expect((await lastMail(app, person.email))?.plantilla).toBe('password-changed');
  });
});
