import { describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { lastMail, Reader, someone, tokenOf } from '../../test/reader.ts';
import { maskEmail } from './email-change.service.ts';

/** Registered and proved, as a person would. */
async function settled(app: TestApp) {
  const person = someone();
  const reader = new Reader(app);
  await reader.post('/api/register', person);
  const token = tokenOf((await lastMail(app, person.email))?.datos.url);
  expect((await reader.post('/api/verify-email', { token })).status).toBe(200);
  return { person, reader };
}

const ask = (reader: Reader, email: string, password: string) =>
  reader.post<{ code?: string; success?: boolean }>('/api/email/change', { email, password });

async function confirm(app: TestApp, token: string) {
  return new Reader(app).post<{ code?: string; success?: boolean }>('/api/email/confirm', { token });
}

const tokenFor = async (app: TestApp, email: string) => tokenOf((await lastMail(app, email))?.datos.url);

const waiting = async (reader: Reader) =>
  (await reader.get<{ user: { correo_nuevo: string | null } }>('/api/user/profile')).body.user.correo_nuevo;

async function mailsTo(app: TestApp, email: string): Promise<string[]> {
  const rows = await app.context.db.query<{ plantilla: string }>(
    { name: 'test-mails-to', text: 'select plantilla from outgoing_mails where destinatario = $1 order by mail_id' },
    [email],
  );
  return rows.map(({ plantilla }) => plantilla);
}

describe('another address', () => {
  test('counts once proved; the one that is left is told, and sessions go on', async () => {
    const app = await startTestApp();
    const { person, reader } = await settled(app);
    const nuevo = someone().email;
    expect((await ask(reader, ` ${nuevo.toUpperCase()} `, person.password)).body).toEqual({ success: true });
    expect([await waiting(reader), (await reader.me()).body.user?.email]).toEqual([nuevo, person.email]);
    const mail = await lastMail(app, nuevo);
    expect(mail).toMatchObject({ plantilla: 'verify-new-email', datos: { nuevo_email: nuevo, alias: person.alias } });
    expect(mail?.datos.url).toMatch(/\/email#[\w-]{43}$/);

    expect((await confirm(app, tokenOf(mail?.datos.url))).body).toEqual({ success: true });
    expect((await reader.me()).body.user).toMatchObject({ email: nuevo, email_verificado: true });
    expect(await waiting(reader)).toBeNull();
    const told = await lastMail(app, person.email);
    expect(told).toMatchObject({ plantilla: 'email-changed', datos: { nuevo_email_masked: maskEmail(nuevo) } });
    expect(JSON.stringify(told)).not.toContain(nuevo);

    const { password } = person;
    expect((await new Reader(app).post('/api/login', { email: nuevo, password })).status).toBe(200);
    expect((await new Reader(app).post('/api/login', { email: person.email, password })).status).toBe(401);
  });

  test('is shown in part: enough for who knows it', () => {
    expect(maskEmail('marta.ruiz@correo.example')).toBe('m•••@correo.example');
    expect(maskEmail('m@correo.example')).toBe('m•••@correo.example');
  });

  test('is asked for with the password, and guessing it is limited', async () => {
    const app = await startTestApp();
    const { person, reader } = await settled(app);
    const nuevo = someone().email;
    const wrong = await ask(reader, nuevo, 'no es esta');
    expect([wrong.status, wrong.body.code]).toEqual([403, 'wrong_password']);
    expect([await mailsTo(app, nuevo), await waiting(reader)]).toEqual([[], null]);
    for (let i = 0; i < 5; i++) await ask(reader, nuevo, `no es ${i}`);
    expect((await ask(reader, nuevo, person.password)).body.code).toBe('too_many_attempts');
    expect((await ask(new Reader(app), nuevo, person.password)).status).toBe(401);
  });

  test('is kept only as a hash of the link, which works once, and not after a day', async () => {
    const app = await startTestApp();
    const { person, reader } = await settled(app);
    const [first, second] = [someone().email, someone().email];
    await ask(reader, first, person.password);
    const token = await tokenFor(app, first);
    const [row = { stored: '' }] = await app.context.db.query<{ stored: string }>(
      { name: 'test-email-change', text: 'select e::text as stored from email_changes e' },
      [],
    );
    expect(row.stored).toContain(first);
    expect(row.stored).not.toContain(token);
    expect((await confirm(app, token)).status).toBe(200);
    expect((await confirm(app, token)).body.code).toBe('invalid_token');

    await ask(reader, second, person.password);
    const late = await tokenFor(app, second);
    await app.context.db.query(
      { name: 'test-let-pass', text: `update email_changes set expires_on = expires_on - interval '24 hours'` },
      [],
    );
    expect([(await confirm(app, late)).body.code, await waiting(reader)]).toEqual(['invalid_token', null]);
    expect((await confirm(app, 'x')).body.code).toBe('invalid_token');
    expect((await reader.me()).body.user?.email).toBe(first);
  });

  test('is one at a time: a new wish makes the last link worthless, also when both are used at once', async () => {
    const app = await startTestApp();
    const { person, reader } = await settled(app);
    const [first, second] = [someone().email, someone().email];
    await ask(reader, first, person.password);
    await ask(reader, second, person.password);
    expect((await confirm(app, await tokenFor(app, first))).body.code).toBe('invalid_token');
    const token = await tokenFor(app, second);
    const statuses = (await Promise.all([1, 2, 3].map(() => confirm(app, token)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 400, 400]);
    expect(await mailsTo(app, person.email)).toEqual(['verify-email', 'email-changed']);
  });

  test('of somebody else is answered and mailed like any other, and refused to who proves it', async () => {
    const app = await startTestApp();
    const owner = await settled(app);
    const { person, reader } = await settled(app);
    const free = someone().email;
    const [forFree, forTaken] = [
      await ask(reader, free, person.password),
      await ask(reader, owner.person.email, person.password),
    ];
    expect([forTaken.status, forTaken.body]).toEqual([forFree.status, forFree.body]);
    expect(await waiting(reader)).toBe(owner.person.email);
    expect((await mailsTo(app, owner.person.email)).at(-1)).toBe((await mailsTo(app, free)).at(-1));
    const taken = await confirm(app, await tokenFor(app, owner.person.email));
    expect([taken.status, taken.body.code]).toEqual([409, 'email_taken']);
    // Whoever asked sees no difference from a link that nobody opened.
    expect([await waiting(reader), (await reader.me()).body.user?.email]).toEqual([owner.person.email, person.email]);
    expect((await owner.reader.me()).body.user?.email).toBe(owner.person.email);
    expect(await mailsTo(app, person.email)).toEqual(['verify-email']);
  });

  test('goes to the first who proves it where several want it', async () => {
    const app = await startTestApp();
    const [a, b] = [await settled(app), await settled(app)];
    const nuevo = someone().email;
    await ask(a.reader, nuevo, a.person.password);
    const first = await tokenFor(app, nuevo);
    await ask(b.reader, nuevo, b.person.password);
    const second = await tokenFor(app, nuevo);
    const statuses = (await Promise.all([confirm(app, first), confirm(app, second)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  });

  test('also proves an account that never proved its first one, and does not write to that', async () => {
    const app = await startTestApp();
    const person = someone();
    const reader = new Reader(app);
    await reader.post('/api/register', person);
    const nuevo = someone().email;
    await ask(reader, nuevo, person.password);
    expect((await confirm(app, await tokenFor(app, nuevo))).status).toBe(200);
    expect((await reader.me()).body.user).toMatchObject({ email: nuevo, email_verificado: true });
    expect(await mailsTo(app, person.email)).toEqual(['verify-email']);
    const old = await tokenFor(app, person.email);
    expect((await reader.post('/api/verify-email', { token: old })).body).toMatchObject({ code: 'invalid_token' });
  });

  test('that a thief asked for is forgotten when the owner takes another password', async () => {
    const app = await startTestApp();
    const { person, reader } = await settled(app);
    const thiefs = someone().email;
    await ask(reader, thiefs, person.password);
    const nueva = 'cinco lobitos 55';
    expect((await reader.post('/api/password/change', { actual: person.password, nueva })).status).toBe(200);
    expect((await confirm(app, await tokenFor(app, thiefs))).body.code).toBe('invalid_token');

    await ask(reader, thiefs, nueva);
    await reader.post('/api/password/forgot', { email: person.email });
    const token = await tokenFor(app, person.email);
    expect((await reader.post('/api/password/reset', { token, password: 'seis lobitos 66' })).status).toBe(200);
    expect((await confirm(app, await tokenFor(app, thiefs))).body.code).toBe('invalid_token');
  });

  test('makes links for a new password worthless that lie in the mailbox that is left', async () => {
    const app = await startTestApp();
    const { person, reader } = await settled(app);
    await reader.post('/api/password/forgot', { email: person.email });
    const token = await tokenFor(app, person.email);
    const nuevo = someone().email;
    await ask(reader, nuevo, person.password);
    await confirm(app, await tokenFor(app, nuevo));
    const reset = await new Reader(app).post('/api/password/reset', { token, password: 'cinco lobitos 55' });
    expect([reset.status, reset.body]).toMatchObject([400, { code: 'invalid_token' }]);
    const { password } = person;
    expect((await new Reader(app).post('/api/login', { email: nuevo, password })).status).toBe(200);
  });

  test('is not for troubling strangers: five mails an hour', async () => {
    const app = await startTestApp();
    const { person, reader } = await settled(app);
    const stranger = someone().email;
    const codes: (string | undefined)[] = [];
    for (let i = 0; i < 6; i++) codes.push((await ask(reader, stranger, person.password)).body.code);
    expect(codes).toEqual([undefined, undefined, undefined, undefined, undefined, 'too_many_attempts']);
    expect(await mailsTo(app, stranger)).toHaveLength(5);
  });
});
