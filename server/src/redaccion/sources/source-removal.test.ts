import { IDIOMAS } from '@poliedro/contracts/language';
import type { SourceDetail } from '@poliedro/contracts/redaccion/sources';
import { expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { siblings } from '../../../test/pipeline-siblings.ts';
import { addPerson, signInAs } from '../../../test/signed-in.ts';
import { ask } from '../../../test/told-event.ts';
import { removeNewspapers } from '../../pipeline/remove/remove-newspaper.ts';
import { openCacheRedis } from '../../platform/redis.ts';
import { createForgetAnswers } from '../../platform/response-cache/purge.ts';

const DOMINIO = 'elfaro.example';
const EVENTS = Array.from({ length: 24 }, (_, at) => at + 1);

/** What it alone has written: titles, addresses, summaries and passages that nobody else has. */
const OWN_WORDS = `with words (periodico_id, texto) as (
    select periodico_id, titular from articles union all select periodico_id, url from articles
    union all select periodico_id, resumen from articles union all select periodico_id, pasaje from event_evidence)
  select distinct texto from words w join newspapers n using (periodico_id) where n.dominio = $1 and length(texto) > 15
    and not exists (select from words o where o.periodico_id <> w.periodico_id and position(w.texto in o.texto) > 0)`;

/** Everything that readers ask for, page by page. */
async function readAll({ origin }: TestApp, search: string): Promise<Map<string, string>> {
  const read = new Map<string, string>();
  const get = async (path: string) => {
    const text = await (await fetch(origin + path)).text();
    read.set(path, text);
    return text;
  };
  const { carriles } = JSON.parse(await get('/api/carriles')) as { carriles: { carril_id: number; tipo: string }[] };
  for (const { carril_id, tipo } of carriles) {
    if (tipo === 'banner') continue;
    const path = `/api/carril/${carril_id}/${tipo === 'eventos' ? 'events' : 'articles'}?page_size=50`;
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = JSON.parse(await get(cursor === '' ? path : `${path}&cursor=${cursor}`)) as {
        cursor?: string | null;
      };
      cursor = page.cursor ?? null;
    }
  }
  const ofEvent = (evento_id: number) => [
    ...IDIOMAS.map((idioma) => `/api/modal_eventos/${evento_id}?idioma=${idioma}`),
    ...[1, 2].map((desde) => `/api/evento/${evento_id}/novedades?desde=${desde}`),
    `/api/modal_eventos/${evento_id}/motivos`,
    `/api/modal_eventos_articulos/${evento_id}`,
    `/api/evento/${evento_id}/retirado`,
  ];
  for (const evento_id of EVENTS) await Promise.all(ofEvent(evento_id).map(get));
  await get(`/api/eventos/search?q=${encodeURIComponent(search)}`);
  return read;
}

/** Reacts to one of its articles, and talks about it. */
async function addReader(app: TestApp, articulo_id: number) {
  const person = await addPerson(app, { rol: 'experto' });
  const reader = await signInAs(app, person);
  expect((await reader.post('/api/user/write_interaction', { action: 'save', articulo_id })).status).toBe(200);
  expect((await reader.post('/api/comments', { texto: 'No lo creo', articulo_id })).status).toBe(200);
  return {
    lists: async () =>
      (await reader.raw('/api/user/interactions')) + (await reader.raw(`/api/usuario/${person.usuario_id}/comments`)),
  };
}

/** An event that it tells alone, and one whose title is its own. */
async function prepare({ context: { db } }: TestApp) {
  const [ids] = await ask<{
    periodico_id: number;
    alone: number;
    titled: number;
    articulo_id: number;
    titular: string;
  }>(
    db,
    `with its as (select periodico_id, evento_id, articulo_id, titular from newspapers join articles using (periodico_id)
        join event_articles using (articulo_id) where dominio = $1 and copia_de is null order by evento_id)
      select periodico_id, min(evento_id)::float8 as titled, max(evento_id)::float8 as alone,
        (array_agg(articulo_id::float8))[1] as articulo_id, (array_agg(titular))[1] as titular from its group by 1`,
    [DOMINIO],
  );
  if (ids === undefined) throw new Error('it has nothing');
  await ask(
    db,
    `delete from event_articles x using articles a where x.articulo_id = a.articulo_id and x.evento_id = $1
      and a.periodico_id <> $2`,
    [ids.alone, ids.periodico_id],
  );
  await ask(db, `update event_texts set titulo = $2 where evento_id = $1 and idioma = 'es'`, [ids.titled, ids.titular]);
  return ids;
}

