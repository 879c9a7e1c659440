import { describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { addFullPerson, IMAGE_ID, listPersonColumns, photoUrl, STAYS } from '../../test/full-person.ts';
import { lastMail, Reader, someone, tokenOf } from '../../test/reader.ts';
import { runRightsJob } from '../../test/rights-jobs.ts';
import { addPerson, type Person, signInAs } from '../../test/signed-in.ts';
import type { ObjectStorage } from '../adapters/object-storage/object-storage.ts';
import { imageKey } from '../articles/writing/image-key.ts';
import { exportKey } from './export.service.ts';

const PATH = '/api/user/deletion';
const DAY = 86_400_000;

const query = (app: TestApp, text: string, values: unknown[] = []) =>
  app.context.db.query<Record<string, unknown>>({ name: '', text }, values);

const runJob = (app: TestApp, name: string, storage: ObjectStorage = app.context.storage) =>
  runRightsJob(app, name, { storage });

/** Somebody who registered and proved the address. */
async function register(app: TestApp) {
  const reader = new Reader(app);
  const person = someone();
  const { body } = await reader.post<{ user: { usuario_id: number } }>('/api/register', person);
  await reader.post('/api/verify-email', { token: tokenOf((await lastMail(app, person.email))?.datos.url) });
  return { ...person, usuario_id: body.user.usuario_id, reader };
}

const ask = (reader: Reader, password: string) =>
  reader.send<{ eliminacion_prevista: string; code?: string }>('POST', PATH, { password });
const makeDue = (app: TestApp, { usuario_id }: Pick<Person, 'usuario_id'>) =>
  query(app, 'update users set deletion_due_on = now() where id = $1', [usuario_id]);
const userOf = async (app: TestApp, { usuario_id }: Pick<Person, 'usuario_id'>) =>
  (await query(app, 'select * from users where id = $1', [usuario_id]))[0];

describe('asking for deletion', () => {
  test('needs the password, and says the day by answer and mail', async () => {
    const app = await startTestApp({ content: 'empty' });
    const person = await register(app);
    const refused = await ask(person.reader, 'una que no es');
    expect([refused.status, refused.body.code]).toEqual([403, 'wrong_password']);
    expect(await userOf(app, person)).toMatchObject({ deletion_due_on: null });

    const { status, body } = await ask(person.reader, person.password);
    expect(status).toBe(200);
    expect(Math.abs(Date.parse(body.eliminacion_prevista) - Date.now() - 14 * DAY)).toBeLessThan(60_000);
    expect(await lastMail(app, person.email)).toEqual({
      plantilla: 'deletion-scheduled',
      datos: {
        alias: person.alias,
        fecha: body.eliminacion_prevista,
        url_cancel: `${app.context.config.PUBLIC_ORIGIN}/user#perfil`,
      },
    });
    expect((await person.reader.me()).body.user?.alias).toBe(person.alias);
  });

  test('twice keeps the first day and sends one mail', async () => {
    const app = await startTestApp({ content: 'empty' });
    const person = await register(app);
    const first = await ask(person.reader, person.password);
    await query(app, `update users set deletion_due_on = deletion_due_on - interval '3 days'`);
    const second = await ask(person.reader, person.password);
    const apart = Date.parse(first.body.eliminacion_prevista) - Date.parse(second.body.eliminacion_prevista);
    expect(apart).toBe(3 * DAY);
    const [mails] = await query(
      app,
      `select count(*)::int as n from outgoing_mails where plantilla = 'deletion-scheduled'`,
    );
    expect(mails?.n).toBe(1);
  });

  test('is taken back, and nothing happens on the day', async () => {
    const app = await startTestApp({ content: 'empty' });
    const person = await register(app);
    await ask(person.reader, person.password);
    await makeDue(app, person);
    expect((await person.reader.send('DELETE', PATH)).status).toBe(200);
    await runJob(app, 'rights.delete-due');
    expect((await person.reader.me()).body.user?.alias).toBe(person.alias);
    expect((await person.reader.send('DELETE', PATH)).status).toBe(200);
  });

  test('waits for its day', async () => {
    const app = await startTestApp({ content: 'empty' });
    const person = await register(app);
    await ask(person.reader, person.password);
    await runJob(app, 'rights.delete-due');
    expect((await person.reader.me()).body.user?.alias).toBe(person.alias);
  });
});

describe('a deleted account', () => {
  async function deleted() {
    const app = await startTestApp({ content: 'empty' });
    const person = await register(app);
    await makeDue(app, person);
    await runJob(app, 'rights.delete-due');
    return { app, person };
  }

  test('is signed out everywhere, and its address is like one that nobody ever had', async () => {
    const { app, person } = await deleted();
    expect((await person.reader.me()).body.user).toBeNull();
    const { email, password, alias } = person;
    const known = await new Reader(app).post('/api/login', { email, password });
    const unknown = await new Reader(app).post('/api/login', { email: someone().email, password });
    expect([known.status, known.body.code, known.body.error]).toEqual([
      unknown.status,
      unknown.body.code,
      unknown.body.error,
    ]);
    const mails = () => query(app, 'select from outgoing_mails');
    const before = (await mails()).length;
    await new Reader(app).post('/api/password/forgot', { email });
    expect((await mails()).length).toBe(before);
    const again = await new Reader(app).post('/api/register', { email, password, alias });
    expect(again.status).toBe(200);
    expect(await lastMail(app, email)).toMatchObject({ plantilla: 'verify-email' });
  });

  test('tells the old address once if it was proved, however often the job runs', async () => {
    const { app, person } = await deleted();
    await makeDue(app, await addPerson(app, { email_verificado: false }));
    await runJob(app, 'rights.delete-due');
    await Promise.all([runJob(app, 'rights.delete-due'), runJob(app, 'rights.delete-due')]);
    const text = `select destinatario, datos from outgoing_mails where plantilla = 'deletion-done'`;
    expect(await query(app, text)).toEqual([{ destinatario: person.email, datos: { alias: person.alias } }]);
  });

  test('has another name where somebody had taken the usual one', async () => {
    const app = await startTestApp({ content: 'empty' });
    const [person, squatter] = [await addPerson(app), await addPerson(app)];
    const usual = `Eliminado-${person.usuario_id}`;
    await query(app, 'update users set alias = $2 where id = $1', [squatter.usuario_id, usual]);
    await makeDue(app, person);
    await runJob(app, 'rights.delete-due');
    expect((await userOf(app, person))?.alias).toMatch(new RegExp(`^${usual.toLowerCase()}-[0-9a-f]{6}$`));
  });

  test('has nothing personal left in any table or file, nor any right', async () => {
    const app = await startTestApp();
    const person = await addFullPerson(app);
    const reader = await signInAs(app, person);
    await reader.post('/api/user/export');
    await runJob(app, 'rights.sweep-exports');
    const [made] = await query(app, 'select exportacion_id::int as id from data_exports');
    const files = [exportKey(Number(made?.id)), photoUrl(person).slice(1), imageKey(IMAGE_ID)];
    for (const key of files) expect(await app.context.storage.get(key)).not.toBeNull();
    await query(app, 'delete from outgoing_mails');
    await makeDue(app, person);
    await runJob(app, 'rights.delete-due');

    for (const key of files) expect(await app.context.storage.get(key), key).toBeNull();
    for (const { table, column } of await listPersonColumns(app)) {
      if (STAYS[table] !== undefined) continue;
      expect(await query(app, `select from ${table} where ${column} = $1`, [person.usuario_id]), table).toEqual([]);
    }
    expect(await query(app, 'select from verifications')).toEqual([]);
    const user = await userOf(app, person);
    expect(user).toMatchObject({
      alias: `eliminado-${person.usuario_id}`,
      rol: 'lector',
      es_administrador: false,
      email_verificado: false,
      two_factor_enabled: false,
      bio_foto_url: null,
      deletion_due_on: null,
      deleted_on: expect.any(Date),
    });
    expect([user?.email, user?.correo]).toEqual([expect.stringMatching(/\.invalid$/), user?.email]);
    expect(JSON.stringify(user)).not.toContain(person.email);
  });

  test('leaves what it said under the name of nobody, and its reports as a visitor’s', async () => {
    const app = await startTestApp({ config: { RESPONSE_CACHE: 'false' } });
    const person = await addPerson(app, { rol: 'experto' });
    const reader = await signInAs(app, person);
    await reader.post('/api/comments', { texto: 'El agua baja', evento_id: 1 });
    await reader.post('/api/reports', { evento_id: 1, motivo: 'falso' });
    await makeDue(app, person);
    await runJob(app, 'rights.delete-due');
    const { body } = await new Reader(app).get('/api/comments/evento/1');
    expect(body).toMatchObject({
      comentarios: [
        { texto: 'El agua baja', alias: `eliminado-${person.usuario_id}`, rol: 'experto', bio_foto_url: null },
      ],
    });
    expect(await query(app, 'select usuario_id, motivo from reports')).toEqual([{ usuario_id: null, motivo: 'falso' }]);
  });

  test('no longer counts among those who reacted, deleted or forgotten', async () => {
    const app = await startTestApp({ config: { RESPONSE_CACHE: 'false' } });
    const people = [await addPerson(app), await addPerson(app, { email_verificado: false }), await addPerson(app)];
    for (const person of people) {
      const reader = await signInAs(app, person);
      for (const action of ['upvote', 'share', 'read']) {
        await reader.post('/api/user/write_interaction', { action, evento_id: 1 });
      }
    }
    const [due, unproved] = people as [Person, Person, Person];
    await makeDue(app, due);
    await query(app, 'delete from sessions where user_id = $1', [unproved.usuario_id]);
    await query(app, `update users set created_on = now() - interval '61 days' where id = $1`, [unproved.usuario_id]);
    await runJob(app, 'rights.delete-due');
    await runJob(app, 'rights.forget-unproved');
    const { body } = await new Reader(app).get('/api/contadores/evento/1');
    expect(body).toMatchObject({ contadores: { upvote: 1, share: 1, read: 1, save: 0 } });
  });

  test('is deleted whole or not at all: with the storage away it is tried again', async () => {
    const app = await startTestApp();
    const person = await addFullPerson(app);
    const other = await addPerson(app);
    await makeDue(app, person);
    await makeDue(app, other);
    const away: ObjectStorage = { ...app.context.storage, delete: () => Promise.reject(new Error('away')) };
    await expect(runJob(app, 'rights.delete-due', away)).rejects.toThrow('1 of 2 failed');
    expect(await userOf(app, person)).toMatchObject({ alias: person.alias, deleted_on: null });
    expect(await userOf(app, other)).toMatchObject({ alias: `eliminado-${other.usuario_id}` });
    await runJob(app, 'rights.delete-due');
    expect(await userOf(app, person)).toMatchObject({ alias: `eliminado-${person.usuario_id}` });
  });
});

describe('accounts that nobody proved', () => {
  test('are forgotten after 60 days without a living session, and no others are', async () => {
    const app = await startTestApp({ content: 'empty' });
    const add = async (change: string, traits: Parameters<typeof addPerson>[1] = {}) => {
      const person = await addPerson(app, { email_verificado: false, ...traits });
      await query(app, `update users set ${change} where id = $1`, [person.usuario_id]);
      return person;
    };
    const old = `created_on = now() - interval '61 days'`;
    const forgotten = await add(old);
    const expired = await add(old);
    await query(
      app,
      `insert into sessions (user_id, token, expires_at) values ($1, 'x', now() - interval '1 minute')`,
      [expired.usuario_id],
    );
    const signedIn = await add(old);
    const reader = await signInAs(app, signedIn);
    const kept = [
      signedIn,
      await add(`created_on = now() - interval '59 days'`),
      await add(old, { email_verificado: true }),
      await add(old, { rol: 'investigador' }),
      await add(old, { es_administrador: true }),
      await add(`${old}, deleted_on = now()`),
    ];
    await runJob(app, 'rights.forget-unproved');
    await runJob(app, 'rights.forget-unproved');
    for (const person of [forgotten, expired]) expect(await userOf(app, person)).toBeUndefined();
    for (const person of kept) expect(await userOf(app, person)).toBeDefined();
    expect((await reader.me()).body.user?.alias).toBe(signedIn.alias);
  });

  test('leave no file behind', async () => {
    const app = await startTestApp({ content: 'empty' });
    const person = await addPerson(app, { email_verificado: false });
    await (await signInAs(app, person)).post('/api/user/export');
    await runJob(app, 'rights.sweep-exports');
    const [made] = await query(app, 'select exportacion_id::int as id from data_exports');
    await query(app, 'delete from sessions');
    await query(app, `update users set created_on = now() - interval '61 days'`);
    await runJob(app, 'rights.forget-unproved');
    expect(await query(app, 'select from data_exports')).toEqual([]);
    expect(await app.context.storage.get(exportKey(Number(made?.id)))).toBeNull();
  });
});

test('what a reported comment said is forgotten thirty days after its author took it back', async () => {
  const app = await startTestApp();
  const reader = await signInAs(app, await addPerson(app, { rol: 'experto' }));
  const write = async (texto: string) => {
    const { body } = await reader.post<{ comentario: { id: number } }>('/api/comments', { texto, evento_id: 1 });
    await new Reader(app).post('/api/reports', { comentario_id: body.comentario.id, motivo: 'ofensivo' });
    return body.comentario.id;
  };
  await write('Sigue en pie');
  for (const days of [29, 31]) {
    const id = await write(`Borrado hace ${days}`);
    await reader.send('DELETE', `/api/comments/${id}`);
    await query(app, 'update comments set eliminado_on = now() - make_interval(days => $2) where comentario_id = $1', [
      id,
      days,
    ]);
  }
  await runJob(app, 'rights.forget-taken-back');
  const kept = await query(app, 'select contenido from reports order by reporte_id');
  expect(kept.map(({ contenido }) => contenido)).toEqual(['Sigue en pie', 'Borrado hace 29', '']);
});
