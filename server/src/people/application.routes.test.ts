import type { Application } from '@poliedro/contracts/applications';
import { describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import type { Reader } from '../../test/reader.ts';
import { addPerson, signInAs, type Traits } from '../../test/signed-in.ts';
import { getLatestApplication } from './application.repository.ts';
import { declineApplication } from './application-decision.ts';

const PATH = '/api/user/application';
const MOTIVO = 'Llevo veinte años midiendo el agua de los ríos del norte.';

const apply = (reader: Reader, change: object = {}) =>
  reader.send<{ solicitud: Application; code?: string }>('POST', PATH, {
    rol: 'investigador',
    motivo: MOTIVO,
    ...change,
  });

async function arrive(app: TestApp, traits: Traits = {}) {
  const person = await addPerson(app, traits);
  return { ...person, reader: await signInAs(app, person) };
}

const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

describe('applying to become an author', () => {
  test('waits for an answer, with the reason and the links', async () => {
    const app = await startTestApp({ content: 'empty' });
    const { reader, usuario_id } = await arrive(app);
    const enlaces = ['https://rios.example/mi-trabajo'];
    const { status, body } = await apply(reader, { enlaces });
    expect([status, body.solicitud]).toMatchObject([
      200,
      { rol: 'investigador', motivo: MOTIVO, enlaces, estado: 'pendiente', respuesta: null, decided_on: null },
    ]);
    expect(await getLatestApplication(app.context.db, usuario_id)).toEqual(body.solicitud);
  });

  test('is one at a time, however many are sent at once', async () => {
    const app = await startTestApp({ content: 'empty' });
    const { reader } = await arrive(app);
    const answers = await Promise.all(Array.from({ length: 5 }, () => apply(reader)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(codeOf(await apply(reader, { rol: 'experto' }))).toEqual([409, 'application_pending']);
  });

  test.each([
    ['investigador', 'investigador', 409],
    ['experto', 'investigador', 409],
    ['experto', 'experto', 409],
    ['investigador', 'experto', 200],
  ] as const)('as %s for %s answers %i', async (rol, wanted, status) => {
    const app = await startTestApp({ content: 'empty' });
    const { reader } = await arrive(app, { rol });
    const answer = await apply(reader, { rol: wanted });
    expect(codeOf(answer)).toEqual([status, status === 409 ? 'role_already_held' : undefined]);
  });

  test.each([
    ['a reason that is none', { motivo: 'corto' }],
    ['too long a reason', { motivo: 'x'.repeat(2001) }],
    ['a letter that PostgreSQL cannot keep', { motivo: `${MOTIVO}\u0000` }],
    ['a role that everybody has', { rol: 'lector' }],
    ['a link that is a script', { enlaces: ['javascript:alert(1)'] }],
    ['six links', { enlaces: Array(6).fill('https://rios.example') }],
  ])('is refused with %s', async (_, change) => {
    const app = await startTestApp({ content: 'empty' });
    const { reader } = await arrive(app);
    expect(codeOf(await apply(reader, change))).toEqual([400, 'invalid_request']);
  });

  test('is taken back: nothing of it is shown or kept', async () => {
    const app = await startTestApp({ content: 'empty' });
    const { reader, usuario_id } = await arrive(app);
    await apply(reader);
    expect(await reader.send('DELETE', PATH)).toMatchObject({ status: 200, body: { success: true } });
    expect(await getLatestApplication(app.context.db, usuario_id)).toBeNull();
    const rows = await app.context.db.query({ name: '', text: 'select motivo, enlaces from applications' }, []);
    expect(rows).toEqual([{ motivo: '', enlaces: [] }]);
    expect(codeOf(await reader.send('DELETE', PATH))).toEqual([404, 'application_not_found']);
  });

  test('is taken back by its owner alone', async () => {
    const app = await startTestApp({ content: 'empty' });
    const [owner, other] = [await arrive(app), await arrive(app, { rol: 'experto' })];
    await apply(owner.reader);
    expect(codeOf(await other.reader.send('DELETE', PATH))).toEqual([404, 'application_not_found']);
    expect(await getLatestApplication(app.context.db, owner.usuario_id)).toMatchObject({ estado: 'pendiente' });
  });

  test('has a limit of five in a month, those taken back included', async () => {
    const app = await startTestApp({ content: 'empty' });
    const { reader, usuario_id } = await arrive(app);
    const { body } = await apply(reader);
    const declined = app.context.db.transaction((tx) =>
      declineApplication(tx, body.solicitud.solicitud_id, 'Todavía no.'),
    );
    expect(await declined).toBeDefined();
    for (let times = 1; times < 5; times++) {
      expect((await apply(reader)).status).toBe(200);
      await reader.send('DELETE', PATH);
    }
    expect(codeOf(await apply(reader))).toEqual([429, 'too_many_attempts']);
    await app.context.db.query(
      { name: '', text: `update applications set created_on = now() - interval '31 days' where usuario_id = $1` },
      [usuario_id],
    );
    expect((await apply(reader)).status).toBe(200);
  });
});
