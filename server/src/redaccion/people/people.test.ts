import type { PersonDetail, PersonRow, WaitingApplication } from '@poliedro/contracts/redaccion/people';
import { describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { arriveOperator } from '../../../test/operator.ts';
import { lastMail, type Reader } from '../../../test/reader.ts';
import { addPerson, signInAs } from '../../../test/signed-in.ts';
import { arriveAuthor, publishNew } from '../../../test/writing.ts';

const PATH = '/api/redaccion/personas';
type Answer = { code?: string };
type People = { personas: PersonRow[]; has_more: boolean; cursor: string | null };

const query = <Row extends object>(app: TestApp, text: string, values: unknown[] = []) =>
  app.context.db.query<Row>({ name: '', text }, values);

async function arrive(content: 'empty' | 'demonstration' = 'empty') {
  const app = await startTestApp({ content });
  const operator = await arriveOperator(app);
  const find = async (asked: string) => (await operator.reader.get<People>(`${PATH}?${asked}`)).body;
  const look = async (usuario_id: number) =>
    (await operator.reader.get<{ persona: PersonDetail }>(`${PATH}/${usuario_id}`)).body.persona;
  const act = (usuario_id: number, what: string, body?: object, reader: Reader = operator.reader) =>
    reader.post<Answer>(`${PATH}/${usuario_id}/${what}`, body);
  const changes = async () =>
    (
      await operator.reader.get<{ cambios: { change_id: number; kind: string; note: string; can_undo: boolean }[] }>(
        '/api/redaccion/cambios',
      )
    ).body.cambios;
  return { app, operator, find, look, act, changes };
}

describe('people are found', () => {
  test('by how their alias or address begins, or by their number, and page by page', async () => {
    const { app, find } = await arrive();
    const people = [];
    for (let count = 0; count < 55; count++) people.push(await addPerson(app));
    await query(app, `update users set alias = 'Zoé_Ñandú' where id = $1`, [people[7]?.usuario_id]);
    const first = await find('');
    expect([first.personas.length, first.has_more]).toEqual([50, true]);
    const second = await find(`cursor=${first.cursor}`);
    expect([second.personas.length, second.has_more]).toEqual([6, false]);
    const ids = [...first.personas, ...second.personas].map(({ usuario_id }) => usuario_id);
    expect(new Set(ids).size).toBe(56);
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));

    const idsFor = async (words: string) =>
      (await find(`buscar=${encodeURIComponent(words)}`)).personas.map(({ usuario_id }) => usuario_id);
    expect(await idsFor('zoé_ñ')).toEqual([people[7]?.usuario_id]);
    expect(await idsFor(people[9]?.email.toUpperCase() ?? '')).toEqual([people[9]?.usuario_id]);
    expect((await idsFor(String(people[3]?.usuario_id)))[0]).toBe(people[3]?.usuario_id);
    expect(await idsFor('%')).toEqual([]);
    expect((await find('filtro=administran')).personas).toHaveLength(1);
    expect((await find('filtro=suspendidas')).personas).toEqual([]);
  });

  test('with what they do here, and nothing that opens a door', async () => {
    const { app, operator, look } = await arrive('demonstration');
    const { person, reader } = await arriveAuthor(app, { rol: 'experto' });
    await publishNew(reader);
    const { body } = await reader.post<{ comentario: { id: number } }>('/api/comments', { texto: 'Sí', evento_id: 1 });
    await operator.reader.post('/api/reports', { comentario_id: body.comentario.id, motivo: 'spam' });
    expect(await look(person.usuario_id)).toEqual({
      ...{ usuario_id: person.usuario_id, alias: person.alias, correo: person.email, email_verificado: true },
      ...{ rol: 'experto', es_administrador: false, segundo_factor: false, idioma: 'es' },
      ...{ suspendida: false, suspension: null, deletion_due_on: null, created_on: expect.any(String) },
      ...{ sesiones: 1, llaves_de_acceso: 0, articulos_publicados: 1, borradores: 0, comentarios: 1 },
      ...{ avisos_hechos: 0, avisos_recibidos: 1, tiene_dinero: false },
    });
    expect((await operator.reader.get<Answer>(`${PATH}/999999`)).body.code).toBe('usuario_not_found');
  });
});

