import type { OwnComment } from '@poliedro/contracts/comments';
import { describe, expect, test } from 'vitest';
import { query, setUpComments } from '../../test/comments.ts';
import { Reader } from '../../test/reader.ts';

describe('what somebody has written', () => {
  interface Written {
    comentarios: OwnComment[];
    has_more: boolean;
    cursor: string | null;
  }

  test('is listed newest first with the titles, for themselves and on their page', async () => {
    const { app, evento_id, articulo_id, arrive, write } = await setUpComments();
    const { reader, usuario_id } = await arrive();
    const one = (await write(reader, 'uno')).body.comentario;
    await write(reader, 'dos', { articulo_id });
    const gone = (await write(reader, 'tres')).body.comentario;
    await reader.send('DELETE', `/api/comments/${gone.id}`);
    const [titles] = await query<{ evento: string; articulo: string }>(
      app,
      `select (select titulo from event_texts where evento_id = $1 and idioma = 'fr') as evento,
        (select titular from articles where articulo_id = $2) as articulo`,
      [evento_id, articulo_id],
    );
    const own = await reader.get<Written>('/api/user/comments?idioma=fr');
    expect(own.body).toMatchObject({
      comentarios: [
        { texto: 'dos', articulo_id, evento_id: null, articulo_titulo: titles?.articulo, evento_titulo: null },
        { id: one.id, texto: 'uno', evento_id, articulo_id: null, evento_titulo: titles?.evento },
      ],
      has_more: false,
      cursor: null,
    });
    const theirs = await new Reader(app).get<Written>(`/api/usuario/${usuario_id}/comments?idioma=fr`);
    expect(theirs.body).toEqual(own.body);
  });

  test('comes in pages', async () => {
    const { app, evento_id, arrive } = await setUpComments();
    const { reader, usuario_id } = await arrive();
    await query(
      app,
      `insert into comments (target_tipo, target_id, thread_id, profundidad, usuario_id, rol, texto)
        select 'evento', $1, 0, 0, $2, 'experto', 'número ' || n from generate_series(1, 60) n`,
      [evento_id, usuario_id],
    );
    const first = (await reader.get<Written>('/api/user/comments')).body;
    const second = (await reader.get<Written>(`/api/user/comments?cursor=${first.cursor}`)).body;
    expect([first.comentarios.length, first.has_more, second.comentarios.length, second.has_more]).toEqual([
      50,
      true,
      10,
      false,
    ]);
  });

  test('of who is not there, or not any more, is a 404', async () => {
    const { app, arrive } = await setUpComments();
    const { usuario_id } = await arrive();
    await query(app, 'update users set deleted_on = now() where id = $1', [usuario_id]);
    for (const id of [usuario_id, 987_654]) {
      const { status, body } = await new Reader(app).get(`/api/usuario/${id}/comments`);
      expect([status, body.code]).toEqual([404, 'usuario_not_found']);
    }
  });
});
