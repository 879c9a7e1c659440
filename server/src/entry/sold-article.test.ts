import type { ArticleCard } from '@poliedro/contracts/articles';
import { POLICY } from '@poliedro/contracts/policy';
import type { PublicArticle } from '@poliedro/contracts/public-articles';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { getJson, startTestApp, type TestApp } from '../../test/app.ts';
import { Reader } from '../../test/reader.ts';
import { runRightsJob } from '../../test/rights-jobs.ts';
import { arriveAuthor, doc, hecho, paragraph, publishNew, save, text, write } from '../../test/writing.ts';

const CANARY = 'canario7f3a';
/** In every place of a document that is not for everybody. */
const SECRET_BODY = doc(
  paragraph(text('Una palabra tras otra. '.repeat(30)), text(CANARY)),
  paragraph(text(`Frase que todos ven. Frase ${CANARY}.`, hecho(`https://fuente.example/`)), text(` ${CANARY}`)),
  { type: 'codeBlock', content: [text(CANARY)] },
  { type: 'image', attrs: { src: `/imagenes/${'a'.repeat(32)}.webp`, alt: CANARY } },
  { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text(CANARY))] }] },
);

type PathValues = Readonly<Record<string, string | number>>;
const fill = (path: string, values: PathValues) =>
  path.replace(/:(\w+)/g, (_, name: string) => String(values[name] ?? 1));

/** Every question that can be asked about an article, its author and its event. */
function questions(article: { id: number; slug: string | null }, usuario_id: number): string[] {
  const values = { articulo_id: article.id, slug: article.slug ?? '', usuario_id, evento_id: 1 };
  const targets = [
    { tipo: 'articulo', id: article.id },
    { tipo: 'evento', id: 1 },
  ];
  return Object.keys(POLICY)
    .filter((route) => route.startsWith('GET ') && !/logout|live/.test(route))
    .flatMap((route) => targets.map((target) => fill(route.slice(4), { ...values, ...target })))
    .flatMap((path) => [path, path.slice('/api'.length)])
    .concat(`/api/eventos/search?q=${CANARY}`, '/api/carril/1/articles', '/api/user/interactions?format=list')
    .filter((path, at, all) => all.indexOf(path) === at);
}

async function everythingInRedis(app: TestApp): Promise<string> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(app.context.config.REDIS_CACHE_URL);
  try {
    const kept = await redis.keys(`${app.context.config.RELEASE}:page:*`);
    const bodies = await Promise.all(kept.map((key) => redis.hget(key, 'body')));
    expect(bodies.length).toBeGreaterThan(3);
    return bodies.join('\n');
  } finally {
    redis.disconnect();
  }
}

/** What the server says on standard output, as it says it. */
function listenToLog(app: TestApp): string[] {
  const lines: string[] = [];
  Object.assign(app.context.log, { [pino.symbols.streamSym]: { write: (line: string) => lines.push(line) } });
  return lines;
}

test('the text of a sold article is nowhere for who has not bought it', async () => {
  const app = await startTestApp({ config: { LOG_LEVEL: 'debug' } });
  const log = listenToLog(app);
  const author = await arriveAuthor(app, { rol: 'experto' });
  const article = await publishNew(author.reader, { body_json: SECRET_BODY, importe_euros: 2.5 });
  await save(author.reader, article, { titular: 'Otro titular' });
  const stranger = await arriveAuthor(app, { rol: 'experto' });
  await stranger.reader.post('/api/user/write_interaction', { action: 'save', articulo_id: article.id });
  await stranger.reader.post('/api/comments', { texto: 'Caro', articulo_id: article.id });
  await stranger.reader.post('/api/reports', { articulo_id: article.id, motivo: 'otro' });
  await stranger.reader.post('/api/user/export');
  await runRightsJob(app, 'rights.sweep-exports');

  const places = questions(article, author.person.usuario_id);
  for (const reader of [new Reader(app), stranger.reader]) {
    for (const path of places) expect(await reader.raw(path), path).not.toContain(CANARY);
  }
  expect(await everythingInRedis(app), 'kept answers').not.toContain(CANARY);
  expect(log.length).toBeGreaterThan(places.length);
  expect(log.join(''), 'the log').not.toContain(CANARY);
  console.info(`a sold article: looked at ${places.length} addresses as two readers, kept answers and the log`);

  const { body } = await getJson<{ article: PublicArticle }>(app, `/api/articulo/${article.id}`);
  expect(body.article).toMatchObject({ body_json: null, importe_euros: 2.5, titular: article.titular });
  expect(body.article.adelanto).toMatch(/^Una palabra tras otra\. /);
  const whole = `/api/articulo/${article.id}/completo`;
  expect((await author.reader.get(whole)).body).toEqual({
    titular: article.titular,
    titular_texto: article.titular,
    resumen: article.resumen,
    idioma: article.idioma,
    body_json: article.body_json,
    ha_cambiado: false,
  });
  const refused = [await new Reader(app).get(whole), await stranger.reader.get(whole)];
  expect(refused.map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual([
    [401, 'no-store'],
    [403, 'no-store'],
  ]);
});

test('a free article is whole for everybody; with a price its text is gone at once, although it was kept', async () => {
  const app = await startTestApp();
  const { reader } = await arriveAuthor(app);
  const stranger = await arriveAuthor(app, { rol: 'lector' });
  const article = await publishNew(reader, { body_json: SECRET_BODY });
  const [path, whole] = [`/api/article/${article.slug}`, `/api/articulo/${article.id}/completo`];
  expect(await stranger.reader.raw(path)).toContain(CANARY);
  expect((await stranger.reader.get(whole)).body.body_json).toEqual(article.body_json);
  const sold = await save(reader, article, { guardar: true, importe_euros: 1 });
  expect(sold.status).toBe(200);
  expect(await stranger.reader.raw(path)).not.toContain(CANARY);
  expect((await stranger.reader.get(whole)).status).toBe(403);
  await save(reader, sold.body.article, { guardar: true, es_borrador: true });
  for (const one of [stranger.reader, reader]) expect(await one.raw(path)).not.toContain(CANARY);
  expect((await stranger.reader.get(whole)).body.code).toBe('article_not_public');
  expect((await reader.get(whole)).status).toBe(200);
  const draft = await write(reader);
  expect((await stranger.reader.get(`/api/articulo/${draft.id}/completo`)).body.code).toBe('article_not_public');
  expect((await stranger.reader.get('/api/articulo/5/completo')).body.code).toBe('articulo_not_found');
});

test('the newest that are sold are listed, without what is free, withdrawn or a draft', async () => {
  const app = await startTestApp();
  const { reader } = await arriveAuthor(app);
  const older = await publishNew(reader, { titular: 'Antes', importe_euros: 1 });
  const newer = await publishNew(reader, { titular: 'Después', importe_euros: 2 });
  const gone = await publishNew(reader, { titular: 'Retirado', importe_euros: 3 });
  await save(reader, gone, { guardar: true, es_borrador: true });
  await publishNew(reader, { titular: 'Gratis' });
  await write(reader, { titular: 'Borrador', importe_euros: 4 });
  const { body } = await getJson<{ articulos: ArticleCard[] }>(app, '/api/articulos/de-pago');
  expect(body.articulos.map(({ articulo_id, importe_euros, url }) => [articulo_id, importe_euros, url])).toEqual([
    [newer.id, 2, `/article/${newer.slug}`],
    [older.id, 1, `/article/${older.slug}`],
  ]);
});
