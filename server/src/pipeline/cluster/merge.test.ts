import { expect, test } from 'vitest';
import { getJson } from '../../../test/app.ts';
import { clusterToolsOf } from '../../../test/cluster-tools.ts';
import { query, setUpComments } from '../../../test/comments.ts';
import { countersOf, NO_REACTIONS, react } from '../../../test/reactions.ts';
import { Reader } from '../../../test/reader.ts';
import { addWaitingArticles, FIRE } from '../../../test/waiting-articles.ts';
import { clusterArticles } from './cluster-articles.ts';
import { settleEvents } from './settle-events.ts';

test('an event that becomes part of another one leads there, with all that readers did', async () => {
  const { app, arrive, write } = await setUpComments();
  const { db } = app.context;
  const tools = clusterToolsOf(db);
  const ids = await addWaitingArticles(db, FIRE);
  await clusterArticles(tools);
  // The same happening, published as two events.
  const [of] = await query<{ evento_id: number }>(
    app,
    'select evento_id::float8 from event_articles where articulo_id = $1',
    [ids[0]],
  );
  const stays = of?.evento_id ?? 0;
  const [added] = await query<{ evento_id: number }>(
    app,
    `insert into events (idioma_base, created_on, updated_on) values ('es', now(), now()) returning evento_id::float8`,
  );
  const goes = added?.evento_id ?? 0;
  await query(app, 'update event_articles set evento_id = $1 where articulo_id = any($2)', [goes, ids.slice(0, 2)]);
  await query(app, 'update events set periodicos = 9, version = 1 where evento_id = any($1)', [[stays, goes]]);
  await query(
    app,
    `insert into event_texts (evento_id, idioma, titulo, descripcion, traduccion_automatica)
      values ($1, 'es', 'Arde el mercado', '', false), ($2, 'es', 'Incendio en Ruzafa', '', false)`,
    [goes, stays],
  );
  await db.transaction((tx) => tools.place(tx, { evento_ids: [stays, goes] }));
  const standing = (evento_id: number) =>
    query(
      app,
      `select 1 from carril_entries join carriles using (carril_id)
      where tipo = 'eventos' and target_id = $1 and removed_at is null`,
      [evento_id],
    );
  expect(await standing(goes)).not.toEqual([]);

  const [ana, ben] = [await arrive(), await arrive()];
  for (const evento_id of [stays, goes]) await react(ana.reader, { action: 'upvote', evento_id });
  await react(ben.reader, { action: 'upvote', evento_id: goes });
  await react(ben.reader, { action: 'read', evento_id: goes });
  const said = await write(ana.reader, 'Estuve allí esta mañana.', { evento_id: goes });
  await write(ben.reader, 'Yo también.', { evento_id: goes, parent_id: said.body.comentario.id });

  await query(app, 'update event_settling set due_on = now()');
  expect(await settleEvents(tools)).toBe('settled');

  const event = await getJson<{ evento_id: number; titulo: string }>(app, `/api/modal_eventos/${goes}`);
  expect([event.status, event.body.evento_id, event.body.titulo]).toEqual([200, stays, 'Incendio en Ruzafa']);
  const { body } = await getJson<{ articulos: unknown[] }>(app, `/api/modal_eventos_articulos/${goes}`);
  expect(body.articulos).toHaveLength(FIRE.length);
  const counted = { ...NO_REACTIONS, upvote: 2, read: 1, comentarios: 2 };
  expect([await countersOf(app, `evento/${goes}`), await countersOf(app, `evento/${stays}`)]).toEqual([
    counted,
    counted,
  ]);

  // Whoever still has the old one on the screen speaks of the one that stands.
  const late = await write(ben.reader, 'Sigue cerrado.', { evento_id: goes });
  expect(late.body.comentario.evento_id).toBe(stays);
  expect(await react(ben.reader, { action: 'save', evento_id: goes })).toMatchObject({ evento_id: stays });
  const comments = await new Reader(app).get<{ total: number }>(`/api/comments/evento/${goes}`);
  expect(comments.body.total).toBe(3);

  expect(await standing(goes)).toEqual([]);
  const found = await getJson<{ evento_id: number }[]>(app, '/api/eventos/search?q=arde mercado&idioma=es');
  expect(found.body.map(({ evento_id }) => evento_id)).not.toContain(goes);
  expect(
    await query(app, 'select kind, from_evento_id::float8 from event_lineage where evento_id = $1', [stays]),
  ).toEqual([{ kind: 'merge', from_evento_id: goes }]);
});
