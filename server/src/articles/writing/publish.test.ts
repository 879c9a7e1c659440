import type { ArticleCard } from '@poliedro/contracts/articles';
import type { EventDetail } from '@poliedro/contracts/events';
import { type PublicArticle, publicArticleSchema } from '@poliedro/contracts/public-articles';
import type { OwnArticle, Revision } from '@poliedro/contracts/writing';
import { describe, expect, test } from 'vitest';
import { getJson, startTestApp, type TestApp } from '../../../test/app.ts';
import { react } from '../../../test/reactions.ts';
import { Reader } from '../../../test/reader.ts';
import { ARTICLES, arriveAuthor, doc, hecho, paragraph, publishNew, save, text, write } from '../../../test/writing.ts';
import { moveHostedArticles } from './hosted-article.repository.ts';

const NOT_KEPT = { config: { RESPONSE_CACHE: 'false' } } as const;

type Answer = { article: PublicArticle; code?: string; error?: string };
const bySlug = (app: TestApp, slug: string | null) => getJson<Answer>(app, `/api/article/${slug}`);
const byId = (app: TestApp, id: number, query = '') => getJson<Answer>(app, `/api/articulo/${id}${query}`);
const passagesOf = async (app: TestApp, evento_id = 1) =>
  (await getJson<EventDetail>(app, `/api/modal_eventos/${evento_id}`)).body.pasajes;
const articlesOf = async (app: TestApp, evento_id = 1) =>
  (await getJson<{ articulos: ArticleCard[] }>(app, `/api/modal_eventos_articulos/${evento_id}`)).body.articulos;

async function standsIn(app: TestApp, articulo_id: number): Promise<string[]> {
  const rows = await app.context.db.query<{ place: string }>(
    {
      name: '',
      text: `select carril_id || '/' || categoria_id as place from carril_entries where target_id = $1 and removed_at is null`,
    },
    [articulo_id],
  );
  return rows.map(({ place }) => place);
}

/** The carril of what is written here, beside those of the press. */
async function addAuthorsCarril(app: TestApp): Promise<number> {
  const [row] = await app.context.db.query<{ carril_id: number }>(
    {
      name: '',
      text: `with added as (insert into carriles (tipo, posicion, de_autores) values ('articulos', 99, true) returning carril_id)
        insert into carril_texts (carril_id, idioma, nombre) select carril_id, 'es', 'De nuestros autores' from added
        returning carril_id`,
    },
    [],
  );
  return row?.carril_id ?? 0;
}

