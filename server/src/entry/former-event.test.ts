import type { EventDetail } from '@poliedro/contracts/events';
import { type FormerEvent, getFormerEvent } from '@poliedro/contracts/former-events';
import type { PublicArticle } from '@poliedro/contracts/public-articles';
import type { OperatorChange } from '@poliedro/contracts/redaccion/changes';
import type { WorkingArticle } from '@poliedro/contracts/writing';
import { expect, test } from 'vitest';
import { getJson, startTestApp, type TestApp } from '../../test/app.ts';
import { toolsFor } from '../../test/flood.ts';
import { addPerson, signInAs } from '../../test/signed-in.ts';
import { ask, sentenceAnalyst } from '../../test/told-event.ts';
import { ARTICLES, arriveAuthor, publishNew, save, sent, write } from '../../test/writing.ts';
import { recordVersion } from '../events/version.service.ts';
import { makeEventsDue } from '../pipeline/write/event-work.repository.ts';
import { writeEvent } from '../pipeline/write/write-event.ts';

const GONE = 3;
const OTHER = 5;
const ELSEWHERE = 7;

/** Kept answers would hide what a test changes. */
const startWithoutKeeping = () => startTestApp({ config: { RESPONSE_CACHE: 'false' } });

const askFor = (app: TestApp, evento_id: number, idioma = 'es') =>
  getJson<FormerEvent>(app, `/api/evento/${evento_id}/retirado?idioma=${idioma}`);

/** One article after the other, as its last words rest on them. */
async function listEvidence({ context: { db } }: TestApp, evento_id: number): Promise<number[]> {
  const found = await ask<{ articulo_id: number }>(
    db,
    `select distinct articulo_id::float8 from event_evidence join event_statements s using (statement_id)
      where s.evento_id = $1 and hasta_version is null and seccion <> 'contexto_del_evento' order by 1`,
    [evento_id],
  );
  return found.map(({ articulo_id }) => articulo_id);
}

/** Of these two tell of another event, one stays behind, the others are on their own; then it is written. */
async function dissolve({ context: { db } }: TestApp, [stays, ...moved]: readonly (number | undefined)[]) {
  await makeEventsDue(db, [GONE]);
  await ask(db, 'delete from event_articles where evento_id = $1 and articulo_id is distinct from $2', [GONE, stays]);
  await ask(db, 'insert into event_articles select $1, unnest($2::bigint[])', [OTHER, moved]);
  await ask(db, 'update event_work set due_on = now() where evento_id = $1', [GONE]);
  await writeEvent(toolsFor(db, sentenceAnalyst('frases@1')), GONE);
}

const dissolveOnly = async (app: TestApp) => dissolve(app, (await listEvidence(app, GONE)).slice(0, 3));

test('what told an event that is shown no more is listed, with the events that have it now', async () => {
  const app = await startWithoutKeeping();
  const told = await listEvidence(app, GONE);
  expect(told.length).toBeGreaterThan(5);
  const [stays = 0, ...moved] = told.slice(0, 3);
  await dissolve(app, [stays, ...moved]);
  expect((await getJson(app, `/api/modal_eventos/${GONE}`)).status).toBe(404);

  const { status, body } = await askFor(app, GONE, 'fr');
  expect(status).toBe(200);
  const { articulos, eventos } = getFormerEvent.reply.parse(body);
  const listed = articulos.map(({ articulo_id, evento_id }) => [articulo_id, evento_id]);
  expect(listed.toSorted()).toEqual(told.map((id) => [id, moved.includes(id) ? OTHER : null]).toSorted());
  expect(eventos.map(({ evento_id, idioma }) => [evento_id, idioma])).toEqual([[OTHER, 'fr']]);
  const times = articulos.map(({ created_on }) => created_on);
  expect(times).toEqual(times.toSorted().toReversed());
});

test('what it told of other events, and what it had stopped saying, is not taken for its own', async () => {
  const app = await startWithoutKeeping();
  const [foreign, corrected] = await listEvidence(app, ELSEWHERE);
  const says = `with said as (
      insert into event_statements (evento_id, seccion, posicion, hasta_version) values ($1, $2, 90, $3)
      returning statement_id)
    insert into event_evidence select said.statement_id, 0, articulo_id, periodico_id, titular, url, idioma, created_on, ''
    from said, articles where articulo_id = $4`;
  const { db } = app.context;
  for (const _ of [1, 2]) await db.transaction((tx) => recordVersion(tx, GONE, { created_on: new Date() }));
  await ask(db, says, [GONE, 'contexto_del_evento', null, foreign]);
  await ask(db, says, [GONE, 'hechos', 2, corrected]);
  await dissolveOnly(app);
  const { articulos, eventos } = (await askFor(app, GONE)).body;
  const ids = articulos.map(({ articulo_id }) => articulo_id);
  expect(ids).not.toContain(foreign);
  expect(ids).not.toContain(corrected);
  expect(eventos.map(({ evento_id }) => evento_id)).not.toContain(ELSEWHERE);
});

