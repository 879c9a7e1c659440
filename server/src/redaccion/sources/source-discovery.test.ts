import type { Discovery, ListedSource, TrialRead } from '@poliedro/contracts/redaccion/source-discovery';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { startTestNewspapers } from '../../../test/newspapers-stand-in.ts';
import { addPerson, signInAs } from '../../../test/signed-in.ts';
import { ask } from '../../../test/told-event.ts';
import { readFeedPage } from '../../pipeline/discover/page-feeds.ts';

const BASE = '/api/redaccion/fuentes';

async function startWithNewspapers() {
  const newspapers = await startTestNewspapers({ newspapers: 12, articles: 60 });
  const app = await startTestApp({
    content: 'empty',
    config: { FETCH_ROUTES: `example=127.0.0.1:${newspapers.port}`, CRAWL_DELAY_MS: '0' },
  });
  const operator = await signInAs(app, await addPerson(app, { es_administrador: true, segundo_factor: true }));
  return { app, newspapers, operator };
}

test('a newspaper is found by its feed and by its front page, tried and added; nothing is stored before', async () => {
  const { app, newspapers, operator } = await startWithNewspapers();
  const { db } = app.context;
  const played = (await newspapers.newspapers()).find(({ robots }) => robots === 'allow');
  const feed_url = played?.feed_url ?? '';
  const { body: found } = await operator.post<Discovery>(`${BASE}/descubrir`, { url: feed_url });
  expect(found).toMatchObject({ dominio: played?.host, estado: 'nuevo', periodico_id: null, fallo: null });
  expect(found.fuentes).toMatchObject([{ url: feed_url, conocida: false }]);
  expect(found.fuentes[0]?.articulos).toBeGreaterThan(0);
  const front = (await operator.post<Discovery>(`${BASE}/descubrir`, { url: new URL('/', feed_url).href })).body;
  expect(front).toMatchObject({ nombre: played?.name, idioma: played?.language, fuentes: found.fuentes });

  const asked = { url: feed_url, pais_iso_code: played?.country, idioma: played?.language };
  const { body: trial } = await operator.post<TrialRead>(`${BASE}/probar`, asked);
  expect(trial.fallo).toBeNull();
  expect(trial.articulos.length).toBeGreaterThan(0);
  const truth = (await newspapers.truths()).find(({ url }) => url === trial.articulo?.url);
  expect(trial.articulo).toMatchObject({ titular: truth?.title, idioma: played?.language });
  expect(trial.articulo?.palabras).toBeGreaterThan(15);
  for (const table of ['newspapers where periodico_id > 0', 'feeds', 'articles', 'article_work', 'article_addresses'])
    expect(await ask(db, `select 1 from ${table}`), table).toEqual([]);

  const newspaper = {
    dominio: played?.host,
    nombre: 'Añadido',
    pais_iso_code: played?.country,
    idioma: played?.language,
  };
  expect((await operator.post(BASE, { ...newspaper, feeds: [feed_url] })).status).toBe(200);
  const { body: again } = await operator.post<Discovery>(`${BASE}/descubrir`, { url: feed_url });
  expect(again).toMatchObject({ estado: 'conocido', fuentes: [{ conocida: true }] });
});

test('what cannot be visited is said, and nobody is led to places that are not public', async () => {
  const { operator } = await startWithNewspapers();
  const faultOf = async (url: string) => (await operator.post<Discovery>(`${BASE}/descubrir`, { url })).body.fallo;
  expect(await faultOf('http://127.0.0.1/')).toBe('private_address');
  expect(await faultOf('http://[::1]:6379/')).not.toBeNull();
  expect(await faultOf('no es una dirección')).toBe('unreadable_address');
  const trial = { url: 'http://169.254.169.254/latest', pais_iso_code: 'ES', idioma: 'es' };
  expect((await operator.post<TrialRead>(`${BASE}/probar`, trial)).body).toMatchObject({
    fallo: 'private_address',
    articulo: null,
  });
});

test('a page names its newspaper, its language and its feeds', () => {
  const html = `<!doctype html><html lang="fr-FR"><head><title>Le Midi &#8211; Accueil</title>
    <meta property="og:site_name" content="Le Midi &amp; fils">
    <link rel="stylesheet" type="text/css" href="/a.css"><link href='/rss/une.xml' type='application/rss+xml' rel='alternate'>
    <link rel="alternate" type="application/atom+xml" href="https://lemidi.example/atom"><link rel=alternate type=application/rss+xml href=/rss/une.xml>
    <link rel="alternate" hreflang="en" href="/en"></head>`;
  expect(readFeedPage(html, 'https://lemidi.example/accueil')).toEqual({
    nombre: 'Le Midi & fils',
    idioma: 'fr',
    feeds: ['https://lemidi.example/rss/une.xml', 'https://lemidi.example/atom'],
  });
});

test('newspapers come from a file and go into one; what was removed stays away', async () => {
  const { app, operator } = await startWithNewspapers();
  const opml = `<opml version="2.0"><body>
    <outline text="La Veleta" htmlUrl="https://laveleta.example/" xmlUrl="https://laveleta.example/rss" type="rss"/>
    <outline text="El Norte" poliedro:pais="MX" poliedro:idioma="es" xmlUrl="https://elnorte.example/rss" type="rss"/>
    <outline text="Ido" xmlUrl="https://ido.example/rss" type="rss"/></body></opml>`;
  await ask(
    app.context.db,
    `insert into newspapers (dominio, nombre, pais_iso_code, idioma, active, removed_on)
      values ('ido.example', 'Ido', 'ES', 'es', false, now())`,
  );
  const read = (await operator.post<{ periodicos: ListedSource[] }>(`${BASE}/opml/leer`, { opml })).body.periodicos;
  expect(
    read.map(({ dominio, estado, pais_iso_code, feeds }) => [dominio, estado, pais_iso_code, feeds.length]),
  ).toEqual([
    ['laveleta.example', 'nuevo', null, 1],
    ['elnorte.example', 'nuevo', 'MX', 1],
    ['ido.example', 'retirado', null, 1],
  ]);
  const toAdd = ({ dominio, nombre, pais_iso_code, idioma, feeds }: ListedSource) => ({
    ...{ dominio, nombre, feeds },
    ...{ pais_iso_code: pais_iso_code ?? 'ES', idioma: idioma ?? 'es' },
  });
  const refused = await operator.post<{ code: string }>(`${BASE}/opml`, { periodicos: read.map(toAdd) });
  expect(refused.body.code).toBe('newspaper_removed');
  const added = await operator.post(`${BASE}/opml`, { periodicos: read.slice(0, 2).map(toAdd) });
  expect(added.body).toEqual({ periodicos: 2, feeds: 2 });
  expect((await operator.post(`${BASE}/opml`, { periodicos: read.slice(0, 2).map(toAdd) })).body).toEqual({
    periodicos: 0,
    feeds: 0,
  });
  const file = await operator.raw(`${BASE}.opml`);
  expect(file).toContain('poliedro:pais="MX"');
  expect(file).not.toContain('ido.example');
  const again = (await operator.post<{ periodicos: ListedSource[] }>(`${BASE}/opml/leer`, { opml: file })).body
    .periodicos;
  expect(again.map(({ dominio, estado, feeds }) => [dominio, estado, feeds])).toEqual([
    ['elnorte.example', 'conocido', []],
    ['laveleta.example', 'conocido', []],
  ]);
});
