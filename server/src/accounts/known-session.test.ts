import { expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { addPerson, signInAs } from '../../test/signed-in.ts';
import { readToken } from './known-session.ts';

const NAME = '__Host-poliedro.session_token';

async function arrive() {
  const app = await startTestApp();
  const person = await addPerson(app, { rol: 'experto', segundo_factor: true });
  return { app, person, reader: await signInAs(app, person) };
}

const query = <Row extends object>({ context: { db } }: TestApp, text: string) => db.query<Row>({ name: '', text }, []);
const daysLeft = async (app: TestApp) =>
  (
    await query<{ days: number }>(
      app,
      `select round(extract(epoch from expires_at - now()) / 86400)::int as days from sessions`,
    )
  )[0]?.days;

test('says of a young session whose it is, all that the library would say', async () => {
  const { app, person, reader } = await arrive();
  const young = await reader.me();
  expect(young.headers.getSetCookie()).toEqual([]);
  await query(app, `update sessions set expires_at = now() + interval '27 days'`);
  const renewed = await reader.me();
  expect(renewed.body).toEqual(young.body);
  expect(young.body.user).toMatchObject({ alias: person.alias, email: person.email, rol: 'experto' });
});

test('leaves a session that is a day old to be renewed', async () => {
  const { app, reader } = await arrive();
  await query(app, `update sessions set expires_at = now() + interval '28 days 23 hours'`);
  expect((await reader.me()).headers.getSetCookie().join()).toContain(NAME);
  expect(await daysLeft(app)).toBe(30);
});

test('lets no session live for more than 180 days, however much it is used', async () => {
  const { app, person, reader } = await arrive();
  await query(
    app,
    `update sessions set created_at = now() - interval '160 days', expires_at = now() + interval '15 days'`,
  );
  expect((await reader.me()).headers.getSetCookie().join()).toContain(NAME);
  expect(await daysLeft(app)).toBe(20);
  const atItsEnd = await reader.me();
  expect(atItsEnd.body.user).toMatchObject({ alias: person.alias });
  expect(atItsEnd.headers.getSetCookie()).toEqual([]);
  await query(
    app,
    `update sessions set created_at = now() - interval '181 days', expires_at = now() + interval '9 days'`,
  );
  expect((await reader.me()).body.user).toBeNull();
});

test('knows nobody by a session that has ended or whose time is over', async () => {
  const { app, reader } = await arrive();
  await query(app, `update sessions set expires_at = now() - interval '1 second'`);
  expect((await reader.me()).body.user).toBeNull();
  const { reader: other, app: second } = await arrive();
  await query(second, 'delete from sessions');
  expect((await other.me()).body.user).toBeNull();
});

test('believes only its own signature', async () => {
  const { app, reader } = await arrive();
  const value = reader.cookies.get(NAME) ?? '';
  const secret = app.context.config.AUTH_SECRET;
  const [token = ''] = value.split('.');
  expect(readToken(`a=b; ${NAME}=${value}`, NAME, secret)).toBe(token);
  const signature = decodeURIComponent(value.slice(token.length + 1));
  const forged = [
    `${NAME}=${token}`,
    `${NAME}=${token}.`,
    `${NAME}=${token}.${'A'.repeat(43)}%3D`,
    `${NAME}=${token}x.${encodeURIComponent(signature)}`,
    `${NAME}=.${encodeURIComponent(signature)}`,
    `x${NAME}=${value}`,
    '',
  ];
  for (const cookies of forged) expect(readToken(cookies, NAME, secret), cookies).toBeUndefined();
  expect(readToken(`${NAME}=${value}`, NAME, 'another secret')).toBeUndefined();
  reader.cookies.set(NAME, `${token}.${'A'.repeat(43)}%3D`);
  expect((await reader.me()).body.user).toBeNull();
});
