import { expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { BIO } from '../../test/bio.ts';
import { photoUrl } from '../../test/full-person.ts';
import { REACT } from '../../test/reactions.ts';
import { Reader } from '../../test/reader.ts';
import { addPerson, type Person, signInAs } from '../../test/signed-in.ts';
import { untilWaitingForLocks } from '../../test/waiting-for-locks.ts';
import { save, write } from '../../test/writing.ts';
import { accountJobs } from '../accounts/account.jobs.ts';
import { hashPassword } from '../accounts/password.ts';
import type { ObjectStorage } from '../adapters/object-storage/object-storage.ts';
import { addReaction, recordVisit } from '../interactions/interaction.repository.ts';
import type { DomainError } from '../platform/errors.ts';
import { removeDuePerson } from './removal.service.ts';

/** Begins the deletion of somebody with a photo, and holds it half done. */
async function beginDeletion({ context: { db, storage } }: TestApp, person: Person) {
  const due = 'update users set bio_foto_url = $2, deletion_due_on = now() where id = $1';
  await db.query({ name: '', text: due }, [person.usuario_id, photoUrl(person)]);
  const [reached, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow: ObjectStorage = {
    ...storage,
    delete(key) {
      reached.resolve();
      return goOn.promise.then(() => storage.delete(key));
    },
  };
  const deletion = removeDuePerson(db, slow, person.usuario_id);
  await reached.promise;
  return () => {
    goOn.resolve();
    return deletion;
  };
}

test('a deleted account leaves nothing that was under way when it was deleted', async () => {
  const app = await startTestApp({ config: { RESPONSE_CACHE: 'false' } });
  const { db } = app.context;
  const query = (text: string, values: unknown[] = []) => db.query({ name: '', text }, values);
  const person = await addPerson(app, { rol: 'experto' });
  const { usuario_id } = person;
  const reader = await signInAs(app, person);
  const article = await write(reader);
  const finish = await beginDeletion(app, person);

  const underWay = [
    reader.post(REACT, { action: 'upvote', evento_id: 1, valor: true }),
    reader.post(REACT, { action: 'save', evento_id: 1 }),
    reader.post('/api/comments', { texto: 'El agua baja', evento_id: 1 }),
    reader.post('/api/reports', { evento_id: 1, motivo: 'falso' }),
    save<{ code?: string }>(reader, article, { titular: 'El agua sube', guardar: true, es_borrador: false }),
    reader.send('PUT', '/api/user/profile', { alias: 'Otra vez aquí' }),
    reader.send('PUT', '/api/user/bio', { ...BIO, orientacion: 'centro', orientacion_consentida: true }),
  ];
  const visit = recordVisit(db, usuario_id, 1, undefined).catch((error: DomainError) => error.code);
  await untilWaitingForLocks(db, 8);
  await finish();
  for (const { status, body } of await Promise.all(underWay)) {
    expect([status, body.code]).toEqual([401, 'unauthenticated']);
  }
  expect(await visit).toBe('unauthenticated');
  for (const table of [
    'interactions',
    'interaction_counts',
    'event_visits',
    'comments',
    'reports',
    'bios',
    'hosted_articles',
  ]) {
    expect(await query(`select from ${table}`), table).toEqual([]);
  }
  expect(await query(`select from users where alias = 'Otra vez aquí'`)).toEqual([]);
});

test('who signs in while being deleted has a session that is worth nothing, young or to be renewed, and that goes', async () => {
  const app = await startTestApp({ content: 'empty' });
  const { db } = app.context;
  const query = (text: string, values: unknown[] = []) => db.query({ name: '', text }, values);
  const [person, stays] = [await addPerson(app), await addPerson(app)];
  const { usuario_id, email } = person;
  const password = 'cuatro gatos negros 7';
  const added = `insert into credentials (user_id, account_id, provider_id, password)
    values ($1, $1::bigint::text, 'credential', $2)`;
  await query(added, [usuario_id, await hashPassword(password)]);
  await signInAs(app, stays);
  const reader = new Reader(app);
  const finish = await beginDeletion(app, person);
  const entering = reader.post('/api/login', { email, password });
  await untilWaitingForLocks(db, 1);
  await finish();
  await entering;
  const sessions = () => query('select user_id::int from sessions order by 1');
  expect(await sessions()).toHaveLength(2);
  for (const age of ['30 days', '20 days']) {
    await query(`update sessions set expires_at = now() + $1::interval`, [age]);
    expect((await reader.me()).body.user, age).toBeNull();
    expect((await reader.get('/api/user/profile')).status, age).toBe(401);
  }
  for (const job of accountJobs(db)) await job.handle({});
  expect(await sessions()).toEqual([{ user_id: stays.usuario_id }]);
});

test('who was removed whole reacts and visits no more', async () => {
  const { db } = (await startTestApp()).context;
  const nobody = 987_654;
  const reaction = { usuario_id: nobody, action: 'save', target: { tipo: 'evento', id: 1 } } as const;
  await expect(addReaction(db, reaction)).rejects.toMatchObject({ code: 'unauthenticated' });
  await expect(recordVisit(db, nobody, 1, 1)).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(await db.query({ name: '', text: 'select from interaction_counts' }, [])).toEqual([]);
});
