import type { SourceDetail, SourceRow } from '@poliedro/contracts/redaccion/sources';
import { expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { addPerson, signInAs } from '../../../test/signed-in.ts';
import { ask } from '../../../test/told-event.ts';
import { countNewspaperDays } from '../../newspapers/newspaper-days.repository.ts';

const BASE = '/api/redaccion/fuentes';

async function startAsOperator() {
  const app = await startTestApp();
  const operator = await signInAs(app, await addPerson(app, { es_administrador: true, segundo_factor: true }));
  const list = async (query = '') =>
    (await operator.get<{ periodicos: SourceRow[]; has_more: boolean; cursor: string }>(`${BASE}?${query}`)).body;
  const [faro] = (await list('q=elfaro')).periodicos;
  return { app, operator, list, id: faro?.periodico_id ?? 0 };
}

const changesOf = (app: TestApp) =>
  ask<{ change_id: number; kind: string; object_id: string; before: unknown; after: unknown }>(
    app.context.db,
    'select change_id::float8, kind, object_id, before, after from operator_changes order by change_id desc',
  );

test('newspapers are listed by domain, page by page, and found by words, country, language and how they stand', async () => {
  const { app, list } = await startAsOperator();
  const first = await list();
  const second = await list(`cursor=${first.cursor}`);
  const domains = [...first.periodicos, ...second.periodicos].map(({ dominio }) => dominio);
  expect(first.has_more).toBe(true);
  expect(domains).toEqual([...new Set(domains)].sort());
  const found = async (query: string) => (await list(query)).periodicos.map(({ dominio }) => dominio);
  expect(await found('q=VOLCAN')).toEqual(['elvolcan.example']);
  expect(await found('pais=MX&idioma=es')).toContain('laalameda.example');
  expect(await found('pais=MX&idioma=fr')).toEqual([]);
  expect(await found('estado=pausados')).toEqual([]);
  await ask(app.context.db, `update newspapers set active = false where dominio = 'elvolcan.example'`);
  await ask(
    app.context.db,
    `insert into feeds (periodico_id, url, failures, fault, polled_on)
      select periodico_id, 'https://elfaro.example/rss', 3, 'status 500', now() from newspapers where dominio = 'elfaro.example'`,
  );
  expect(await found('estado=pausados')).toEqual(['elvolcan.example']);
  expect(await found('estado=con_fallos')).toEqual(['elfaro.example']);
  const find = async () => (await list('q=elfaro')).periodicos[0];
  expect(await find()).toMatchObject({ articulos_al_dia: 0, proporcion_en_eventos: null });
  await countNewspaperDays(app.context.db, 1);
  const faro = await find();
  expect(faro).toMatchObject({ feeds: 1, feeds_con_fallos: 1, fault: 'status 500', proporcion_en_eventos: 1 });
  expect(faro?.articulos_al_dia).toBeGreaterThan(0);
});

test('what is known of a newspaper is saved, recorded and undone; feeds come and go', async () => {
  const { app, operator, id } = await startAsOperator();
  const detail = async () => (await operator.get<SourceDetail>(`${BASE}/${id}`)).body;
  const { nombre, pais_iso_code, idioma } = await detail();
  const fields = {
    nombre,
    pais_iso_code,
    idioma,
    propietario: 'Grupo Faro',
    licencia: 'Carta de mayo',
    extract_limit: 120,
  };
  expect((await operator.send('PUT', `${BASE}/${id}`, { ...fields, nota: 'acuerdo' })).status).toBe(200);
  expect((await operator.send('PUT', `${BASE}/${id}/estado`, { active: false })).status).toBe(200);
  expect((await operator.post(`${BASE}/${id}/feeds`, { url: 'https://elfaro.example/rss' })).status).toBe(200);
  expect(
    (await operator.post<{ code: string }>(`${BASE}/${id}/feeds`, { url: 'https://elfaro.example/rss' })).body.code,
  ).toBe('feed_known');
  await ask(
    app.context.db,
    `insert into sites (host, robots, tdm, read_again_on) values
      ('elfaro.example', E'User-agent: *\\nDisallow: /\\nCrawl-delay: 7', null, now()),
      ('www.elfaro.example', '', '[{"location": "/", "tdm-reservation": 1}]', now())`,
  );
  const seen = await detail();
  expect(seen).toMatchObject({
    ...fields,
    active: false,
    retirada: null,
    fuentes: [{ url: 'https://elfaro.example/rss' }],
  });
  expect(seen.sitios).toMatchObject([
    { host: 'elfaro.example', robots: 'prohibe', tdm_reservado: false, pausa_segundos: 7 },
    { host: 'www.elfaro.example', robots: 'permite', tdm_reservado: true },
  ]);
  const [feed] = seen.fuentes;
  expect((await operator.send('DELETE', `/api/redaccion/feeds/${feed?.feed_id}`)).status).toBe(200);
  for (const { change_id } of await changesOf(app))
    expect((await operator.post(`/api/redaccion/cambios/${change_id}/deshacer`)).status).toBe(200);
  expect(await detail()).toMatchObject({
    propietario: '',
    licencia: '',
    extract_limit: 300,
    active: true,
    fuentes: [],
  });
});

test('a newspaper is added once, with feeds that nobody has', async () => {
  const { app, operator } = await startAsOperator();
  const newspaper = {
    ...{ dominio: 'laveleta.example', nombre: 'La Veleta', pais_iso_code: 'ES', idioma: 'es' },
    feeds: ['https://laveleta.example/rss', 'https://laveleta.example/rss'],
  };
  const { status, body } = await operator.post<{ periodico_id: number }>(BASE, newspaper);
  expect(status).toBe(200);
  const { fuentes, active } = (await operator.get<SourceDetail>(`${BASE}/${body.periodico_id}`)).body;
  expect([active, fuentes.map(({ url }) => url)]).toEqual([true, ['https://laveleta.example/rss']]);
  expect((await operator.post<{ code: string }>(BASE, newspaper)).body.code).toBe('newspaper_known');
  const other = { ...newspaper, dominio: 'otraveleta.example' };
  expect((await operator.post<{ code: string }>(BASE, other)).body.code).toBe('feed_known');
  expect((await operator.get<SourceDetail>(`${BASE}/${body.periodico_id + 1}`)).status).toBe(404);
  expect((await changesOf(app)).map(({ kind }) => kind)).toEqual(['periodico.added']);
});