test('a newspaper that is removed is gone from all that readers can ask for, on every process, and stays away', async () => {
  const app = await startTestApp();
  const { db, config } = app.context;
  const ids = await prepare(app);
  const words = (await ask<{ texto: string }>(db, OWN_WORDS, [DOMINIO])).map(({ texto }) => texto);
  expect(words.length).toBeGreaterThan(50);
  const beside = await startTestApp({ beside: app });
  const person = await addReader(app, ids.articulo_id);
  const traces = (read: ReadonlyMap<string, string>) =>
    [...read].filter(
      ([, text]) => text.includes(DOMINIO) || words.some((word) => text.includes(JSON.stringify(word).slice(1, -1))),
    );
  for (const process of [app, beside]) expect(traces(await readAll(process, ids.titular)).length).toBeGreaterThan(40);
  expect(await person.lists()).toContain(ids.titular);

  const operator = await signInAs(app, await addPerson(app, { es_administrador: true, segundo_factor: true }));
  const path = `/api/redaccion/fuentes/${ids.periodico_id}`;
  const refused = await operator.post<{ code: string }>(`${path}/retirar`, { dominio: 'otro.example' });
  expect(refused.body.code).toBe('wrong_domain');
  expect((await operator.post(`${path}/retirar`, { dominio: DOMINIO, nota: 'lo pide' })).status).toBe(200);
  const redis = openCacheRedis(config.REDIS_CACHE_URL, () => {});
  await expect.poll(() => redis.status).toBe('ready');
  expect(await removeNewspapers({ db, ...siblings, forgetAnswers: createForgetAnswers(redis, config.RELEASE) })).toBe(
    'done',
  );
  redis.disconnect();

  for (const process of [app, beside]) {
    const read = await readAll(process, ids.titular);
    expect(traces(read).map(([place]) => place)).toEqual([]);
    expect(JSON.parse(read.get(`/api/modal_eventos/${ids.alone}?idioma=es`) ?? '')).toMatchObject({
      code: 'evento_not_found',
    });
    expect((await fetch(`${process.origin}/preview/evento/${ids.alone}.png`)).status).toBe(404);
    expect((await fetch(`${process.origin}/logos/${DOMINIO}.svg`)).status).toBe(404);
    expect((await fetch(`${process.origin}/api/comments/articulo/${ids.articulo_id}`)).status).toBe(404);
  }
  expect(await person.lists()).not.toContain(ids.titular);
  await expectCountedAnew(app);
  const { body } = await operator.get<SourceDetail>(path);
  expect(body).toMatchObject({ removed: true, active: false, articulos: 0, fuentes: [] });
  expect(body.retirada?.articulos_gone).toBe(body.retirada?.articulos);
  expect(body.retirada?.finished_on).not.toBeNull();
  for (const [method, place, sent] of [
    ['PUT', `${path}/estado`, { active: true }],
    ['POST', `${path}/feeds`, { url: 'https://elfaro.example/rss' }],
    ['POST', `${path}/retirar`, { dominio: DOMINIO }],
  ] as const)
    expect((await operator.send<{ code: string }>(method, place, sent)).body.code, place).toBe('newspaper_removed');
  const { cambios } = (await operator.get<{ cambios: object[] }>('/api/redaccion/cambios')).body;
  expect(cambios).toMatchObject([{ kind: 'periodico.removed', note: 'lo pide', can_undo: false }]);
});

/** Every event counts the articles that it has, and every statement rests on something. */
async function expectCountedAnew({ context: { db } }: TestApp): Promise<void> {
  expect(
    await ask(
      db,
      `select evento_id from events e where articulos <> (select count(*) from event_articles x where x.evento_id = e.evento_id)
        or periodicos <> (select count(distinct periodico_id) from event_articles x join articles using (articulo_id)
          where x.evento_id = e.evento_id)`,
    ),
  ).toEqual([]);
  expect(
    await ask(
      db,
      `select statement_id from event_statements s where not exists (select from event_evidence v
        where v.statement_id = s.statement_id) and not exists (select from event_statements c where c.parent_id = s.statement_id)`,
    ),
  ).toEqual([]);
  expect(
    await ask(
      db,
      `select a.articulo_id from articles a where copia_de is not null
        and not exists (select from articles o where o.articulo_id = a.copia_de)`,
    ),
  ).toEqual([]);
}
