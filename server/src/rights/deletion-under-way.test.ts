import { expect, test } from 'vitest';
import { startTestApp } from '../../test/app.ts';
import { BIO } from '../../test/bio.ts';
import { photoUrl } from '../../test/full-person.ts';
import { REACT } from '../../test/reactions.ts';
import { addPerson, signInAs } from '../../test/signed-in.ts';
import { untilWaitingForLocks } from '../../test/waiting-for-locks.ts';
import { save, write } from '../../test/writing.ts';
import type { ObjectStorage } from '../adapters/object-storage/object-storage.ts';
import { addReaction, recordVisit } from '../interactions/interaction.repository.ts';
import type { DomainError } from '../platform/errors.ts';
import { removeDuePerson } from './removal.service.ts';

test('a deleted account leaves nothing that was under way when it was deleted', async () => {
  const app = await startTestApp({ config: { RESPONSE_CACHE: 'false' } });
  const { db, storage } = app.context;
  const query = (text: string, values: unknown[] = []) => db.query({ name: '', text }, values);
  const person = await addPerson(app, { rol: 'experto' });
  const { usuario_id } = person;
  const reader = await signInAs(app, person);
  const article = await write(reader);
  const due = 'update users set bio_foto_url = $2, deletion_due_on = now() where id = $1';
  await query(due, [usuario_id, photoUrl(person)]);
  const [reached, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow: ObjectStorage = {
    ...storage,
    delete(key) {
      reached.resolve();
      return goOn.promise.then(() => storage.delete(key));
    },
  };
  const deletion = removeDuePerson(db, slow, usuario_id);
  await reached.promise;

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
  goOn.resolve();
  await deletion;
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

test('who was removed whole reacts and visits no more', async () => {
  const { db } = (await startTestApp()).context;
  const nobody = 987_654;
  const reaction = { usuario_id: nobody, action: 'save', target: { tipo: 'evento', id: 1 } } as const;
  await expect(addReaction(db, reaction)).rejects.toMatchObject({ code: 'unauthenticated' });
  await expect(recordVisit(db, nobody, 1, 1)).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(await db.query({ name: '', text: 'select from interaction_counts' }, [])).toEqual([]);
});
