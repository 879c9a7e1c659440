import { EMPTY_BODY } from '@poliedro/contracts/article-body/document';
import { BODY_LIMITS } from '@poliedro/contracts/article-body/limits';
import { ERRORS, type ErrorCode } from '@poliedro/contracts/errors';
import { type OwnArticle, type Revision, type WorkingArticle, workingArticleSchema } from '@poliedro/contracts/writing';
import { describe, expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { ARTICLES, arriveAuthor, doc, paragraph, save, sent, text, write } from '../../../test/writing.ts';

describe('saving a draft', () => {
  test('gives back what was written with what follows from it, and takes nothing else from who sends it', async () => {
    const app = await startTestApp();
    const { reader, person } = await arriveAuthor(app, { rol: 'lector' });
    const forged = { usuario_id: 1, autor: 'Otra', tipo: 'externo', periodico: 7, paywall: true, estado: 'publicado' };
    const { body } = await reader.post<{ id: number; article: WorkingArticle }>(ARTICLES, {
      ...sent({
        titular: '  Sobre <em>El Quijote</em>\n',
        body_json: doc(paragraph(text('Hola <b>', { type: 'bold' }, { type: 'inventada' }))),
      }),
      ...forged,
      body_html: '<script>alert(1)</script>',
      texto_libre: 'otra cosa',
    });
    const article = workingArticleSchema.parse(body.article);
    expect(body.id).toBe(article.articulo_id);
    expect(article).toMatchObject({
      titular: 'Sobre <em>El Quijote</em>',
      body_html: '<p><strong>Hola &lt;b&gt;</strong></p>',
      texto_libre: 'Hola <b>',
      estado: 'borrador',
      es_borrador: true,
      version: 1,
      slug: null,
      cambios_sin_publicar: false,
      titulo_evento: expect.stringMatching(/./),
    });
    expect((await reader.get<WorkingArticle>(`${ARTICLES}/${body.id}`)).body).toEqual(body.article);
    const rows = await app.context.db.query(
      { name: '', text: 'select usuario_id::float8 as usuario_id from hosted_articles' },
      [],
    );
    expect(rows).toEqual([{ usuario_id: person.usuario_id }]);
  });

  test('is refused without what it needs, in the words of the catalogue', async () => {
    const app = await startTestApp();
    const { reader } = await arriveAuthor(app);
    const cases: readonly [string, object, ErrorCode][] = [
      ['without a title', { titular: ' <em></em> ' }, 'titular_required'],
      ['without a summary', { resumen: ' ' }, 'resumen_required'],
      ['without an event', { evento_id: null }, 'evento_required'],
      ['on an event that is not there', { evento_id: 987_654 }, 'evento_required'],
      ['without a document', { body_json: null }, 'body_invalid'],
      ['with a node that is not known', { body_json: doc({ type: 'iframe' }) }, 'body_invalid'],
      ['with a title that is too long', { titular: 'x'.repeat(301) }, 'invalid_request'],
      ['with a price below nothing', { importe_euros: -1 }, 'invalid_request'],
      ['in a language that we do not speak', { idioma: 'pt' }, 'invalid_request'],
    ];
    for (const [what, change, code] of cases) {
      const { status, body } = await reader.post(ARTICLES, sent(change));
      expect([what, status, body.code, body.error]).toEqual([what, ERRORS[code].status, code, ERRORS[code].error]);
    }
    expect((await reader.get(ARTICLES)).body).toEqual({ articles: [] });
  });

  test('has something to read or to look at before it is sold; a draft and a gift need not', async () => {
    const app = await startTestApp();
    const { reader } = await arriveAuthor(app);
    const nothing = doc(paragraph(text(' ')));
    const forSale = { body_json: nothing, importe_euros: 2 };
    const refused = await reader.post<{ code: string }>(ARTICLES, sent({ ...forSale, es_borrador: false }));
    expect([refused.status, refused.body.code]).toEqual([400, 'text_required']);
    expect((await reader.get(ARTICLES)).body).toEqual({ articles: [] });

    const draft = await write(reader, forSale);
    const publish = (change: object) =>
      save(reader, draft, { ...forSale, guardar: true, es_borrador: false, ...change });
    expect((await publish({})).body).toMatchObject({ code: 'text_required' });
    expect((await publish({ importe_euros: 0 })).status).toBe(200);
    const film = await write(reader, {
      ...forSale,
      body_json: doc({ type: 'youtube', attrs: { video_id: 'dQw4w9WgXcQ' } }),
    });
    expect((await save(reader, film, { guardar: true, es_borrador: false })).status).toBe(200);
  });

  test('takes a document far larger than any other body, and not one that is too large', async () => {
    const app = await startTestApp();
    const { reader } = await arriveAuthor(app);
    const words = (bytes: number) =>
      doc(...Array.from({ length: 40 }, () => paragraph(text('palabra '.repeat(bytes / 320)))));
    const article = await write(reader, { body_json: words(1_500_000) });
    expect((article.body_json as { content: object[] }).content).toHaveLength(40);
    for (const bytes of [BODY_LIMITS.bytes + 1000, 16_000_000]) {
      const { status, body } = await reader.post(ARTICLES, sent({ body_json: words(bytes) }));
      expect([status, body.code]).toEqual([413, 'body_too_large']);
    }
    const elsewhere = await reader.post('/api/comments', { texto: 'x'.repeat(300_000), evento_id: 1 });
    expect(elsewhere.status).not.toBe(200);
  });

  test('twice under the name of the browser makes one article', async () => {
    const app = await startTestApp();
    const { reader } = await arriveAuthor(app);
    const borrador_id = crypto.randomUUID();
    const [one, other] = await Promise.all([write(reader, { borrador_id }), write(reader, { borrador_id })]);
    const later = await write(reader, { borrador_id, titular: 'Otro titular' });
    expect([other.id, later]).toEqual([one.id, one]);
    expect((await reader.get<{ articles: unknown[] }>(ARTICLES)).body.articles).toHaveLength(1);
    const stranger = await arriveAuthor(app);
    expect((await write(stranger.reader, { borrador_id })).id).not.toBe(one.id);
  });

  test('moves to the event that the chosen one is part of now', async () => {
    const app = await startTestApp();
    const { reader } = await arriveAuthor(app);
    await app.context.db.query({ name: '', text: 'update events set merged_into = 1 where evento_id = 2' }, []);
    expect((await write(reader, { evento_id: 2 })).evento_id).toBe(1);
  });
});

describe('saving again', () => {
  test('carries a version: a stale one is refused, an equal text changes nothing', async () => {
    const app = await startTestApp();
    const { reader } = await arriveAuthor(app);
    const first = await write(reader);
    const second = (await save(reader, first, { titular: 'Segundo', importe_euros: 0.1 + 0.2 })).body.article;
    expect([second.version, second.titular, second.importe_euros]).toEqual([2, 'Segundo', 0.3]);
    const stale = await save(reader, first, { titular: 'Desde otra ventana' });
    expect([stale.status, stale.body.code]).toEqual([409, 'version_conflict']);
    const same = await save(reader, second);
    expect(same.body.article).toEqual(second);
    const sentAgain = await save(reader, second, { version: 1 });
    expect(sentAgain.body.article).toEqual(second);
    expect((await reader.get(`${ARTICLES}/${first.id}`)).body).toEqual(second);
  });

  test('at the same time: one is taken, the others hear of it', async () => {
    const app = await startTestApp();
    const { reader } = await arriveAuthor(app);
    const article = await write(reader);
    const saves = Array.from({ length: 6 }, (_, at) => save(reader, article, { titular: `Titular ${at}` }));
    const statuses = (await Promise.all(saves)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  test('keeps earlier texts: each Guardar, and an autosave every five minutes', async () => {
    const app = await startTestApp();
    const { reader } = await arriveAuthor(app);
    const revisions = async (id: number) =>
      (await reader.get<{ revisiones: Revision[] }>(`${ARTICLES}/${id}/revisions`)).body.revisiones;
    let article = await write(reader);
    for (const titular of ['A', 'B', 'C']) article = (await save(reader, article, { titular })).body.article;
    article = (await save(reader, article, { titular: 'D', guardar: true })).body.article;
    article = (await save(reader, article, { guardar: true })).body.article;
    const kept = await revisions(article.id);
    expect(kept.map(({ version, tipo, titular }) => [version, tipo, titular])).toEqual([
      [5, 'guardado', 'D'],
      [2, 'autoguardado', 'A'],
      [1, 'guardado', 'El agua baja'],
    ]);
    const oldest = await reader.get(`${ARTICLES}/${article.id}/revisions/${kept[2]?.revision_id}`);
    expect(oldest.body).toMatchObject({
      titular: 'El agua baja',
      resumen: article.resumen,
      body_json: article.body_json,
    });
    await app.context.db.query(
      {
        name: '',
        text: `with before as (update article_revisions set created_on = now() - interval '1 hour')
          insert into article_revisions (articulo_id, version, tipo, titular, resumen, body, palabras)
          select $1, n + 100, 'autoguardado', 't' || n, 'r', '{}', 1 from generate_series(1, 250) n`,
      },
      [article.id],
    );
    await save(reader, article, { titular: 'E', guardar: true });
    const most = await revisions(article.id);
    expect(most).toHaveLength(200);
    expect(most.filter(({ tipo }) => tipo === 'guardado').map(({ titular }) => titular)).toEqual([
      'E',
      'D',
      'El agua baja',
    ]);
  });

  test('never touches what belongs to others', async () => {
    const app = await startTestApp();
    const [owner, other] = [await arriveAuthor(app), await arriveAuthor(app)];
    const article = await write(owner.reader);
    const revision = (await owner.reader.get<{ revisiones: Revision[] }>(`${ARTICLES}/${article.id}/revisions`)).body
      .revisiones[0];
    const paths = ['', '/revisions', `/revisions/${revision?.revision_id}`];
    for (const path of paths) {
      const { status, body } = await other.reader.get(`${ARTICLES}/${article.id}${path}`);
      expect([path, status, body.code]).toEqual([path, 404, 'articulo_not_found']);
    }
    expect((await save(other.reader, article, { titular: 'Robado' })).status).toBe(404);
    expect((await other.reader.send('DELETE', `${ARTICLES}/${article.id}`)).status).toBe(404);
    expect((await owner.reader.get(`${ARTICLES}/${article.id}`)).body).toEqual(article);
  });
});

describe('own articles', () => {
  test('are listed, the last changed first, and drafts can be deleted', async () => {
    const app = await startTestApp();
    const { reader } = await arriveAuthor(app);
    const [one, other] = [await write(reader, { body_json: EMPTY_BODY }), await write(reader, { importe_euros: 1.5 })];
    await save(reader, one, { titular: 'Cambiado' });
    const list = async () => (await reader.get<{ articles: OwnArticle[] }>(ARTICLES)).body.articles;
    expect(await list()).toMatchObject([
      { id: one.id, titular: 'Cambiado', palabras: 0, estado: 'borrador', lecturas: 0, ingresos_euros: null },
      { id: other.id, palabras: 8, importe_euros: 1.5, fecha_publicacion: null, slug: null },
    ]);
    expect((await reader.send('DELETE', `${ARTICLES}/${one.id}`)).status).toBe(200);
    expect((await list()).map(({ id }) => id)).toEqual([other.id]);
    expect((await reader.get(`${ARTICLES}/${one.id}`)).status).toBe(404);
  });

  test('are not published nor given a price by readers', async () => {
    const app = await startTestApp();
    const { reader } = await arriveAuthor(app, { rol: 'lector' });
    for (const change of [{ es_borrador: false }, { importe_euros: 0.01 }]) {
      const { status, body } = await reader.post(ARTICLES, sent(change));
      expect([status, body.code]).toEqual([403, 'forbidden']);
    }
    const article = await write(reader);
    expect((await save(reader, article, { es_borrador: false, guardar: true })).status).toBe(403);
    expect((await save(reader, article, { es_borrador: false })).body.article.estado).toBe('borrador');
  });
});
