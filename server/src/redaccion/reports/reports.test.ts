import type { DecidedReport, ReportedObject } from '@poliedro/contracts/redaccion/reports';
import type { Transparency } from '@poliedro/contracts/transparency';
import { expect, test } from 'vitest';
import { getJson, startTestApp, type TestApp } from '../../../test/app.ts';
import { arriveOperator } from '../../../test/operator.ts';
import { lastMail, Reader } from '../../../test/reader.ts';
import { addPerson, signInAs } from '../../../test/signed-in.ts';
import { arriveAuthor, publishNew, save } from '../../../test/writing.ts';

const PATH = '/api/redaccion/avisos';
type Answer = { code?: string };
type Change = { change_id: number; kind: string; note: string; can_undo: boolean };

const query = <Row extends object>(app: TestApp, text: string, values: unknown[] = []) =>
  app.context.db.query<Row>({ name: '', text }, values);

async function arrive() {
  const app = await startTestApp();
  const operator = await arriveOperator(app);
  const person = await addPerson(app, { rol: 'lector' });
  await query(app, `update users set idioma = 'fr' where id = $1`, [person.usuario_id]);
  const reporter = await signInAs(app, person);
  const list = async () => (await operator.reader.get<{ objetos: ReportedObject[] }>(PATH)).body.objetos;
  const decide = ({ tipo, objeto_id, ultimo }: ReportedObject, decision: string, motivo = 'Hemos mirado la fuente.') =>
    operator.reader.post<Answer>(`${PATH}/${tipo}/${objeto_id}`, {
      ...{ decision, motivo, idioma: 'es' },
      hasta_reporte_id: ultimo,
    });
  const changes = async () => (await operator.reader.get<{ cambios: Change[] }>('/api/redaccion/cambios')).body.cambios;
  const undo = (change_id: number | undefined) =>
    operator.reader.post<Answer>(`/api/redaccion/cambios/${change_id}/deshacer`);
  return { app, operator, person, reporter, list, decide, changes, undo };
}

const first = <Item>(items: readonly Item[]): Item => {
  const [item] = items;
  if (item === undefined) throw new Error('nothing there');
  return item;
};

test('what is reported waits by object, the longest waiting first, as it read then and as it reads now', async () => {
  const { app, operator, person, reporter, list } = await arrive();
  const visitor = new Reader(app);
  await visitor.post('/api/reports', { evento_id: 2, motivo: 'falso', texto: 'No fue así.' });
  await reporter.post('/api/reports', { evento_id: 1, motivo: 'otro' });
  await reporter.post('/api/reports', { evento_id: 2, motivo: 'sin_fuente' });
  await query(app, `update event_texts set titulo = 'Otro titular' where evento_id = 2 and idioma = 'es'`);
  const [second, other] = await list();
  expect([second?.objeto_id, second?.total, other?.objeto_id, other?.total]).toEqual([2, 2, 1, 1]);
  expect(second).toMatchObject({ tipo: 'evento', pagina: '/evento/2', autor: null, puede_retirar: false });
  expect(second?.ahora).toMatch(/^Otro titular\n/);
  expect(second?.avisos).toMatchObject([
    { motivo: 'falso', texto: 'No fue así.', alias: null },
    { motivo: 'sin_fuente', texto: '', alias: person.alias },
  ]);
  expect(second?.avisos[0]?.contenido).not.toMatch(/^Otro titular/);
  for (let evento_id = 3; evento_id < 26; evento_id++)
    await query(
      app,
      `insert into reports (tipo, objeto_id, motivo, texto, contenido) values ('evento', $1, 'otro', '', 'x')`,
      [evento_id],
    );
  type Page = { objetos: ReportedObject[]; has_more: boolean; cursor: string };
  const page = (await operator.reader.get<Page>(PATH)).body;
  const rest = (await operator.reader.get<Page>(`${PATH}?cursor=${page.cursor}`)).body;
  expect([page.objetos.length, page.has_more, rest.objetos.length, rest.has_more]).toEqual([20, true, 5, false]);
  expect(new Set([...page.objetos, ...rest.objetos].map(({ objeto_id }) => objeto_id)).size).toBe(25);
});

