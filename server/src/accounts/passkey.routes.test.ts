import { describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { PasskeyDevice } from '../../test/passkey-device.ts';
import { lastMail, Reader, someone } from '../../test/reader.ts';

type Options = { options: { challenge: string; userVerification?: string } };
type Refused = { code: string };

async function registered(app: TestApp) {
  const person = someone();
  const reader = new Reader(app);
  expect((await reader.post('/api/register', person)).status).toBe(200);
  return { person, reader };
}

const deviceFor = (app: TestApp, verifies = true) => new PasskeyDevice(app.context.config.PUBLIC_ORIGIN, verifies);

async function addPasskey(reader: Reader, password: string, device: PasskeyDevice) {
  const { body } = await reader.post<Options>('/api/passkeys/options', { password });
  return reader.post<{ passkey: { passkey_id: number; nombre: string } } & Refused>('/api/passkeys', {
    nombre: 'mi teléfono',
    credential: device.create(body.options),
  });
}

async function enterWith(app: TestApp, device: PasskeyDevice) {
  const reader = new Reader(app);
  const { body } = await reader.post<Options>('/api/passkeys/login/options');
  expect(body.options.userVerification).toBe('required');
  const answer = await reader.post<{ user: { alias: string } } & Refused>('/api/passkeys/login', {
    credential: device.use(body.options),
  });
  return { reader, answer };
}

describe('a passkey', () => {
  test('is added with the password, told of by mail, and opens the account', async () => {
    const app = await startTestApp({ content: 'empty' });
    const { person, reader } = await registered(app);
    const device = deviceFor(app);
    const added = await addPasskey(reader, person.password, device);
    expect([added.status, added.body]).toMatchObject([200, { passkey: { nombre: 'mi teléfono' } }]);
    expect((await lastMail(app, person.email))?.plantilla).toBe('passkey-added');
    expect((await reader.get('/api/passkeys')).body).toMatchObject({ passkeys: [added.body.passkey] });

    const { reader: again, answer } = await enterWith(app, device);
    expect([answer.status, answer.body.user.alias]).toEqual([200, person.alias]);
    expect((await again.me()).body.user?.alias).toBe(person.alias);
  });

  test('stands for the second factor too', async () => {
    const app = await startTestApp({ content: 'empty' });
    const { person, reader } = await registered(app);
    const device = deviceFor(app);
    await addPasskey(reader, person.password, device);
    await app.context.db.query(
      { name: 'test-second-factor', text: 'update users set two_factor_enabled = true where correo = $1' },
      [person.email],
    );
    expect((await enterWith(app, device)).answer.status).toBe(200);
  });

  test('is not added without the password', async () => {
    const app = await startTestApp({ content: 'empty' });
    const { reader } = await registered(app);
    const begun = await reader.post<Refused>('/api/passkeys/options', { password: 'no es esta' });
    expect([begun.status, begun.body.code]).toEqual([403, 'wrong_password']);
    const pushed = await reader.post<Refused>('/api/passkeys', {
      nombre: 'x',
      credential: deviceFor(app).create({ challenge: 'YWJj' }),
    });
    expect([pushed.status, pushed.body.code]).toEqual([401, 'passkey_refused']);
  });

  test('of a device that does not ask who holds it is refused, when made and when used', async () => {
    const app = await startTestApp({ content: 'empty' });
    const { person, reader } = await registered(app);
    const careless = await addPasskey(reader, person.password, deviceFor(app, false));
    expect([careless.status, careless.body.code]).toEqual([401, 'passkey_refused']);
    expect((await reader.get('/api/passkeys')).body).toEqual({ passkeys: [] });

    const device = deviceFor(app);
    await addPasskey(reader, person.password, device);
    Object.assign(device, { verifies: false });
    const { reader: again, answer } = await enterWith(app, device);
    expect([answer.status, answer.body.code]).toEqual([401, 'passkey_refused']);
    expect((await again.me()).body.user).toBeNull();
  });

  test('answers one question once, and only of this site', async () => {
    const app = await startTestApp({ content: 'empty' });
    const { person, reader } = await registered(app);
    const device = deviceFor(app);
    await addPasskey(reader, person.password, device);

    const thief = new Reader(app);
    const { body } = await thief.post<Options>('/api/passkeys/login/options');
    const credential = device.use(body.options);
    expect((await thief.post('/api/passkeys/login', { credential })).status).toBe(200);
    const replay = new Reader(app);
    await replay.post('/api/passkeys/login/options');
    expect((await replay.post<Refused>('/api/passkeys/login', { credential })).body.code).toBe('passkey_refused');

    Object.assign(device, { origin: 'https://poliedro.evil.example' });
    expect((await enterWith(app, device)).answer.body.code).toBe('passkey_refused');
  });

  test('that was removed opens nothing', async () => {
    const app = await startTestApp({ content: 'empty' });
    const { person, reader } = await registered(app);
    const device = deviceFor(app);
    const { body } = await addPasskey(reader, person.password, device);
    expect((await reader.send('DELETE', `/api/passkeys/${body.passkey.passkey_id}`)).status).toBe(200);
    expect((await enterWith(app, device)).answer.body.code).toBe('passkey_refused');
  });
});
