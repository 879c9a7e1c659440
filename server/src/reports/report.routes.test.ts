import { expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { Reader } from '../../test/reader.ts';
import { addPerson, signInAs } from '../../test/signed-in.ts';

const PATH = '/api/reports';
const query = <Row extends object>(app: TestApp, text: string, values: unknown[] = []) =>
  app.context.db.query<Row>({ name: '', text }, values);
const report = (reader: Reader, body: object) =>
  reader.send<{ success?: boolean; code?: string }>(
    'POST',
    PATH,
    { motivo: 'falso', ...body },
    {
      'accept-language': 'fr',
    },
  );

async function setUp() {
  const app = await startTestApp({ config: { TRUSTED_PROXIES: '1' } });
  const person = await addPerson(app, { rol: 'experto' });
  const reader = await signInAs(app, person);
  const { body } = await reader.post<{ comentario: { id: number } }>('/api/comments', {
    texto: 'El agua baja',
    evento_id: 1,
  });
  return { app, person, reader, visitor: new Reader(app, '192.0.2.1'), comentario_id: body.comentario.id };
}

test('everybody reports what they read, and it is kept as it read then', async () => {
  const { app, person, reader, visitor, comentario_id } = await setUp();
  const [known] = await query<Record<string, string>>(
    app,
    `select (select min(statement_id) from event_statements where evento_id = 1)::text as statement_id,
      (select min(articulo_id) from articles)::text as articulo_id,
      (select titulo || E'\\n' || descripcion from event_texts where evento_id = 1 and idioma = 'fr') as evento`,
  );
  const ids = { statement_id: Number(known?.statement_id), articulo_id: Number(known?.articulo_id) };
  expect((await report(visitor, { evento_id: 1 })).status).toBe(200);
  expect((await report(visitor, { statement_id: ids.statement_id, texto: '  No es así. ' })).status).toBe(200);
  expect((await report(reader, { articulo_id: ids.articulo_id, motivo: 'spam' })).status).toBe(200);
  expect((await report(reader, { comentario_id, motivo: 'ofensivo' })).status).toBe(200);
  await reader.send('DELETE', `/api/comments/${comentario_id}`);
  const kept = await query(
    app,
    `select usuario_id::float8 as usuario_id, tipo, objeto_id::float8 as objeto_id, motivo, texto, contenido
      from reports order by reporte_id`,
  );
  const own = { usuario_id: person.usuario_id, texto: '' };
  expect(kept).toEqual([
    { usuario_id: null, tipo: 'evento', objeto_id: 1, motivo: 'falso', texto: '', contenido: known?.evento },
    {
      usuario_id: null,
      tipo: 'statement',
      objeto_id: ids.statement_id,
      motivo: 'falso',
      texto: 'No es así.',
      contenido: expect.stringMatching(/\w/),
    },
    { ...own, tipo: 'articulo', objeto_id: ids.articulo_id, motivo: 'spam', contenido: expect.stringMatching(/\w/) },
    { ...own, tipo: 'comentario', objeto_id: comentario_id, motivo: 'ofensivo', contenido: 'El agua baja' },
  ]);
});

test('what is not there, or not any more, cannot be reported', async () => {
  const { reader, visitor, comentario_id } = await setUp();
  await reader.send('DELETE', `/api/comments/${comentario_id}`);
  for (const about of [
    { comentario_id },
    { comentario_id: 987_654 },
    { evento_id: 987_654 },
    { articulo_id: 987_654 },
    { statement_id: 987_654_321 },
  ]) {
    const { status, body } = await report(visitor, about);
    expect([status, body.code], JSON.stringify(about)).toEqual([404, 'report_target_not_found']);
  }
  for (const wrong of [
    {},
    { evento_id: 1, comentario_id },
    { evento_id: 1, motivo: 'porque sí' },
    { evento_id: 'x' },
  ]) {
    expect((await report(visitor, wrong)).body.code).toBe('invalid_request');
  }
});

test('a visitor reports forty times an hour from one address, a person twenty times', async () => {
  const { app, reader } = await setUp();
  const times = async (count: number, from: Reader) => {
    const answers = await Promise.all(Array.from({ length: count }, () => report(from, { evento_id: 1 })));
    return answers.filter(({ body }) => body.code === 'too_many_attempts').length;
  };
  expect(await times(42, new Reader(app, '192.0.2.9'))).toBe(2);
  expect(await times(1, new Reader(app, '192.0.2.10'))).toBe(0);
  expect(await times(23, reader)).toBe(3);
});
