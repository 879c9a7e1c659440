import { describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { createTestDatabase } from '../../test/database.ts';
import { startProxy, through } from '../../test/proxy.ts';
import { lastMail, Reader, someone, tokenOf } from '../../test/reader.ts';
import { hashPassword } from './password.ts';

async function proved(app: TestApp) {
  const person = someone();
  const reader = new Reader(app);
  await reader.post('/api/register', person);
  await reader.post('/api/verify-email', { token: tokenOf((await lastMail(app, person.email))?.datos.url) });
  return person;
}

async function addAccounts(app: TestApp, count: number, password: string): Promise<void> {
  const { client } = { client: app.context.db.pool };
  const hash = await hashPassword(password);
  await client.query(
    `with made as (insert into users (email, correo, email_verificado, alias)
       select 'victima' || n || '@correo.example', 'victima' || n || '@correo.example', true, 'victima ' || n
       from generate_series(1, $1) n returning id)
     insert into credentials (user_id, account_id, provider_id, password) select id, id::text, 'credential', $2 from made`,
    [count, hash],
  );
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

test('from one address no more accounts are made in an hour than offices need', async () => {
  const app = await startTestApp({ config: { TRUSTED_PROXIES: '1', REGISTRATIONS_PER_HOUR: '2' } });
  const register = (address: string) => new Reader(app, address).post<{ code?: string }>('/api/register', someone());
  const made = [];
  for (const address of [
    '192.0.2.1',
    '192.0.2.1',
    '192.0.2.1',
    '192.0.2.2',
    '2001:db8::1',
    '2001:db8::2',
    '2001:db8::3',
  ])
    made.push((await register(address)).body.code);
  expect(made).toEqual([
    undefined,
    undefined,
    'too_many_attempts',
    undefined,
    undefined,
    undefined,
    'too_many_attempts',
  ]);
});

describe('whether an address has an account', () => {
  test('is not told by what is answered', async () => {
    const app = await startTestApp();
    const owner = await proved(app);
    const stranger = someone();
    const answers = async (email: string) => {
      const fresh = { ...someone(), email };
      const reader = new Reader(app);
      const made = await reader.post<{ user: Record<string, unknown> }>('/api/register', fresh);
      await reader.post('/api/logout');
      return {
        forgot: await new Reader(app)
          .post('/api/password/forgot', { email })
          .then(({ status, body }) => ({ status, body })),
        wrong: await new Reader(app)
          .post('/api/login', { email, password: 'no es esta' })
          .then(({ status, body }) => [status, body.code]),
        registered: [made.status, Object.keys(made.body.user).sort(), made.body.user.email_verificado],
        entersAgain: (await new Reader(app).post('/api/login', fresh)).status,
      };
    };
    expect(await answers(owner.email)).toEqual(await answers(stranger.email));
    expect((await lastMail(app, owner.email))?.plantilla).toBe('reset-password');
    const { rows } = await app.context.db.pool.query<{ plantilla: string }>(
      `select plantilla from outgoing_mails where destinatario = $1 and plantilla = 'already-registered'`,
      [owner.email],
    );
    expect(rows).toHaveLength(1);
  });

  test('is not told by how long it takes to forget a password', async () => {
    const app = await startTestApp();
    const owner = await proved(app);
    const took = async (email: string) => {
      const started = performance.now();
      await new Reader(app).post('/api/password/forgot', { email });
      return performance.now() - started;
    };
    const least = async (email: string) => Math.min(await took(email), await took(email), await took(email));
    const [known, unknown] = [await least(owner.email), await least(someone().email)];
    expect(unknown).toBeGreaterThanOrEqual(295);
    expect(Math.abs(known - unknown)).toBeLessThan(100);
  });

  test('is not told by how long an answer takes', async () => {
    const app = await startTestApp({ config: { TRUSTED_PROXIES: '1' } });
    const owner = await proved(app);
    const time = async (email: string, address: string) => {
      const reader = new Reader(app, address);
      const started = performance.now();
      await reader.post('/api/login', { email, password: 'no es esta clave' });
      return performance.now() - started;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let i = 0; i < 30; i++) {
      known.push(await time(owner.email, `192.0.2.${i}`));
      unknown.push(await time(`nadie${i}@correo.example`, `198.51.100.${i}`));
    }
    const ratio = median(known) / median(unknown);
    expect(ratio).toBeGreaterThan(0.75);
    expect(ratio).toBeLessThan(1.33);
  });
});

describe('stuffing', () => {
  test('10,000 tries at 1,000 accounts from 50 addresses: few are even looked at, and an owner still gets in', {
    timeout: 240_000,
  }, async () => {
    const app = await startTestApp({ config: { TRUSTED_PROXIES: '1' } });
    const password = 'la clave de verdad 1';
    await addAccounts(app, 1000, password);
    const statuses = new Map<number, number>();
    await Promise.all(
      Array.from({ length: 50 }, async (_, address) => {
        const bot = new Reader(app, `203.0.113.${address}`);
        for (let i = 0; i < 200; i++) {
          const email = `victima${1 + ((address * 200 + i) % 1000)}@correo.example`;
          const { status } = await bot.post('/api/login', { email, password: `adivina ${i}` });
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      }),
    );
    // On a machine that cannot keep up some are told to come again later: also refused.
    const refused = [401, 429, 503].reduce((sum, status) => sum + (statuses.get(status) ?? 0), 0);
    expect(refused).toBe(10_000);
    expect(statuses.get(401) ?? 0).toBeLessThanOrEqual(50 * 20 + 50);
    const owner = new Reader(app, '198.51.100.77');
    expect((await owner.post('/api/login', { email: 'victima7@correo.example', password })).status).toBe(200);
  });

  test('of one account from many addresses stops strangers, not the address its owner comes from', async () => {
    const app = await startTestApp({ config: { TRUSTED_PROXIES: '1' } });
    const person = someone();
    const home = '198.51.100.5';
    const owner = new Reader(app, home);
    await owner.post('/api/register', person);
    await owner.post('/api/logout');
    expect((await owner.post('/api/login', person)).status).toBe(200);
    for (let i = 0; i < 55; i++)
      await new Reader(app, `192.0.2.${i}`).post('/api/login', { ...person, password: `x${i}xxxxxxx` });
    expect((await new Reader(app, '192.0.2.200').post('/api/login', person)).body).toMatchObject({
      code: 'too_many_attempts',
    });
    expect((await new Reader(app, home).post('/api/login', person)).status).toBe(200);
  });

  test('of an address that is somebody’s is not forgiven to who claims it too, however they show their own password', async () => {
    const app = await startTestApp({ config: { TRUSTED_PROXIES: '1' } });
    const owner = await proved(app);
    const claim = { ...someone(), email: owner.email };
    const guess = (address: string, password: string) =>
      new Reader(app, address).post('/api/login', { email: owner.email, password });
    const four = async (address: string) => {
      for (let i = 0; i < 4; i++) expect((await guess(address, `adivina ${i}`)).status).toBe(401);
    };
    const [entering, confirming] = ['198.51.100.6', '198.51.100.7'];
    const session = new Reader(app, confirming);
    await session.post('/api/register', claim);
    expect((await guess(entering, claim.password)).status).toBe(200);

    await four(entering);
    expect((await guess(entering, claim.password)).status).toBe(200);
    expect((await guess(entering, 'adivina 5')).status).toBe(401);
    expect((await guess(entering, 'adivina 6')).status).toBe(429);

    await four(confirming);
    expect((await session.post('/api/passkeys/options', claim)).status).toBe(200);
    expect((await guess(confirming, 'adivina 5')).status).toBe(401);
    expect((await guess(confirming, 'adivina 6')).status).toBe(429);
  });

  test('of an address that is somebody’s stops who claims it too, wherever they have entered their own account', async () => {
    const app = await startTestApp({ config: { TRUSTED_PROXIES: '1' } });
    const owner = await proved(app);
    const claim = { ...someone(), email: owner.email };
    const home = '198.51.100.8';
    const session = new Reader(app, home);
    await session.post('/api/register', claim);
    expect((await session.post('/api/login', claim)).status).toBe(200);
    expect((await session.post('/api/passkeys/options', claim)).status).toBe(200);
    for (let i = 0; i < 55; i++)
      await new Reader(app, `192.0.2.${i}`).post('/api/login', { ...owner, password: `x${i}xxxxxxx` });
    expect((await new Reader(app, home).post('/api/login', { ...owner, password: 'adivina' })).status).toBe(429);
  });
});

describe('while the database is gone', () => {
  test('a process can start, and takes sign-ins once it is back', async () => {
    const real = await createTestDatabase('demonstration');
    const proxy = await startProxy(new URL(real));
    proxy.cut();
    const app = await startTestApp({ config: { DATABASE_URL: through(proxy, real) } });
    const person = someone();
    expect((await new Reader(app).post('/api/register', person)).status).toBe(503);
    proxy.restore();
    await expect
      .poll(async () => (await new Reader(app).post('/api/register', person)).status, { timeout: 8000 })
      .toBe(200);
  });

  test('nobody is told that they are signed out, and all get back in when it returns', async () => {
    const real = await createTestDatabase('demonstration');
    const proxy = await startProxy(new URL(real));
    const app = await startTestApp({ config: { DATABASE_URL: through(proxy, real) } });
    const reader = new Reader(app);
    await reader.post('/api/register', someone());
    const cookies = [...reader.cookies];
    proxy.cut();
    const during = await reader.me();
    expect([during.status, during.body]).toMatchObject([503, { code: 'unavailable' }]);
    expect([...reader.cookies]).toEqual(cookies);
    proxy.restore();
    await expect.poll(async () => (await reader.me()).body.user !== null, { timeout: 5000 }).toBe(true);
  });
});