test('a statement that was withdrawn before is not told again, whatever operators undo later', async () => {
  const app = await startWithoutKeeping();
  const person = await addPerson(app, { es_administrador: true, segundo_factor: true });
  const operator = await signInAs(app, person);
  const { body: event } = await operator.get<EventDetail>(`/api/modal_eventos/${GONE}?idioma=es`);
  const [withdrawn] = event.hechos;
  const nota = { nota: 'El periódico ha retirado esa información.', idioma: 'es' };
  const path = `/api/redaccion/frases/${withdrawn?.statement_id}/retirar`;
  expect((await operator.post(path, nota)).status).toBe(200);
  await dissolveOnly(app);
  const listed = async () => (await askFor(app, GONE)).body.articulos.map(({ articulo_id }) => articulo_id);
  const before = await listed();
  expect(before.length).toBeGreaterThan(3);
  const { cambios } = (await operator.get<{ cambios: OperatorChange[] }>('/api/redaccion/cambios')).body;
  expect((await operator.post(`/api/redaccion/cambios/${cambios[0]?.change_id}/deshacer`)).status).toBe(200);
  expect(await listed()).toEqual(before);
});

test('authors go on with what they have written on it, and take it back; nothing new is published on it', async () => {
  const app = await startWithoutKeeping();
  const { reader } = await arriveAuthor(app);
  const article = await publishNew(reader, { evento_id: GONE });
  const draft = await write(reader, { evento_id: GONE });
  await publishNew(reader, { evento_id: OTHER });
  await dissolveOnly(app);
  const listed = async () =>
    (await askFor(app, GONE)).body.articulos.flatMap(({ tipo, titular }) => (tipo === 'interno' ? [titular] : []));
  expect(await listed()).toEqual([article.titular]);

  const changed = await save(reader, article, { guardar: true, titular: 'El agua sube' });
  expect([changed.status, await listed()]).toEqual([200, ['El agua sube']]);
  expect((await save(reader, changed.body.article, { guardar: true, es_borrador: true })).status).toBe(200);
  expect(await listed()).toEqual([]);

  const saved = await save(reader, draft, { titular: 'Todavía no' });
  expect([saved.status, saved.body.article.evento_id]).toEqual([200, GONE]);
  const published = { guardar: true, es_borrador: false };
  expect(await save(reader, saved.body.article, published)).toMatchObject({
    status: 400,
    body: { code: 'evento_required' },
  });
  expect((await save(reader, saved.body.article, { ...published, evento_id: OTHER })).status).toBe(200);
  expect((await reader.post(ARTICLES, sent({ evento_id: GONE }))).body.code).toBe('evento_required');
});

test('an article that readers have elsewhere is not published on it, and stays where it is', async () => {
  const app = await startWithoutKeeping();
  const { reader } = await arriveAuthor(app);
  const article = await publishNew(reader, { evento_id: OTHER });
  const saved = (await save(reader, article, { evento_id: GONE })).body.article;
  await dissolveOnly(app);
  expect((await save(reader, saved, { titular: 'Más agua' })).status).toBe(200);
  const again = (await reader.get<WorkingArticle>(`${ARTICLES}/${article.id}`)).body;
  expect((await save(reader, again, { guardar: true, es_borrador: false })).body.code).toBe('evento_required');
  const { body } = await getJson<{ article: PublicArticle }>(app, `/api/articulo/${article.id}`);
  expect(body.article.evento.evento_id).toBe(OTHER);
});

test('what was part of one that readers never had leads to what is left of it', async () => {
  const app = await startWithoutKeeping();
  const told = await listEvidence(app, GONE);
  await dissolveOnly(app);
  await ask(
    app.context.db,
    `with young as (insert into events (evento_id, idioma_base, created_on, updated_on, version)
        values (900, 'es', now(), now(), 0) returning evento_id)
      update events set merged_into = young.evento_id from young where events.evento_id = $1`,
    [GONE],
  );
  const { status, body } = await askFor(app, GONE);
  expect([status, body.evento_id]).toEqual([200, 900]);
  expect(body.articulos.map(({ articulo_id }) => articulo_id).toSorted()).toEqual(told.toSorted());
});

test('whoever asks for one that has become part of it is told the same', async () => {
  const app = await startWithoutKeeping();
  await ask(
    app.context.db,
    `insert into events (evento_id, idioma_base, created_on, updated_on, merged_into) values (900, 'es', now(), now(), $1)`,
    [GONE],
  );
  expect((await askFor(app, 900)).status).toBe(404);
  await dissolveOnly(app);
  expect((await askFor(app, 900)).body.evento_id).toBe(GONE);
});

test('an event that readers have, one they never had and one of which nothing is left have no such answer', async () => {
  const app = await startWithoutKeeping();
  const { db } = app.context;
  await ask(
    db,
    `insert into events (evento_id, idioma_base, created_on, updated_on, version)
      values (901, 'es', now(), now(), 0), (902, 'es', now(), now(), 2)`,
  );
  await ask(db, 'update event_articles set evento_id = 901 where evento_id = 6');
  for (const evento_id of [1, 901, 902, 999_999])
    expect(await askFor(app, evento_id)).toMatchObject({ status: 404, body: { code: 'evento_not_found' } });
});
