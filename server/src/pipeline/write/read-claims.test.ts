import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import { addAnotherEvent, addArticle, addEvent, ask, sentenceAnalyst } from '../../../test/told-event.ts';
import { listOwnArticles } from './event-to-write.repository.ts';
import { readClaims } from './read-claims.ts';

const REPORT = { titular: 'El río Arga inunda Valdeluz', texto: 'El río Arga se desbordó y anegó cuarenta viviendas.' };

test('what an analyst has said of some articles is kept when it fails at another', async () => {
  const db = await openTestDatabase('empty');
  const evento_id = await addEvent(db);
  const ids: number[] = [];
  for (const _ of [1, 2, 3]) ids.push(await addArticle(db, evento_id, REPORT));
  const [first = 0, sick = 0, last = 0] = ids;
  const articles = await listOwnArticles(db, evento_id);
  const analyst = sentenceAnalyst('frases@1');
  const asked: number[] = [];
  const failing: typeof analyst = {
    ...analyst,
    claimsOf(article) {
      asked.push(article.articulo_id);
      return article.articulo_id === sick ? Promise.reject(new Error('too long')) : analyst.claimsOf(article);
    },
  };
  await expect(readClaims(db, evento_id, failing, articles)).rejects.toThrow('too long');
  const kept = await ask<{ articulo_id: number }>(db, 'select articulo_id::float8 from article_claims order by 1');
  expect(kept.map(({ articulo_id }) => articulo_id)).toEqual([first, last]);

  asked.length = 0;
  await expect(readClaims(db, evento_id, failing, articles)).rejects.toThrow('too long');
  expect(asked).toEqual([sick]);
  expect([...(await readClaims(db, evento_id, analyst, articles)).keys()].sort()).toEqual([...ids].sort());
});

test('what an analyst says is kept, but for what no database keeps', async () => {
  const db = await openTestDatabase('empty');
  const evento_id = await addEvent(db);
  await addArticle(db, evento_id, REPORT);
  const said = { kind: 'hecho' as const, weight: 1, pasaje: REPORT.texto };
  const analyst = {
    ...sentenceAnalyst('frases@1'),
    claimsOf: async () => [{ ...said, texto: `Un corte ${'🌊'.slice(0, 1)} y\0 un final.` }],
  };
  await readClaims(db, evento_id, analyst, await listOwnArticles(db, evento_id));
  const [kept] = await ask<{ claims: unknown }>(db, 'select claims from article_claims');
  expect(kept?.claims).toEqual([{ ...said, texto: 'Un corte \ufffd y un final.' }]);
});

test('of an article that is bound elsewhere by the time it is read nothing is kept', async () => {
  const db = await openTestDatabase('empty');
  const evento_id = await addEvent(db);
  const [bound, moved, stays] = [
    await addArticle(db, evento_id, REPORT),
    await addArticle(db, evento_id, REPORT),
    await addArticle(db, evento_id, REPORT),
  ];
  const articles = await listOwnArticles(db, evento_id);
  const elsewhere = await addAnotherEvent(db);
  await ask(db, 'update event_articles set evento_id = $1 where articulo_id = any ($2)', [elsewhere, [bound, moved]]);
  const bind = `insert into article_final_groups (articulo_id, published_on, final_group, is_binding)
    select id, now(), id, true from unnest($1::bigint[]) id`;
  await ask(db, bind, [[bound, stays]]);
  const claims = await readClaims(db, evento_id, sentenceAnalyst('frases@1'), articles);
  expect([...claims.keys()].sort()).toEqual([bound, moved, stays].sort());
  const kept = await ask<{ articulo_id: number }>(db, 'select articulo_id::float8 from article_claims order by 1');
  expect(kept).toEqual([{ articulo_id: moved }, { articulo_id: stays }]);
});
