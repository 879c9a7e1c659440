import { describe, expect, test } from 'vitest';
import { startTestApp } from '../../test/app.ts';
import { codeOf } from '../../test/authenticator.ts';
import { lastMail, Reader, someone, tokenOf } from '../../test/reader.ts';

describe('an account', () => {
  test('is made, signed in at once, left and entered again', async () => {
    const app = await startTestApp();
    const reader = new Reader(app);
    const person = someone();
    expect((await reader.me()).body).toEqual({ user: null });
    const made = await reader.post('/api/register', person);
    expect([made.status, made.body]).toMatchObject([
      200,
      {
        user: {
          alias: person.alias,
          email: person.email,
          rol: 'lector',
          email_verificado: false,
          es_administrador: false,
        },
      },
    ]);
    expect((await reader.me()).body.user?.alias).toBe(person.alias);
    expect((await reader.post('/api/logout')).status).toBe(200);
    expect((await reader.me()).body).toEqual({ user: null });
    const entered = await reader.post('/api/login', {
      email: ` ${person.email.toUpperCase()} `,
      password: person.password,
    });
    expect([entered.status, entered.body]).toMatchObject([
      200,
      { segundo_factor: false, user: { alias: person.alias } },
    ]);
    expect((await reader.me()).headers.get('cache-control')).toBe('no-store');
  });

  test('has a cookie that only our own pages over a safe connection carry', async () => {
    const app = await startTestApp();
    const made = await new Reader(app).post('/api/register', someone());
    const [cookie = ''] = made.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-/);
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(part);
    expect(cookie).not.toContain('Domain');
  });

  test.each([
    [{ alias: 'ab' }, 'invalid_request'],
    [{ alias: 'x'.repeat(31) }, 'invalid_request'],
    [{ alias: '<script>' }, 'invalid_request'],
    [{ email: 'no es un correo' }, 'invalid_request'],
    [{ password: 'corta' }, 'invalid_request'],
    [{ password: 'p'.repeat(129) }, 'invalid_request'],
    [{ password: 'password1' }, 'password_common'],
  ])('is refused with %j', async (change, code) => {
    const app = await startTestApp();
    const { status, body } = await new Reader(app).post('/api/register', { ...someone(), ...change });
    expect([status, body]).toMatchObject([400, { code }]);
  });

  test('has an alias that nobody else has, whatever the case', async () => {
    const app = await startTestApp();
    const first = someone();
    await new Reader(app).post('/api/register', first);
    const { status, body } = await new Reader(app).post('/api/register', {
      ...someone(),
      alias: first.alias.toUpperCase(),
    });
    expect([status, body]).toMatchObject([409, { code: 'alias_taken', error: 'Ese alias ya está en uso' }]);
  });

  test('begins a new session at every sign-in: what somebody planted before is worth nothing', async () => {
    const app = await startTestApp();
    const person = someone();
    const reader = new Reader(app);
    await reader.post('/api/register', person);
    const planted = [...reader.cookies];
    await reader.post('/api/logout');
    for (const [name, value] of planted) reader.cookies.set(name, value);
    expect((await reader.me()).body.user).toBeNull();
    await reader.post('/api/login', person);
    expect([...reader.cookies]).not.toEqual(planted);
    const thief = new Reader(app);
    for (const [name, value] of planted) thief.cookies.set(name, value);
    expect((await thief.me()).body.user).toBeNull();
  });
});

