import type { purchaseArticle } from '@poliedro/contracts/payments';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { getJson, startTestApp, type TestApp } from '../../../test/app.ts';
import { giveBalance } from '../../../test/money.ts';
import type { Reader } from '../../../test/reader.ts';
import { addPerson, signInAs } from '../../../test/signed-in.ts';
import { untilWaitingForLocks } from '../../../test/waiting-for-locks.ts';
import { arriveAuthor, publishNew, save } from '../../../test/writing.ts';
import { readBalances } from '../ledger/ledger.repository.ts';

const BUY = '/api/stripe/purchase-article';
type Answer = z.infer<typeof purchaseArticle.reply> & { code?: string; importe_euros?: number };
const buy = (reader: Reader, body: object, path = BUY) => reader.post<Answer>(path, body);

async function arrive(cents: number, importe_euros = 1.25) {
  const app = await startTestApp();
  const author = await arriveAuthor(app);
  const article = await publishNew(author.reader, { importe_euros });
  const person = await addPerson(app);
  const reader = await signInAs(app, person);
  if (cents > 0) await giveBalance(app.context.db, person.usuario_id, cents);
  return { app, author, article, person, reader };
}

const count = async (app: TestApp, table: string) =>
  (await app.context.db.query<{ n: number }>({ name: '', text: `select count(*)::int as n from ${table}` }, []))[0]?.n;

test('an article is paid from the balance: its author gets the price without the commission, the reader the text', async () => {
  const { app, author, article, person, reader } = await arrive(500);
  const whole = `/api/articulo/${article.id}/completo`;
  expect((await reader.get<{ code?: string }>(whole)).body.code).toBe('forbidden');
  const { status, body } = await buy(reader, { articulo_id: article.id, importe_euros: 1.25 });
  expect([status, body]).toEqual([
    200,
    {
      success: true,
      message: '¡Artículo comprado con éxito!',
      articulo_id: article.id,
      importe_euros: 1.25,
      pay_per_view: 3.75,
    },
  ]);
  expect((await readBalances(app.context.db, author.person.usuario_id)).author).toBe(113);
  expect((await readBalances(app.context.db, person.usuario_id)).reader).toBe(375);
  expect((await reader.get<{ body_json: unknown }>(whole)).body.body_json).toEqual(article.body_json);
  expect((await reader.get(`/stripe/check-purchase/${article.id}`)).body).toEqual({ purchased: true });
  expect((await getJson(app, `/api/stripe/check-purchase/${article.id}`)).body).toEqual({ purchased: false });
  expect((await reader.get('/api/stripe/purchases')).body).toEqual({ articulos: [article.id] });
  expect(await count(app, `outgoing_mails where plantilla = 'purchase-receipt'`)).toBe(1);
});

test('all ways of asking for it exist, and buying twice is one purchase', async () => {
  const { app, article, person, reader } = await arrive(500);
  const id = article.id;
  for (const body of [
    { articulo_id: id, precio: 1.25 },
    { articulo_id: id, importe_euros: 1.25 },
  ])
    expect((await buy(reader, body)).status).toBe(200);
  expect((await buy(reader, { article_id: id }, '/stripe/purchase-article')).body.pay_per_view).toBe(3.75);
  expect((await readBalances(app.context.db, person.usuario_id)).reader).toBe(375);
});

test.each([
  ['withdrawn', 'withdrawn_on = now()', 'article_not_public'],
  ['given another price', 'importe_centimos = 300', 'price_changed'],
])('what is %s in the moment of the purchase is not paid for', async (_, change, code) => {
  const { app, article, person, reader } = await arrive(500);
  const { db } = app.context;
  const text = `update published_articles set ${change} where articulo_id = $1`;
  const asked = await db.transaction(async (tx) => {
    await tx.query({ name: '', text }, [article.id]);
    const asking = buy(reader, { articulo_id: article.id, importe_euros: 1.25, idempotency_key: crypto.randomUUID() });
    await untilWaitingForLocks(db, 1);
    return { asking };
  });
  expect((await asked.asking).body.code).toBe(code);
  expect((await readBalances(db, person.usuario_id)).reader).toBe(500);
  expect(await count(app, 'purchases')).toBe(0);
  expect(await count(app, 'payment_requests')).toBe(0);
});