describe('a published article', () => {
  test('is read by everybody, by slug and by id, with its author and event', async () => {
    const app = await startTestApp();
    const { reader, person } = await arriveAuthor(app);
    const article = await publishNew(reader, { titular: 'Sobre <em>El Niño</em> & más', resumen: 'Uno <script> dos' });
    expect(article).toMatchObject({ estado: 'publicado', es_borrador: false, slug: 'sobre-el-nino-mas' });
    const { status, body, headers } = await bySlug(app, article.slug);
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=10, stale-while-revalidate=0']);
    expect(publicArticleSchema.parse(body.article)).toEqual(body.article);
    expect(body.article).toMatchObject({
      articulo_id: article.id,
      titular: 'Sobre <em>El Niño</em> &amp; más',
      titular_texto: 'Sobre El Niño & más',
      resumen: 'Uno &lt;script&gt; dos',
      body_json: article.body_json,
      adelanto: null,
      palabras: 8,
      evento: { evento_id: 1, titulo: article.titulo_evento },
      author: { usuario_id: person.usuario_id, alias: person.alias, rol: 'investigador', bio: null },
    });
    expect((await byId(app, article.id)).body).toEqual(body);
    expect((await byId(app, article.id, '?idioma=de')).body.article.evento.titulo).not.toBe(article.titulo_evento);
  });

  test('stands among the articles of its event, in the carriles and with its author, and takes reactions and opinions', async () => {
    const app = await startTestApp(NOT_KEPT);
    const carril_id = await addAuthorsCarril(app);
    const { reader, person } = await arriveAuthor(app, { rol: 'experto' });
    const article = await publishNew(reader, { titular: 'Con <b>fuerza</b>', importe_euros: 1.2 });
    const card = (await articlesOf(app)).find(({ articulo_id }) => articulo_id === article.id);
    expect(card).toMatchObject({
      ...{
        tipo: 'interno',
        titular: 'Con fuerza',
        url: `/article/${article.slug}`,
        importe_euros: 1.2,
        paywall: false,
      },
      ...{ usuario_id: person.usuario_id, autor: person.alias, periodico_nombre: 'Poliedro', evento_id: 1 },
    });
    await reader.send('PUT', '/api/user/profile', { alias: 'Otro nombre' });
    const { body } = await getJson<{ articulos: ArticleCard[] }>(app, `/api/usuario/${person.usuario_id}/articles`);
    expect(body).toEqual({ articulos: [{ ...card, autor: 'Otro nombre' }], has_more: false, cursor: null });
    const carril = await getJson<{ articulos: ArticleCard[] }>(app, `/api/carril/${carril_id}/articles`);
    expect(carril.body.articulos).toEqual(body.articulos);
    expect(new Set((await standsIn(app, article.id)).map((place) => place.split('/')[0]))).toEqual(
      new Set([String(carril_id)]),
    );
    const said = await reader.post('/api/comments', { texto: 'Bien medido', articulo_id: article.id });
    expect(said.status).toBe(200);
    await react(reader, { action: 'save', articulo_id: article.id, valor: true });
    await react(reader, { action: 'read', articulo_id: article.id });
    const saved = await reader.get('/api/user/interactions?format=list&action=save');
    expect(saved.body).toMatchObject({
      interactions: [{ titulo_articulo: 'Con fuerza', slug: article.slug, url: null }],
    });
    expect((await reader.get<{ articles: OwnArticle[] }>(ARTICLES)).body.articles[0]?.lecturas).toBe(1);
    expect((await reader.post('/api/reports', { articulo_id: article.id, motivo: 'falso' })).status).toBe(200);
  });

  test('changes for readers only by Guardar, never by an autosave', async () => {
    const app = await startTestApp(NOT_KEPT);
    const { reader } = await arriveAuthor(app);
    const first = await publishNew(reader);
    const worked = (await save(reader, first, { titular: 'Otro', es_borrador: true })).body.article;
    expect(worked).toMatchObject({ estado: 'publicado', cambios_sin_publicar: true, version: 2 });
    expect((await byId(app, first.id)).body.article.titular).toBe(first.titular);
    const again = (await save(reader, worked, { guardar: true, es_borrador: false })).body.article;
    expect(again).toMatchObject({ estado: 'publicado', cambios_sin_publicar: false, version: 2 });
    expect((await byId(app, first.id)).body.article.titular).toBe('Otro');
    const { revisiones } = (await reader.get<{ revisiones: Revision[] }>(`${ARTICLES}/${first.id}/revisions`)).body;
    expect(revisiones.map(({ version, tipo }) => [version, tipo])).toEqual([
      [2, 'publicado'],
      [1, 'publicado'],
    ]);
  });

  test('has a name of its own, keeps it while its title does, and is found by those it had', async () => {
    const app = await startTestApp(NOT_KEPT);
    const { reader } = await arriveAuthor(app);
    const titles = ['¿Qué pasó?', 'Qué pasó', '2024', '水が減る', 'Straße & Œuvre', 'x'.repeat(290)];
    const slugs: (string | null)[] = [];
    for (const titular of titles) slugs.push((await publishNew(reader, { titular })).slug);
    const expected = ['que-paso', 'que-paso-2', 'articulo-2024', 'articulo', 'strasse-oeuvre', 'x'.repeat(74)];
    expect(slugs).toEqual(expected);
    const [one] = (await reader.get<{ articles: OwnArticle[] }>(ARTICLES)).body.articles.filter(
      ({ slug }) => slug === 'que-paso-2',
    );
    const article = (await reader.get<Parameters<typeof save>[1]>(`${ARTICLES}/${one?.id}`)).body;
    const guardar = { guardar: true, es_borrador: false };
    const kept = (await save(reader, article, { ...guardar, titular: '¡Qué pasó!' })).body.article;
    expect(kept.slug).toBe('que-paso-2');
    const renamed = (await save(reader, kept, { ...guardar, titular: 'Lo que pasó' })).body.article;
    expect(renamed.slug).toBe('lo-que-paso');
    for (const slug of ['que-paso-2', 'lo-que-paso']) {
      expect((await bySlug(app, slug)).body.article).toMatchObject({ articulo_id: article.id, slug: 'lo-que-paso' });
    }
    const back = (await save(reader, renamed, { ...guardar, titular: 'Qué pasó' })).body.article;
    expect(back.slug).toBe('que-paso-2');
  });

  test('published by many at once under one title: each has its own name', async () => {
    const app = await startTestApp(NOT_KEPT);
    const authors = await Promise.all([1, 2, 3, 4].map(() => arriveAuthor(app)));
    const published = await Promise.all(authors.map(({ reader }) => publishNew(reader, { titular: 'Igual' })));
    expect(published.map(({ slug }) => slug).toSorted()).toEqual(['igual', 'igual-2', 'igual-3', 'igual-4']);
  });
});