describe('the proof of an address', () => {
  test('comes by mail and makes the address theirs', async () => {
    const app = await startTestApp();
    const person = someone();
    const reader = new Reader(app);
    await reader.post('/api/register', person);
    const mail = await lastMail(app, person.email);
    expect(mail?.plantilla).toBe('verify-email');
    const token = tokenOf(mail?.datos.url);
    expect((await reader.post('/api/verify-email', { token: `${token}x` })).body).toMatchObject({
      code: 'invalid_token',
    });
    expect((await reader.post('/api/verify-email', { token })).status).toBe(200);
    expect((await reader.me()).body.user).toMatchObject({ email: person.email, email_verificado: true });
    expect((await new Reader(app).post('/api/login', person)).status).toBe(200);
  });

  test('cannot be had by somebody who only claims it, and does not stop its owner', async () => {
    const app = await startTestApp();
    const owner = someone();
    const squatter = { ...someone(), email: owner.email };
    await new Reader(app).post('/api/register', squatter);
    const first = tokenOf((await lastMail(app, owner.email))?.datos.url);
    const reader = new Reader(app);
    expect((await reader.post('/api/register', owner)).status).toBe(200);
    const own = tokenOf((await lastMail(app, owner.email))?.datos.url);
    expect((await reader.post('/api/verify-email', { token: own })).status).toBe(200);
    expect((await new Reader(app).post('/api/verify-email', { token: first })).body).toMatchObject({
      code: 'email_taken',
    });
    const entered = await new Reader(app).post('/api/login', owner);
    expect(entered.body).toMatchObject({ user: { alias: owner.alias, email_verificado: true } });
  });
});

describe('a forgotten password', () => {
  test('is chosen anew by mail; every session ends, also a thief’s', async () => {
    const app = await startTestApp();
    const person = someone();
    const reader = new Reader(app);
    await reader.post('/api/register', person);
    const thief = new Reader(app);
    for (const [name, value] of reader.cookies) thief.cookies.set(name, value);
    expect((await thief.me()).body.user).not.toBeNull();
    expect((await new Reader(app).post('/api/password/forgot', { email: person.email })).status).toBe(200);
    const mail = await lastMail(app, person.email);
    expect(mail?.plantilla).toBe('reset-password');
    const token = tokenOf(mail?.datos.url);
    const password = 'cuatro gatos negros 7';
    expect((await new Reader(app).post('/api/password/reset', { token, password })).status).toBe(200);
    expect((await thief.me()).body.user).toBeNull();
    expect((await new Reader(app).post('/api/login', person)).body).toMatchObject({ code: 'invalid_credentials' });
    const entered = await new Reader(app).post('/api/login', { ...person, password });
    expect(entered.body).toMatchObject({ user: { email_verificado: true } });
    expect((await new Reader(app).post('/api/password/reset', { token, password })).body).toMatchObject({
      code: 'invalid_token',
    });
    expect((await lastMail(app, person.email))?.plantilla).toBe('password-changed');
  });

  test('ends the links that were sent for it before, as another one chosen with the old does', async () => {
    const app = await startTestApp();
    const person = someone();
    const reader = new Reader(app);
    await reader.post('/api/register', person);
    const askForLink = async () => {
      await new Reader(app).post('/api/password/forgot', { email: person.email });
      return tokenOf((await lastMail(app, person.email))?.datos.url);
    };
    const use = (token: string, password: string) => new Reader(app).post('/api/password/reset', { token, password });
    const [first, second] = [await askForLink(), await askForLink()];
    const [chosen, nueva] = ['cuatro gatos negros 7', 'cinco lobos grises 8'];
    expect((await use(second, chosen)).status).toBe(200);
    expect((await use(first, 'seis zorros rojos 9')).body).toMatchObject({ code: 'invalid_token' });

    const third = await askForLink();
    await reader.post('/api/login', { ...person, password: chosen });
    expect((await reader.post('/api/password/change', { actual: chosen, nueva })).status).toBe(200);
    expect((await use(third, 'seis zorros rojos 9')).body).toMatchObject({ code: 'invalid_token' });
    expect((await new Reader(app).post('/api/login', { ...person, password: nueva })).status).toBe(200);
  });

  test('leaves no way in to whoever registered with a stranger’s address', async () => {
    const app = await startTestApp();
    const person = someone();
    const squatter = new Reader(app);
    await squatter.post('/api/register', person);
    const { body } = await squatter.post<{ totp_uri: string }>('/api/two-factor/enable', person);
    expect((await squatter.post('/api/two-factor/verify', { code: codeOf(body.totp_uri) })).status).toBe(200);
    await app.context.db.pool.query(
      `insert into passkeys (name, public_key, user_id, credential_id, counter, device_type, backed_up)
        select 'suya', 'x', id, 'y', 0, 'singleDevice', false from users where correo = $1`,
      [person.email],
    );
    await new Reader(app).post('/api/password/forgot', { email: person.email });
    const token = tokenOf((await lastMail(app, person.email))?.datos.url);
    const password = 'cuatro gatos negros 7';
    expect((await new Reader(app).post('/api/password/reset', { token, password })).status).toBe(200);
    expect((await squatter.me()).body.user).toBeNull();
    const owner = new Reader(app);
    const entered = await owner.post('/api/login', { email: person.email, password });
    expect(entered.body).toMatchObject({ segundo_factor: false, user: { email_verificado: true } });
    expect((await app.context.db.pool.query('select from passkeys')).rows).toEqual([]);
  });

  test('brings no stranger more than a few mails, and nobody is told', async () => {
    const app = await startTestApp();
    const person = someone();
    const reader = new Reader(app);
    await reader.post('/api/register', person);
    const mails = async () =>
      (await app.context.db.pool.query('select from outgoing_mails where destinatario = $1', [person.email])).rows
        .length;
    for (let time = 0; time < 8; time++)
      expect((await new Reader(app).post('/api/password/forgot', { email: person.email })).status).toBe(200);
    expect(await mails()).toBe(5);
    expect((await reader.post('/api/verify-email/resend')).body).toMatchObject({ code: 'too_many_attempts' });
    const again = await new Reader(app).post('/api/register', { ...someone(), email: person.email });
    expect(again.body).toMatchObject({ code: 'too_many_attempts' });
    expect(await mails()).toBe(5);
  });

  test('nor do notices of an account whose address nobody has proved', async () => {
    const app = await startTestApp();
    const person = someone();
    const reader = new Reader(app);
    await reader.post('/api/register', person);
    for (let time = 0; time < 8; time++) {
      const asked = await reader.post('/api/user/deletion', { password: person.password });
      expect(asked.status).toBe(200);
      await reader.send('DELETE', '/api/user/deletion');
    }
    const { rows } = await app.context.db.pool.query('select from outgoing_mails where destinatario = $1', [
      person.email,
    ]);
    expect(rows).toHaveLength(5);
    const [other, stranger] = [new Reader(app), someone()];
    await other.post('/api/register', stranger);
    const wish = await other.post('/api/email/change', { email: person.email, password: stranger.password });
    expect(wish.status).toBe(429);
  });
});

