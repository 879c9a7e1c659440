import type { OwnedArticle } from '@poliedro/contracts/public-articles';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { giveBalance } from '../../../test/money.ts';
import { addPerson, signInAs } from '../../../test/signed-in.ts';
import { arriveAuthor, doc, paragraph, publishNew, save, text } from '../../../test/writing.ts';

const PRICE = 2;
const said = (words: string) => doc(paragraph(text(words)));

async function arrive() {
  const app = await startTestApp();
  const { db } = app.context;
  const { reader: author, person: writer } = await arriveAuthor(app);
  const article = await publishNew(author, { importe_euros: PRICE, body_json: said('Lo que se vendió.') });
  const arriveBuyer = async () => {
    const person = await addPerson(app);
    const reader = await signInAs(app, person);
    await giveBalance(db, person.usuario_id, 500);
    expect((await reader.post('/api/stripe/purchase-article', { articulo_id: article.id })).status).toBe(200);
    const read = async (version = '') =>
      (await reader.get<OwnedArticle>(`/api/articulo/${article.id}/completo${version && `?version=${version}`}`)).body;
    return { read };
  };
  const query = (words: string, values: unknown[] = []) => db.query<{ n: number }>({ name: '', text: words }, values);
  return { app, author, writer, article, arriveBuyer, query };
}

test('who has bought a text may read it as it was, whatever its author makes of it', async () => {
  const { author, article, arriveBuyer } = await arrive();
  const first = await arriveBuyer();
  expect(await first.read()).toMatchObject({ body_json: article.body_json, ha_cambiado: false });
  expect(await first.read('comprada')).toEqual(await first.read());

  const guardar = { guardar: true, es_borrador: false };
  const replaced = await save(author, article, { ...guardar, titular: 'Otra cosa', body_json: said('Nada.') });
  expect(replaced.status).toBe(200);
  const second = await arriveBuyer();
  const now = { titular_texto: 'Otra cosa', body_json: replaced.body.article.body_json };
  const then = { titular_texto: 'El agua baja', body_json: article.body_json };
  expect(await first.read()).toMatchObject({ ...now, ha_cambiado: true });
  expect(await first.read('comprada')).toMatchObject({ ...then, ha_cambiado: true });
  for (const version of ['', 'comprada'])
    expect(await second.read(version)).toMatchObject({ ...now, ha_cambiado: false });

  const free = await save(author, replaced.body.article, { ...guardar, importe_euros: 0 });
  expect(free.status).toBe(200);
  expect(await first.read()).toMatchObject({ ...now, ha_cambiado: true });
  const withdrawn = await save(author, free.body.article, { guardar: true, es_borrador: true });
  expect(withdrawn.status).toBe(200);
  expect(await first.read('comprada')).toMatchObject(then);
  expect(await author.get(`/api/articulo/${article.id}/completo?version=comprada`)).toMatchObject({
    status: 200,
    body: { ...now, ha_cambiado: false },
  });
});

test('of many versions those that were bought are kept', async () => {
  const { author, article, arriveBuyer, query } = await arrive();
  const { read } = await arriveBuyer();
  await query(
    `insert into article_revisions (articulo_id, version, tipo, titular, resumen, body, palabras)
      select articulo_id, version + n, 'publicado', titular, resumen, body, palabras
      from article_revisions, generate_series(100, 400) n where articulo_id = $1`,
    [article.id],
  );
  const changed = { guardar: true, es_borrador: false, body_json: said('Lo que hay ahora.') };
  expect((await save(author, article, changed)).status).toBe(200);
  expect(await query('select count(*)::int as n from article_revisions')).toEqual([{ n: 201 }]);
  expect((await read('comprada')).body_json).toEqual(article.body_json);
});