describe('marked passages', () => {
  const marked = (...words: string[]) =>
    doc(...words.map((said, at) => paragraph(text(said, hecho(`https://fuente.example/${at}`)), text(' y más.'))));

  test('stand with the event, by their author, and go with the article', async () => {
    const app = await startTestApp(NOT_KEPT);
    const { reader, person } = await arriveAuthor(app);
    expect(await passagesOf(app)).toEqual([]);
    const article = await publishNew(reader, { body_json: marked('El río bajó un metro. Otra vez.') });
    expect(await passagesOf(app)).toEqual([
      {
        ...{ etiqueta: 'hecho', seccion: 'hechos', texto: 'El río bajó un metro. Otra vez.', idioma: 'es' },
        ...{ url: 'https://fuente.example/0', person: null, timestamp: '2026-11-15T10:00:00.000Z', timeframe: null },
        ...{ articulo_id: article.id, slug: article.slug, titular: article.titular },
        ...{ usuario_id: person.usuario_id, autor: person.alias },
      },
    ]);
    const sold = (await save(reader, article, { guardar: true, importe_euros: 2 })).body.article;
    expect((await passagesOf(app)).map(({ texto }) => texto)).toEqual(['El río bajó un metro.']);
    await save(reader, sold, { guardar: true, es_borrador: true });
    expect(await passagesOf(app)).toEqual([]);
  });

  test('are twelve of a section at most', async () => {
    const app = await startTestApp(NOT_KEPT);
    const { reader } = await arriveAuthor(app);
    await publishNew(reader, { body_json: marked(...Array.from({ length: 20 }, (_, at) => `Hecho ${at}`)) });
    expect((await passagesOf(app)).map(({ texto }) => texto)).toEqual(
      Array.from({ length: 12 }, (_, at) => `Hecho ${at}`),
    );
  });

  test('go with their article to the event that theirs becomes part of', async () => {
    const app = await startTestApp(NOT_KEPT);
    const { reader } = await arriveAuthor(app);
    const article = await publishNew(reader, { body_json: marked('Bajó'), evento_id: 2 });
    await app.context.db.transaction((tx) => moveHostedArticles(tx, 2, 1));
    expect(await passagesOf(app, 2)).toEqual([]);
    expect((await passagesOf(app)).map(({ articulo_id }) => articulo_id)).toEqual([article.id]);
    expect((await articlesOf(app)).map(({ articulo_id }) => articulo_id)).toContain(article.id);
    expect((await reader.get(`${ARTICLES}/${article.id}`)).body).toMatchObject({
      evento_id: 1,
      cambios_sin_publicar: false,
    });
  });
});

describe('what is not public', () => {
  test('is refused as a draft and unknown as nothing', async () => {
    const app = await startTestApp(NOT_KEPT);
    const { reader } = await arriveAuthor(app);
    const { id } = await write(reader);
    const draft = await byId(app, id);
    expect([draft.status, draft.body]).toMatchObject([
      403,
      { code: 'article_not_public', error: 'Este artículo no está disponible públicamente' },
    ]);
    const external = (await articlesOf(app))[0]?.articulo_id ?? 0;
    for (const none of [await byId(app, 123), await byId(app, external), await bySlug(app, 'no-hay')]) {
      expect([none.status, none.body.code]).toEqual([404, 'articulo_not_found']);
    }
    expect((await save(reader, await write(reader), { guardar: true })).body.article.estado).toBe('borrador');
  });

  test('is gone everywhere at once when its author takes it back, although it was kept, and cannot be deleted', async () => {
    const app = await startTestApp();
    const other = await startTestApp({ beside: app });
    await addAuthorsCarril(app);
    const { reader } = await arriveAuthor(app);
    const article = await publishNew(reader, { body_json: doc(paragraph(text('Palabra retirada'))) });
    for (const place of [app, other]) expect((await bySlug(place, article.slug)).status).toBe(200);
    expect((await articlesOf(other)).map(({ articulo_id }) => articulo_id)).toContain(article.id);
    expect(await standsIn(app, article.id)).not.toEqual([]);
    const withdrawn = (await save(reader, article, { guardar: true, es_borrador: true })).body.article;
    expect(withdrawn).toMatchObject({ estado: 'borrador', es_borrador: true, version: 1, slug: article.slug });
    expect((await bySlug(app, article.slug)).body.code).toBe('article_not_public');
    // A process that misses the word about it reads it within five seconds.
    await expect
      .poll(async () => (await bySlug(other, article.slug)).body.code, { timeout: 10_000 })
      .toBe('article_not_public');
    expect((await articlesOf(other)).map(({ articulo_id }) => articulo_id)).not.toContain(article.id);
    expect(await standsIn(app, article.id)).toEqual([]);
    expect((await new Reader(app).get(`/api/comments/articulo/${article.id}`)).status).toBe(404);
    const deletion = await reader.send('DELETE', `${ARTICLES}/${article.id}`);
    expect([deletion.status, deletion.body.code]).toEqual([409, 'article_published']);
    const again = (await save(reader, withdrawn, { guardar: true, es_borrador: false })).body.article;
    expect(again).toMatchObject({
      estado: 'publicado',
      slug: article.slug,
      fecha_publicacion: article.fecha_publicacion,
    });
    expect((await bySlug(app, article.slug)).status).toBe(200);
  });
});
