import { describe, expect, test } from 'vitest';
import { type CommentAnswer, type CommentPage, query, setUpComments } from '../../test/comments.ts';
import { Reader } from '../../test/reader.ts';

const MINUTE = 60_000;

const textsOf = (page: CommentPage) => page.comentarios.map(({ texto, profundidad }) => `${profundidad} ${texto}`);

describe('writing a comment', () => {
  test('gives it back as everybody sees it, about an event or an article', async () => {
    const { evento_id, articulo_id, arrive, write, list } = await setUpComments();
    const { reader, usuario_id, alias } = await arrive();
    const made = await write(reader, '  El agua\r\nbaja ');
    expect([made.status, made.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(made.body.comentario).toEqual({
      id: expect.any(Number),
      texto: 'El agua\nbaja',
      parent_id: null,
      profundidad: 0,
      usuario_id,
      alias,
      rol: 'experto',
      bio_foto_url: null,
      timestamp: expect.any(String),
      editado_on: null,
      eliminado: false,
      evento_id,
      articulo_id: null,
    });
    expect(await list()).toEqual({
      comentarios: [made.body.comentario],
      total: 1,
      has_more: false,
      cursor: null,
    });
    const ofArticle = await write(reader, 'Bien contado', { articulo_id });
    expect((await list(null, `articulo/${articulo_id}`)).comentarios).toEqual([ofArticle.body.comentario]);
    expect(ofArticle.body.comentario).toMatchObject({ evento_id: null, articulo_id });
  });

  test.each([
    [{ rol: 'lector' }, 403, 'forbidden'],
    [{ rol: 'investigador' }, 403, 'forbidden'],
    [{ rol: 'experto', email_verificado: false }, 403, 'email_unverified'],
  ] as const)('is not for %o', async (traits, status, code) => {
    const { arrive, write, list } = await setUpComments();
    const { reader } = await arrive(traits);
    const refused = await write(reader, 'Hola');
    expect([refused.status, refused.body.code]).toEqual([status, code]);
    expect((await list()).total).toBe(0);
  });

  test('about what is not there, or about two things, is refused', async () => {
    const { evento_id, articulo_id, arrive, write } = await setUpComments();
    const { reader } = await arrive();
    for (const [more, code] of [
      [{ evento_id: 987_654 }, 'evento_not_found'],
      [{ articulo_id: 987_654 }, 'articulo_not_found'],
      [{ evento_id, articulo_id }, 'invalid_request'],
      [{}, 'invalid_request'],
      [{ evento_id, parent_id: 987_654 }, 'comentario_not_found'],
    ] as const) {
      expect((await write(reader, 'Hola', more)).body.code, JSON.stringify(more)).toBe(code);
    }
  });

  test('answers on depths 0, 1 and 2, and no deeper', async () => {
    const { evento_id, arrive, write, list } = await setUpComments();
    let parent_id: number | undefined;
    for (const depth of [0, 1, 2, 3]) {
      const { reader } = await arrive();
      const { body } = await write(reader, `nivel ${depth}`, { evento_id, parent_id });
      expect(body.comentario).toMatchObject({ profundidad: depth, parent_id: parent_id ?? null });
      parent_id = body.comentario.id;
    }
    const { reader } = await arrive();
    const deeper = await write(reader, 'más', { evento_id, parent_id });
    expect([deeper.status, deeper.body.code]).toEqual([409, 'comment_too_deep']);
    expect(textsOf(await list())).toEqual(['0 nivel 0', '1 nivel 1', '2 nivel 2', '3 nivel 3']);
  });

  test('answers only what stands, about the same thing', async () => {
    const { evento_id, articulo_id, arrive, write } = await setUpComments();
    const { reader } = await arrive();
    const first = (await write(reader, 'uno')).body.comentario.id;
    const elsewhere = { parent_id: first };
    expect((await write(reader, 'no', { articulo_id, ...elsewhere })).body.code).toBe('comentario_not_found');
    expect((await write(reader, 'no', { evento_id: evento_id + 1, ...elsewhere })).body.code).toBe(
      'comentario_not_found',
    );
    await reader.send('DELETE', `/api/comments/${first}`);
    expect((await write(reader, 'no', { evento_id, ...elsewhere })).body.code).toBe('comentario_not_found');
  });

  test('sent again because no answer came is still one comment', async () => {
    let now = Date.now();
    const { arrive, write, list, articulo_id } = await setUpComments(() => now);
    const { reader } = await arrive();
    const other = await arrive();
    const texto = 'Lo mismo, otra vez';
    const answers = await Promise.all([write(reader, texto), write(reader, texto), write(reader, texto)]);
    expect(new Set(answers.map(({ body }) => body.comentario.id)).size).toBe(1);
    await write(other.reader, texto);
    await write(reader, texto, { articulo_id });
    expect((await list()).total).toBe(2);
    now += 121_000;
    const later = await write(reader, texto);
    expect(later.body.comentario.id).not.toBe(answers[0]?.body.comentario.id);
    expect((await list()).total).toBe(3);
  });

  test('goes five times a minute, for each person', async () => {
    const { arrive, write } = await setUpComments();
    const [one, other] = [await arrive(), await arrive()];
    const statuses = await Promise.all(Array.from({ length: 7 }, (_, i) => write(one.reader, `número ${i}`)));
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect((await write(one.reader, 'otro')).body.code).toBe('too_many_attempts');
    expect((await write(other.reader, 'otro')).status).toBe(200);
  });
});

describe('the list of comments', () => {
  test('has experts first, then the newest; answers behind what they answer, oldest first', async () => {
    const { app, evento_id, arrive, write, list } = await setUpComments();
    const { reader, usuario_id } = await arrive();
    const ids: number[] = [];
    for (const texto of ['a', 'b', 'c']) ids.push((await write(reader, texto)).body.comentario.id);
    await query(app, `update comments set rol = 'lector' where comentario_id = $1`, [ids[2]]);
    const another = (await arrive()).reader;
    const first = (await write(another, 'a1', { evento_id, parent_id: ids[0] })).body.comentario.id;
    await write(another, 'a2', { evento_id, parent_id: ids[0] });
    await write(another, 'a1i', { evento_id, parent_id: first });
    expect(textsOf(await list())).toEqual(['0 b', '0 a', '1 a1', '2 a1i', '1 a2', '0 c']);
    expect((await list()).total).toBe(6);

    await query(app, `update users set alias = 'otro nombre', rol = 'lector' where id = $1`, [usuario_id]);
    expect((await list()).comentarios[0]).toMatchObject({ alias: 'otro nombre', rol: 'experto' });
  });

  test('keeps the place of a deleted one while something that stands hangs on it', async () => {
    const { evento_id, arrive, write, list } = await setUpComments();
    const { reader } = await arrive();
    const top = (await write(reader, 'arriba')).body.comentario.id;
    const middle = (await write(reader, 'medio', { evento_id, parent_id: top })).body.comentario.id;
    const low = (await write(reader, 'abajo', { evento_id, parent_id: middle })).body.comentario.id;
    const lone = (await write(reader, 'solo')).body.comentario.id;
    const remove = async (id: number) => expect((await reader.send('DELETE', `/api/comments/${id}`)).status).toBe(200);
    await remove(lone);
    await remove(middle);
    await remove(top);
    const page = await list();
    expect(textsOf(page)).toEqual(['0 ', '1 ', '2 abajo']);
    expect(page.comentarios.map(({ eliminado }) => eliminado)).toEqual([true, true, false]);
    expect(page.total).toBe(1);
    await remove(low);
    expect(await list()).toEqual({ comentarios: [], total: 0, has_more: false, cursor: null });
  });

  test('goes on exactly where it ended, whatever was written or deleted meanwhile', async () => {
    const { app, evento_id, arrive, write, list } = await setUpComments();
    const { reader, usuario_id } = await arrive();
    await query(
      app,
      `insert into comments (target_tipo, target_id, thread_id, profundidad, usuario_id, rol, texto)
        select 'evento', $1, 0, 0, $2, case when n % 3 = 0 then 'experto' else 'lector' end, 'número ' || n
        from generate_series(1, 120) n`,
      [evento_id, usuario_id],
    );
    await query(app, 'update comments set thread_id = comentario_id');
    const first = await list();
    expect([first.comentarios.length, first.has_more, first.total]).toEqual([50, true, 120]);
    await write(reader, 'nuevo');
    await query(app, `update comments set texto = '', eliminado_on = now() where comentario_id = $1`, [
      first.comentarios.at(-1)?.id,
    ]);
    const second = await list(first.cursor);
    const third = await list(second.cursor);
    expect([second.comentarios.length, third.comentarios.length, third.has_more, third.cursor]).toEqual([
      50,
      20,
      false,
      null,
    ]);
    const all = [first, second, third].flatMap(({ comentarios }) => comentarios);
    expect(new Set(all.map(({ id }) => id)).size).toBe(120);
    const order = all.map(({ rol, id }) => (rol === 'experto' ? 1_000_000 : 0) + id);
    expect(order).toEqual(order.toSorted((a, b) => b - a));
    expect((await new Reader(app).get(`/api/comments/evento/${evento_id}?cursor=eHh4`)).status).toBe(400);
  });

  test('is the same with the language that a page sends along', async () => {
    const { app, evento_id, arrive, write, list } = await setUpComments();
    await write((await arrive()).reader, 'uno');
    const { status, body } = await new Reader(app).get(`/api/comments/evento/${evento_id}?idioma=es`);
    expect([status, body]).toEqual([200, await list()]);
  });

  test('of what is not there is a 404', async () => {
    const { app } = await setUpComments();
    for (const tipo of ['evento', 'articulo']) {
      const { status, body } = await new Reader(app).get(`/api/comments/${tipo}/987654`);
      expect([status, body.code]).toEqual([404, `${tipo}_not_found`]);
    }
  });
});

describe('one’s own comment', () => {
  test('is rewritten in its first fifteen minutes', async () => {
    let now = Date.now();
    const { arrive, write, list } = await setUpComments(() => now);
    const { reader } = await arrive();
    const { id } = (await write(reader, 'Agua')).body.comentario;
    const edit = (texto: string) => reader.send<CommentAnswer>('PUT', `/api/comments/${id}`, { texto });
    now += 15 * MINUTE - 1000;
    const edited = await edit(' Agua clara ');
    expect(edited.body.comentario).toMatchObject({ id, texto: 'Agua clara', editado_on: expect.any(String) });
    expect((await list()).comentarios).toEqual([edited.body.comentario]);
    expect((await edit(' ')).body.code).toBe('comment_empty');
    expect((await edit('x'.repeat(201))).body.code).toBe('comment_too_long');
    now += 1000;
    const late = await edit('Tarde');
    expect([late.status, late.body.code]).toEqual([409, 'comment_edit_over']);
    expect(textsOf(await list())).toEqual(['0 Agua clara']);
    await reader.send('DELETE', `/api/comments/${id}`);
    expect((await edit('Otra vez')).body.code).toBe('comentario_not_found');
  });

  test('is nobody else’s to change', async () => {
    const { arrive, write, list } = await setUpComments();
    const { reader } = await arrive();
    const other = await arrive({ rol: 'experto', es_administrador: true, segundo_factor: true });
    const { id } = (await write(reader, 'Agua')).body.comentario;
    for (const [method, body] of [['PUT', { texto: 'Vino' }], ['DELETE']] as const) {
      const refused = await other.reader.send<CommentAnswer>(method, `/api/comments/${id}`, body);
      expect([refused.status, refused.body.code]).toEqual([404, 'comentario_not_found']);
    }
    expect(textsOf(await list())).toEqual(['0 Agua']);
  });

  test('can still be taken back by who is no expert any more', async () => {
    const { app, arrive, write, list } = await setUpComments();
    const { reader, usuario_id } = await arrive();
    const { id } = (await write(reader, 'Agua')).body.comentario;
    await query(app, `update users set rol = 'lector' where id = $1`, [usuario_id]);
    expect((await reader.send('DELETE', `/api/comments/${id}`)).status).toBe(200);
    expect((await list()).total).toBe(0);
    expect(await query(app, 'select texto from comments')).toEqual([{ texto: '' }]);
  });
});