describe('a role', () => {
  test('is given at once, recorded and can be undone', async () => {
    const { app, operator, act, changes } = await arrive();
    const person = await addPerson(app);
    const reader = await signInAs(app, person);
    expect((await act(person.usuario_id, 'rol', { rol: 'experto', nota: 'la conozco' })).status).toBe(200);
    expect((await reader.me()).body.user?.rol).toBe('experto');
    const [change] = await changes();
    expect(change).toMatchObject({ kind: 'persona.role', note: 'la conozco', can_undo: true });
    await operator.reader.post(`/api/redaccion/cambios/${change?.change_id}/deshacer`);
    expect((await reader.me()).body.user?.rol).toBe('lector');
    expect((await act(person.usuario_id, 'rol', { rol: 'rey' })).status).toBe(400);
    expect((await act(person.usuario_id, 'rol', { rol: 'experto', es_administrador: true })).status).toBe(400);
  });

  test('of administrator is given and taken, but never from oneself, and one always stays', async () => {
    const { app, operator, act } = await arrive();
    for (const [what, body] of [
      ['administrador', { es_administrador: false }],
      ['rol', { rol: 'experto' }],
      ['suspension', { motivo: 'x', hasta: null }],
      ['segundo-factor', { motivo: 'x' }],
    ] as const) {
      const { status, body: answer } = await act(operator.usuario_id, what, body);
      expect([status, answer.code], what).toEqual([409, 'own_account']);
    }
    const other = await addPerson(app, { segundo_factor: true });
    expect((await act(other.usuario_id, 'administrador', { es_administrador: true })).status).toBe(200);
    const theirs = await signInAs(app, other);
    const answers = await Promise.all([
      act(other.usuario_id, 'administrador', { es_administrador: false }),
      act(operator.usuario_id, 'suspension', { motivo: 'x', hasta: null }, theirs),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    const left = await query(
      app,
      `select from users u where es_administrador
        and not exists (select from suspensions s where s.usuario_id = u.id)`,
    );
    expect(left).toHaveLength(1);
  });
});

test('a lost second factor is taken away with a reason, every session with it, and the person is told', async () => {
  const { app, act, changes } = await arrive();
  const person = await addPerson(app, { rol: 'investigador', segundo_factor: true });
  const reader = await signInAs(app, person);
  expect((await act(person.usuario_id, 'segundo-factor', { motivo: ' ' })).status).toBe(400);
  expect((await act(person.usuario_id, 'segundo-factor', { motivo: 'Ha perdido el teléfono' })).status).toBe(200);
  expect((await reader.me()).body.user).toBeNull();
  expect((await lastMail(app, person.email))?.plantilla).toBe('second-factor-off');
  expect((await changes())[0]).toMatchObject({ kind: 'persona.second_factor', note: 'Ha perdido el teléfono' });
  expect((await act(person.usuario_id, 'segundo-factor', { motivo: 'x' })).body.code).toBe('changed_since');
});

test('an application is answered once, with a mail, a record and its role', async () => {
  const { app, operator } = await arrive();
  const [yes, no] = [await addPerson(app), await addPerson(app)];
  const motivo = 'Llevo veinte años midiendo el agua de los ríos del norte.';
  for (const person of [yes, no])
    await (await signInAs(app, person)).post('/api/user/application', { rol: 'experto', motivo });
  const waiting = async () =>
    (await operator.reader.get<{ solicitudes: WaitingApplication[] }>('/api/redaccion/solicitudes')).body.solicitudes;
  const [first, second] = await waiting();
  expect(first).toMatchObject({ alias: yes.alias, rol: 'experto', rol_actual: 'lector', motivo });
  const answer = (id: number | undefined, body: object) =>
    operator.reader.post<Answer>(`/api/redaccion/solicitudes/${id}`, body);
  expect((await answer(second?.solicitud_id, { aceptada: false })).status).toBe(400);
  expect((await answer(first?.solicitud_id, { aceptada: true })).status).toBe(200);
  expect((await answer(second?.solicitud_id, { aceptada: false, respuesta: 'Todavía no.' })).status).toBe(200);
  expect((await answer(second?.solicitud_id, { aceptada: true })).body.code).toBe('changed_since');
  expect(await waiting()).toEqual([]);
  expect([(await lastMail(app, yes.email))?.plantilla, (await lastMail(app, no.email))?.plantilla]).toEqual([
    'application-accepted',
    'application-declined',
  ]);
  expect((await (await signInAs(app, yes)).me()).body.user?.rol).toBe('experto');
  expect((await (await signInAs(app, no)).me()).body.user?.rol).toBe('lector');
});