describe('a password at an open browser', () => {
  test.each([
    ['/api/password/change', (password: string) => ({ actual: password, nueva: 'cuatro gatos negros 7' })],
    ['/api/two-factor/enable', (password: string) => ({ password })],
    ['/api/two-factor/disable', (password: string) => ({ password })],
  ])('cannot be guessed at %s', async (path, body) => {
    const app = await startTestApp();
    const person = someone();
    const reader = new Reader(app);
    await reader.post('/api/register', person);
    for (let time = 0; time < 5; time++)
      expect((await reader.post(path, body(`no es ${time}`))).body).toMatchObject({ code: 'wrong_password' });
    expect((await reader.post(path, body(person.password))).body).toMatchObject({ code: 'too_many_attempts' });
  });
});

describe('other sites', () => {
  test('cannot sign anybody in or out', async () => {
    const app = await startTestApp();
    const person = someone();
    const reader = new Reader(app);
    await reader.post('/api/register', person);
    for (const [method, path] of [
      ['POST', '/api/logout'],
      ['GET', '/api/logout'],
      ['POST', '/api/login'],
      ['POST', '/api/register'],
    ] as const) {
      for (const from of [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { 'sec-fetch-site': 'none' },
      ]) {
        if (method === 'POST' && from['sec-fetch-site'] === 'none') continue;
        const { status, body } = await reader.send(method, path, method === 'GET' ? undefined : person, from);
        expect([status, body]).toMatchObject([403, { code: 'cross_site' }]);
      }
    }
    const old = await fetch(`${app.origin}/api/logout`, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    });
    expect(old.status).toBe(403);
    expect((await reader.me()).body.user).not.toBeNull();
    expect((await reader.get('/api/logout')).status).toBe(200);
    expect((await reader.me()).body.user).toBeNull();
  });
});
