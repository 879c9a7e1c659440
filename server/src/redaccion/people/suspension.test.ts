import { expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { codeOf } from '../../../test/authenticator.ts';
import { sendWithoutBody } from '../../../test/late-body.ts';
import { arriveOperator } from '../../../test/operator.ts';
import { PasskeyDevice } from '../../../test/passkey-device.ts';
import { lastMail, Reader, someone } from '../../../test/reader.ts';
import { addPerson, signInAs } from '../../../test/signed-in.ts';
import { ARTICLES, arriveAuthor, publishNew, write } from '../../../test/writing.ts';

type Answer = { code?: string };
const query = <Row extends object>(app: TestApp, text: string, values: unknown[] = []) =>
  app.context.db.query<Row>({ name: '', text }, values);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const pathOf = (usuario_id: number) => `/api/redaccion/personas/${usuario_id}/suspension`;

async function arrive(content: 'empty' | 'demonstration' = 'empty') {
  const app = await startTestApp({ content });
  const operator = await arriveOperator(app);
  const suspend = (usuario_id: number, change: object = {}) =>
    operator.reader.post<Answer>(pathOf(usuario_id), { motivo: 'Insultos repetidos', hasta: null, ...change });
  const lift = (usuario_id: number) => operator.reader.send<Answer>('DELETE', pathOf(usuario_id));
  return { app, operator, suspend, lift };
}

/** Signs in with a passkey from a new browser. */
async function enterWith(app: TestApp, device: PasskeyDevice) {
  const reader = new Reader(app);
  const { body } = await reader.post<{ options: { challenge: string } }>('/api/passkeys/login/options');
  return (await reader.post<Answer>('/api/passkeys/login', { credential: device.use(body.options) })).body.code;
}

test('who is suspended is signed out everywhere and comes in by no door, until it is lifted', async () => {
  const { app, operator, suspend, lift } = await arrive();
  const person = someone();
  const reader = new Reader(app);
  await reader.post('/api/register', person);
  const usuario_id = (await query<{ id: number }>(app, 'select id::int from users where alias = $1', [person.alias]))[0]
    ?.id as number;
  const device = new PasskeyDevice(app.context.config.PUBLIC_ORIGIN, true);
  const begun = await reader.post<{ options: { challenge: string } }>('/api/passkeys/options', person);
  await reader.post('/api/passkeys', { nombre: 'llave', credential: device.create(begun.body.options) });
  const { body: factor } = await reader.post<{ totp_uri: string; recovery_codes: string[] }>(
    '/api/two-factor/enable',
    person,
  );
  await reader.post('/api/two-factor/verify', { code: codeOf(factor.totp_uri) });
  const [halfway, other] = [new Reader(app), new Reader(app)];
  for (const waiting of [halfway, other])
    expect((await waiting.post('/api/login', person)).body).toEqual({ user: null, segundo_factor: true });

  expect((await suspend(usuario_id, { hasta: inDays(7) })).status).toBe(200);
  expect(await lastMail(app, person.email)).toMatchObject({
    plantilla: 'account-suspended',
    datos: { alias: person.alias, motivo: 'Insultos repetidos', hasta: expect.stringMatching(/^20/) },
  });
  expect((await reader.me()).body.user).toBeNull();
  expect((await reader.get('/api/user/profile')).status).toBe(401);
  expect((await new Reader(app).post<Answer>('/api/login', person)).body.code).toBe('account_suspended');
  expect((await new Reader(app).post<Answer>('/api/login', { ...person, password: 'no' })).body.code).toBe(
    'invalid_credentials',
  );
  expect((await halfway.post<Answer>('/api/two-factor/verify', { code: codeOf(factor.totp_uri) })).body.code).toBe(
    'account_suspended',
  );
  expect((await other.post<Answer>('/api/two-factor/recovery', { code: factor.recovery_codes[0] })).status).toBe(403);
  expect(await enterWith(app, device)).toBe('account_suspended');

  expect((await lift(usuario_id)).status).toBe(200);
  expect((await lift(usuario_id)).body.code).toBe('changed_since');
  expect((await lastMail(app, person.email))?.plantilla).toBe('account-readmitted');
  expect(await enterWith(app, device)).toBeUndefined();
  const { body } = await operator.reader.get<{ cambios: { kind: string; note: string }[] }>('/api/redaccion/cambios');
  expect(body.cambios.map(({ kind }) => kind)).toEqual(['persona.readmitted', 'persona.suspended']);
  expect(body.cambios[1]?.note).toBe('Insultos repetidos');
});

test('every call of a session that slipped through is refused, young or to be renewed', async () => {
  const { app, suspend } = await arrive();
  const person = await addPerson(app, { rol: 'experto', segundo_factor: true });
  await suspend(person.usuario_id);
  const reader = await signInAs(app, person);
  for (const age of ['30 days', '20 days']) {
    await query(app, `update sessions set expires_at = now() + $2::interval where user_id = $1`, [
      person.usuario_id,
      age,
    ]);
    expect((await reader.me()).body.user, age).toBeNull();
    expect((await reader.get('/api/user/articles')).status, age).toBe(401);
    expect((await reader.post('/api/comments', { texto: 'x', evento_id: 1 })).status, age).toBe(401);
  }
  await query(app, `update suspensions set hasta = now() - interval '1 second'`);
  expect((await reader.me()).body.user?.alias).toBe(person.alias);
});

test('what they have published stays, unless it is chosen otherwise; a time that is over is refused', async () => {
  const { app, suspend, lift } = await arrive('demonstration');
  const { person, reader } = await arriveAuthor(app);
  const { id } = await publishNew(reader);
  const status = async () => (await new Reader(app).get(`/api/articulo/${id}`)).status;
  expect((await suspend(person.usuario_id, { hasta: inDays(-1) })).body.code).toBe('invalid_request');
  await suspend(person.usuario_id);
  expect(await status()).toBe(200);
  await lift(person.usuario_id);
  await suspend(person.usuario_id, { retirar_articulos: true });
  expect(await status()).toBe(403);
});

test('nobody outwaits it, or a right that is taken away, by sending the rest of a request afterwards', async () => {
  const { app, operator, suspend } = await arrive('demonstration');
  const [suspended, demoted] = [await arriveAuthor(app), await arriveAuthor(app)];
  const begin = async ({ reader }: typeof suspended) => {
    const { id, titular, resumen, body_json, idioma, evento_id, version } = await publishNew(reader);
    const body = { titular, resumen, body_json, idioma, evento_id, version };
    const change = { es_borrador: false, importe_euros: 0, guardar: true };
    const path = `${ARTICLES}/${id}/autosave`;
    return { id, ...(await sendWithoutBody(app, reader, { method: 'POST', path, body: { ...body, ...change } })) };
  };
  const [one, other] = [await begin(suspended), await begin(demoted)];
  await suspend(suspended.person.usuario_id, { retirar_articulos: true });
  const role = { rol: 'lector', nota: 'No era suya' };
  await operator.reader.post(`/api/redaccion/personas/${demoted.person.usuario_id}/rol`, role);
  expect((await one.finish()).status).toBe(401);
  expect((await new Reader(app).get(`/api/articulo/${one.id}`)).status).toBe(403);
  expect((await other.finish()).status).toBe(403);
});

test('nobody outwaits it where no body is asked for, by sending one', async () => {
  const { app, suspend } = await arrive('demonstration');
  const { person, reader } = await arriveAuthor(app);
  const { id } = await write(reader);
  const begun = await sendWithoutBody(app, reader, { method: 'DELETE', path: `${ARTICLES}/${id}`, body: {} });
  await suspend(person.usuario_id);
  expect((await begun.finish()).status).toBe(401);
  expect(await query(app, 'select from hosted_articles where articulo_id = $1', [id])).toHaveLength(1);
});