test('a hundred at once on a balance for exactly one are one debit', async () => {
  const { app, author, article, person, reader } = await arrive(125);
  const asked = Array.from({ length: 100 }, () => buy(reader, { articulo_id: article.id, importe_euros: 1.25 }));
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await readBalances(app.context.db, person.usuario_id)).reader).toBe(0);
  expect((await readBalances(app.context.db, author.person.usuario_id)).author).toBe(113);
  expect(await count(app, `ledger_transfers where kind = 'compra'`)).toBe(1);
  expect(await count(app, 'outgoing_mails')).toBe(1);
});

test('without enough nothing is bought, and nothing of it stays', async () => {
  const { app, article, reader } = await arrive(124);
  const { status, body } = await buy(reader, { articulo_id: article.id });
  expect([status, body.code]).toEqual([402, 'insufficient_balance']);
  expect([await count(app, 'purchases'), await count(app, 'outgoing_mails')]).toEqual([0, 0]);
});

test('another price than the article has is refused, and the answer says the price', async () => {
  const { article, reader } = await arrive(500);
  const { status, body } = await buy(reader, { articulo_id: article.id, importe_euros: 1 });
  expect([status, body.code, body.importe_euros]).toEqual([409, 'price_changed', 1.25]);
});

test('one’s own, a free one, a draft and one that is not there cannot be bought', async () => {
  const { app, author, article, reader } = await arrive(500);
  await giveBalance(app.context.db, author.person.usuario_id, 500);
  const free = await publishNew(author.reader);
  const draft = await publishNew(author.reader, { es_borrador: true, importe_euros: 1 });
  const codes = [
    await buy(author.reader, { articulo_id: article.id }),
    await buy(reader, { articulo_id: free.id }),
    await buy(reader, { articulo_id: draft.id }),
    await buy(reader, { articulo_id: 999_999_999 }),
  ].map(({ body }) => body.code);
  expect(codes).toEqual(['own_article', 'article_free', 'article_not_public', 'articulo_not_found']);
  expect(await count(app, 'purchases')).toBe(0);
});

test('a buyer keeps what was bought after it is withdrawn or costs more', async () => {
  const { author, article, reader } = await arrive(500);
  await buy(reader, { articulo_id: article.id });
  const dearer = (await save(author.reader, article, { importe_euros: 9, guardar: true })).body.article;
  expect((await buy(reader, { articulo_id: article.id })).body).toMatchObject({
    importe_euros: 1.25,
    pay_per_view: 3.75,
  });
  await save(author.reader, dearer, { es_borrador: true, guardar: true });
  expect((await reader.get(`/api/articulo/${article.id}/completo`)).status).toBe(200);
});

test('a key belongs to one request: asked again it is answered alike, with another request it is refused', async () => {
  const { author, article, reader } = await arrive(500);
  const second = await publishNew(author.reader, { importe_euros: 2 });
  const idempotency_key = crypto.randomUUID();
  const first = await buy(reader, { articulo_id: article.id, idempotency_key });
  expect((await buy(reader, { articulo_id: article.id, idempotency_key })).body).toEqual(first.body);
  const other = await buy(reader, { articulo_id: second.id, idempotency_key });
  expect([other.status, other.body.code]).toEqual([409, 'idempotency_conflict']);
});

test('a visitor buys nothing', async () => {
  const { app, article } = await arrive(0);
  const answer = await app.http.inject({ method: 'POST', url: BUY, payload: { articulo_id: article.id } });
  expect(answer.statusCode).toBe(401);
});
