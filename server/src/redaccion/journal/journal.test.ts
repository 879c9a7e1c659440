import { expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { addPerson, signInAs } from '../../../test/signed-in.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { createJournal, type Undoing } from './journal.ts';

const READ = { name: '', text: `select nombre from carril_texts where carril_id = $1 and idioma = 'es' for update` };
const WRITE = { name: '', text: `update carril_texts set nombre = $2 where carril_id = $1 and idioma = 'es'` };

const readName = async (tx: Transaction, carril_id: string | number) =>
  (await tx.query<{ nombre: string }>(READ, [carril_id]))[0];
const UNDOING: Undoing = {
  'carril.named': {
    read: readName,
    write: async (tx, carril_id, state) =>
      void (await tx.query(WRITE, [carril_id, (state as { nombre: string }).nombre])),
  },
};

async function arrive() {
  const app = await startTestApp();
  const { db } = app.context;
  const person = await addPerson(app, { es_administrador: true, segundo_factor: true });
  let purges = 0;
  const countPurge = async () => {
    purges += 1;
  };
  const journal = createJournal(db, countPurge, UNDOING);
  const reader = await signInAs(app, person);
  const { user } = (await reader.me()).body as unknown as { user: Parameters<typeof journal.undo>[0] };
  const rename = (nombre: string, kind = 'carril.named') =>
    journal.change(user, { kind, note: 'suena mejor' }, async (tx) => {
      const before = await readName(tx, 1);
      await tx.query(WRITE, [1, nombre]);
      return { object_id: 1, before, after: { nombre }, answer: nombre };
    });
  return { app, db, person, user, journal, rename, reader, purges: () => purges };
}

const nameOf = async (db: Database) =>
  (await db.query<{ nombre: string }>({ ...READ, text: READ.text.replace(' for update', '') }, [1]))[0]?.nombre;

test('what an operator changes is recorded with what was there before, and kept answers are thrown away', async () => {
  const { person, journal, rename, purges } = await arrive();
  expect(await rename('Ahora mismo')).toBe('Ahora mismo');
  const { cambios, has_more } = await journal.list({});
  expect(has_more).toBe(false);
  expect(cambios).toHaveLength(1);
  expect(cambios[0]).toMatchObject({
    usuario_id: person.usuario_id,
    alias: person.alias,
    kind: 'carril.named',
    object_id: '1',
    before: { nombre: 'Lo esencial de hoy' },
    after: { nombre: 'Ahora mismo' },
    note: 'suena mejor',
    undone: false,
    can_undo: true,
  });
  expect(purges()).toBe(1);
  await rename('Ahora mismo');
  expect((await journal.list({})).cambios).toHaveLength(1);
});

test('a change is undone once, and only while nobody has changed it since', async () => {
  const { db, user, journal, rename } = await arrive();
  await rename('Uno');
  await rename('Dos');
  const [second, first] = (await journal.list({ area: 'carril', object_id: '1' })).cambios;
  await expect(journal.undo(user, first?.change_id ?? 0)).rejects.toMatchObject({ code: 'changed_since' });
  await journal.undo(user, second?.change_id ?? 0);
  expect(await nameOf(db)).toBe('Uno');
  await expect(journal.undo(user, second?.change_id ?? 0)).rejects.toMatchObject({ code: 'cannot_undo' });
  const [undoing, undone] = (await journal.list({})).cambios;
  expect(undoing).toMatchObject({ undoes: second?.change_id, before: { nombre: 'Dos' }, after: { nombre: 'Uno' } });
  expect(undone).toMatchObject({ undone: true, can_undo: false });
  await journal.undo(user, first?.change_id ?? 0);
  expect(await nameOf(db)).toBe('Lo esencial de hoy');
});

test('what fails leaves neither a change nor a record, and no record can be taken back', async () => {
  const { db, user, journal, rename } = await arrive();
  const fail = journal.change(user, { kind: 'carril.named' }, async (tx) => {
    await tx.query(WRITE, [1, 'A medias']);
    throw new Error('no');
  });
  await expect(fail).rejects.toThrow('no');
  expect([await nameOf(db), (await journal.list({})).cambios]).toEqual(['Lo esencial de hoy', []]);
  await rename('Otra', 'carril.other');
  const [change] = (await journal.list({})).cambios;
  expect(change?.can_undo).toBe(false);
  await expect(journal.undo(user, change?.change_id ?? 0)).rejects.toMatchObject({ code: 'cannot_undo' });
  for (const text of [
    `update operator_changes set note = ''`,
    'delete from operator_changes',
    'truncate operator_changes',
  ])
    await expect(db.query({ name: '', text }, []), text).rejects.toThrow('only ever added to');
});

test('the journal is read through the API by administrators with a second factor alone', async () => {
  const { app, reader, rename } = await arrive();
  await rename('Ahora mismo');
  const body = (await reader.get<{ cambios: unknown[] }>('/api/redaccion/cambios')).body;
  expect(body.cambios).toHaveLength(1);
  await expectRefused(app);
});

async function expectRefused(app: TestApp): Promise<void> {
  for (const traits of [
    { rol: 'lector' },
    { rol: 'experto', segundo_factor: true },
    { es_administrador: true },
  ] as const) {
    const other = await signInAs(app, await addPerson(app, traits));
    expect((await other.get('/api/redaccion/cambios')).status, JSON.stringify(traits)).toBe(403);
    expect((await other.post('/api/redaccion/cambios/1/deshacer')).status).toBe(403);
  }
}