test('a comment is removed for everybody, its author and who reported it are told why, and what came later waits on', async () => {
  const { app, operator, person, reporter, list, decide, changes } = await arrive();
  const author = await arriveAuthor(app, { rol: 'experto' });
  const { body } = await author.reader.post<{ comentario: { id: number } }>('/api/comments', {
    ...{ texto: 'Sois unos inútiles', evento_id: 1 },
  });
  const comentario_id = body.comentario.id;
  await reporter.post('/api/reports', { comentario_id, motivo: 'ofensivo' });
  const seen = first(await list());
  expect(seen).toMatchObject({
    ahora: 'Sois unos inútiles',
    autor: { alias: author.person.alias },
    puede_retirar: true,
  });
  await new Reader(app).post('/api/reports', { comentario_id, motivo: 'spam' });

  expect((await decide(seen, 'retirar', 'Es un insulto, y las normas no los admiten.')).status).toBe(200);
  const { comentarios } = (await getJson<{ comentarios: object[] }>(app, '/api/comments/evento/1')).body;
  expect(JSON.stringify(comentarios)).not.toContain('inútiles');
  const motivo = 'Es un insulto, y las normas no los admiten.';
  expect(await lastMail(app, author.person.email)).toEqual({
    plantilla: 'content-removed',
    datos: { alias: author.person.alias, cita: 'Sois unos inútiles', motivo },
  });
  expect(await lastMail(app, person.email)).toEqual({
    plantilla: 'report-decided',
    datos: { alias: person.alias, cita: 'Sois unos inútiles', decision: 'retirar', motivo },
  });
  expect(await query(app, `select idioma from outgoing_mails where destinatario = $1`, [person.email])).toEqual([
    { idioma: 'fr' },
  ]);
  expect((await changes())[0]).toMatchObject({ kind: 'aviso.comentario_removed', note: motivo, can_undo: false });

  expect((await decide(seen, 'mantener')).body.code).toBe('changed_since');
  const late = first(await list());
  expect(late).toMatchObject({ objeto_id: comentario_id, ahora: null, puede_retirar: false, total: 1 });
  expect((await decide(late, 'retirar')).body.code).toBe('changed_since');
  expect((await decide(late, 'sin_accion')).status).toBe(200);
  expect(await list()).toEqual([]);
  const decided = (await operator.reader.get<{ decisiones: DecidedReport[] }>(`${PATH}/decididos`)).body.decisiones;
  expect(decided.map(({ decision, avisos }) => [decision, avisos])).toEqual([
    ['sin_accion', 1],
    ['retirar', 1],
  ]);
});

test('an article that is withdrawn cannot be shown again by its author, until the decision is undone', async () => {
  const { app, reporter, list, decide, changes, undo } = await arrive();
  const { person, reader } = await arriveAuthor(app);
  const article = await publishNew(reader);
  const status = async () => (await new Reader(app).get(`/api/articulo/${article.id}`)).status;
  expect(await status()).toBe(200);
  await reporter.post('/api/reports', { articulo_id: article.id, motivo: 'ilegal' });
  expect(first(await list())).toMatchObject({ pagina: `/articulo/${article.id}`, autor: { alias: person.alias } });
  expect((await decide(first(await list()), 'retirar')).status).toBe(200);
  expect(await status()).toBe(403);
  expect((await lastMail(app, person.email))?.plantilla).toBe('content-removed');
  const again = () => save(reader, article, { es_borrador: false, guardar: true });
  expect((await again()).body.code).toBe('article_withheld');

  const change = first(await changes());
  expect(change).toMatchObject({ kind: 'aviso.articulo_removed', can_undo: true });
  expect((await undo(change.change_id)).status).toBe(200);
  expect(first(await list())).toMatchObject({ objeto_id: article.id, total: 1 });
  expect((await again()).status).toBe(200);
  expect(await status()).toBe(200);
});

test('a statement is withdrawn with a note that readers see; the withdrawal has a record of its own', async () => {
  const { app, list, decide, changes } = await arrive();
  const [row] = await query<{ statement_id: number; evento_id: number }>(
    app,
    `select s.statement_id::float8, s.evento_id::float8 from event_statements s
      where s.hasta_version is null and s.parent_id is null and s.seccion = 'hechos' order by 1 limit 1`,
  );
  const { statement_id = 0, evento_id = 0 } = row ?? {};
  await new Reader(app).post('/api/reports', { statement_id, motivo: 'falso' });
  const waiting = first(await list());
  expect(waiting).toMatchObject({ tipo: 'statement', pagina: `/evento/${evento_id}`, puede_retirar: true });
  expect((await decide(waiting, 'retirar', 'La fuente se ha desdicho.')).status).toBe(200);
  const page = JSON.stringify((await getJson(app, `/api/modal_eventos/${evento_id}`)).body);
  expect(page).toContain('La fuente se ha desdicho.');
  expect((await changes()).map(({ kind, can_undo }) => [kind, can_undo])).toEqual([
    ['aviso.statement_removed', false],
    ['frase.withdrawn', true],
  ]);
});

test('what stays is answered too, and everybody can count it', async () => {
  const { app, reporter, list, decide, changes, undo } = await arrive();
  await reporter.post('/api/reports', { evento_id: 1, motivo: 'falso' });
  await new Reader(app).post('/api/reports', { evento_id: 1, motivo: 'spam' });
  expect((await decide(first(await list()), 'retirar')).body.code).toBe('invalid_request');
  expect((await decide(first(await list()), 'mantener', ' ')).status).toBe(400);
  expect((await decide(first(await list()), 'mantener')).status).toBe(200);
  const count = async () => (await getJson<Transparency>(app, '/api/transparencia')).body;
  const now = await count();
  const [reported] = await query<{ mes: string }>(
    app,
    `select to_char(min(created_on), 'YYYY-MM') as mes from reports`,
  );
  expect(now).toMatchObject({ en_espera: 0, horas_hasta_decidir: expect.any(Number), modelo: null });
  expect(now.meses).toEqual([
    {
      mes: reported?.mes,
      recibidos: { falso: 1, sin_fuente: 0, ofensivo: 0, ilegal: 0, spam: 1, otro: 0 },
      decididos: { mantener: 2, retirar: 0, sin_accion: 0 },
      correcciones: 0,
      periodicos_retirados: 0,
    },
  ]);
  expect((await undo(first(await changes()).change_id)).status).toBe(200);
  expect(await count()).toMatchObject({ en_espera: 2, horas_hasta_decidir: null });
});
