import type { listTransactions, Receipt, Transaction } from '@poliedro/contracts/payments';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { startTestApp } from '../../../test/app.ts';
import { giveBalance } from '../../../test/money.ts';
import { startPaying } from '../../../test/paying.ts';
import type { Reader } from '../../../test/reader.ts';
import { addPerson, signInAs } from '../../../test/signed-in.ts';
import { arriveAuthor, publishNew } from '../../../test/writing.ts';

const LIST = '/api/stripe/transactions';
type Page = z.infer<typeof listTransactions.reply> & { code?: string };
const list = async (reader: Reader, query = '') => (await reader.get<Page>(`${LIST}${query}`)).body;
const short = ({ tipo_transaccion, tipo_dinero, importe_euros, estado, saldo_euros }: Transaction) => [
  tipo_transaccion,
  tipo_dinero === 'donacion' ? 'D' : 'P',
  importe_euros,
  estado,
  saldo_euros,
];

test('all that happens to somebody’s money is listed with the balance after it: bought, earned, given, on its way, back', async () => {
  const paying = await startPaying();
  const { app, reader, cards } = paying;
  const author = await arriveAuthor(app);
  const article = await publishNew(author.reader, { importe_euros: 1.25, titular: '=1+1, "agua"' });
  await paying.topUp(10);
  await paying.hearAll();
  await reader.post('/api/stripe/purchase-article', { articulo_id: article.id });
  await reader.post('/api/stripe/create-subscription', {
    price_id: 'price_supporter',
    payment_method_id: 'pm_card_visa',
  });
  await paying.hearAll();
  await reader.post('/api/stripe/subscription/withdraw', { confirmo: true });
  await reader.post('/api/stripe/refund-balance', {});
  expect((await list(reader)).transactions.map(short)).toEqual([
    ['reembolso', 'P', -8.75, 'en_camino', 0],
    ['reembolso', 'D', 5, 'en_camino', null],
    ['donacion', 'D', -5, 'hecha', null],
    ['compra', 'P', -1.25, 'hecha', 8.75],
    ['recarga', 'P', 10, 'hecha', 10],
  ]);
  await paying.refunds.sendAllDue();
  await paying.hearAll();
  expect((await list(reader, '?tipo=reembolso')).transactions.map(short)).toEqual([
    ['reembolso', 'P', -8.75, 'hecha', 0],
    ['reembolso', 'D', 5, 'hecha', null],
  ]);
  // The bank takes the top-up back after all: it is owed, and shown.
  const [charge] = (await paying.provider.stripe.charges.list({ limit: 100 })).data.filter(
    ({ amount }) => amount === 1000,
  );
  await cards.control(`charges/${charge?.id}/dispute`, {});
  await paying.hearAll();
  expect((await list(reader)).transactions[0]).toMatchObject({ tipo_transaccion: 'reembolso', saldo_euros: null });

  const earned = await list(author.reader);
  expect(earned.transactions.map(short)).toEqual([['ingreso_autor', 'P', 1.13, 'hecha', null]]);
  expect(earned.transactions[0]).toMatchObject({ articulo_id: article.id, titulo_articulo: '=1+1, "agua"' });
  expect(
    (await author.reader.get<{ articles: { ingresos_euros: number }[] }>('/api/user/articles')).body.articles,
  ).toMatchObject([{ ingresos_euros: 1.13 }]);

  const csv = await reader.raw(`${LIST}.csv?tipo=compra`);
  const dayOf = async (tipo: string) => (await list(reader, `?tipo=${tipo}`)).transactions[0]?.created_at.slice(0, 10);
  expect(csv.split('\r\n')).toEqual([
    'Fecha,Tipo,Categoría,Donación,Pay-Per-View,Artículo',
    `${await dayOf('compra')},Compra,Pay-Per-View,,-1.25,"'=1+1, ""agua"""`,
    '',
  ]);
  expect((await reader.raw(`${LIST}.csv?tipo=donacion&idioma=de`)).split('\r\n').slice(0, 2)).toEqual([
    'Datum,Art,Kategorie,Spende,Pay-Per-View,Artikel',
    `${await dayOf('donacion')},Spende,Spende,-5.00,,`,
  ]);
  await paying.expectProved();
});

test('a receipt tells one movement to its owner alone', async () => {
  const app = await startTestApp();
  const author = await arriveAuthor(app);
  const article = await publishNew(author.reader, { importe_euros: 2 });
  const person = await addPerson(app);
  const reader = await signInAs(app, person);
  await giveBalance(app.context.db, person.usuario_id, 500);
  await reader.post('/api/stripe/purchase-article', { articulo_id: article.id });
  const [bought] = (await list(reader)).transactions;
  const path = `${LIST}/${bought?.id}/receipt`;
  expect((await reader.get<Receipt>(path)).body).toEqual({
    transaction: bought,
    alias: person.alias,
    email: person.email,
    autor: author.person.alias,
    referencia: expect.stringMatching(/^P\d{4}-\d{8}$/),
  });
  expect((await author.reader.get<Receipt>(path)).body).toMatchObject({
    transaction: { tipo_transaccion: 'ingreso_autor', importe_euros: 1.8 },
    autor: null,
  });
  const other = await signInAs(app, await addPerson(app));
  for (const [who, address] of [
    [other, path],
    [reader, `${LIST}/x/receipt`],
    [reader, `${LIST}/99999999/receipt`],
  ] as const)
    expect((await who.get(address)).body).toMatchObject({ code: 'transaction_not_found' });
});

test('pages neither repeat nor skip while more comes, and days and kinds can be chosen', async () => {
  const app = await startTestApp({ content: 'empty' });
  const { db } = app.context;
  const person = await addPerson(app);
  const reader = await signInAs(app, person);
  expect(await list(reader)).toEqual({ success: true, transactions: [], has_more: false, cursor: null });
  const none = await reader.get<{ code: string; error: string }>(`${LIST}.csv`);
  expect([none.status, none.body]).toMatchObject([404, { error: 'No hay transacciones para exportar' }]);

  for (let cents = 1; cents <= 45; cents += 1) await giveBalance(db, person.usuario_id, cents);
  const seen: number[] = [];
  let cursor = '';
  for (;;) {
    const page = (await reader.get<Page>(`/stripe/user-transactions${cursor}`)).body;
    seen.push(...page.transactions.map(({ importe_euros }) => Math.round(importe_euros * 100)));
    await giveBalance(db, person.usuario_id, 1000);
    if (page.cursor === null) break;
    cursor = `?cursor=${page.cursor}`;
  }
  expect(seen).toEqual(Array.from({ length: 45 }, (_, at) => 45 - at));
  expect(await list(reader, '?cursor=zzz')).toMatchObject({ code: 'invalid_request' });

  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  const count = async (query: string) => (await list(reader, query)).transactions.length;
  expect(await count(`?desde=${day(-1)}&hasta=${day(1)}`)).toBe(20);
  expect(await count(`?desde=${day(2)}`)).toBe(0);
  expect(await count(`?hasta=${day(-2)}`)).toBe(0);
  expect(await count('?tipo=compra')).toBe(0);
  const asked = day(0);
  const response = await fetch(`${app.origin}${LIST}.csv?desde=${day(-1)}`, {
    headers: { cookie: [...reader.cookies].map((pair) => pair.join('=')).join('; '), 'sec-fetch-site': 'same-origin' },
  });
  expect([asked, day(0)].map((one) => `attachment; filename="transacciones_${one}.csv"`)).toContain(
    response.headers.get('content-disposition'),
  );
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
  expect(bytes.toString().trim().split('\r\n')).toHaveLength(49);
});

test('days are those of the zone that is asked for: in the list, its bounds and the file', async () => {
  const app = await startTestApp({ content: 'empty' });
  const person = await addPerson(app);
  const reader = await signInAs(app, person);
  const text = `insert into ledger_transfers (kind, key, usuario_id, created_on) values ('recarga', $1, $2, $3)`;
  for (const at of ['2026-03-28T22:30:00Z', '2026-06-10T22:30:00Z'])
    await app.context.db.query({ name: '', text }, [`recarga:${at}`, person.usuario_id, at]);
  const daysOf = async (query: string) =>
    (await list(reader, query)).transactions.map(({ created_at }) => created_at.slice(0, 10));
  const on = (day: string, zona: string) => daysOf(`?desde=${day}&hasta=${day}&zona=${zona}`);
  expect([await on('2026-06-11', 'Europe/Madrid'), await on('2026-06-10', 'Europe/Madrid')]).toEqual([
    ['2026-06-10'],
    [],
  ]);
  // Before the clocks change there.
  expect([await on('2026-03-28', 'Europe/Madrid'), await on('2026-03-29', 'Europe/Madrid')]).toEqual([
    ['2026-03-28'],
    [],
  ]);
  // A name that browsers still use, and databases have begun to forget.
  expect([await on('2026-06-11', 'Asia/Calcutta'), await on('2026-06-10', 'America/Buenos_Aires')]).toEqual([
    ['2026-06-10'],
    ['2026-06-10'],
  ]);
  expect(await daysOf('?desde=2026-06-10&hasta=2026-06-10')).toEqual(['2026-06-10']);
  expect(await list(reader, '?zona=Europe/Madird')).toMatchObject({ code: 'invalid_request' });

  const datesIn = async (query: string) =>
    (await reader.raw(`${LIST}.csv${query}`)).split('\r\n').map((line) => line.split(',')[0]);
  expect(await datesIn('?zona=Europe/Madrid&desde=2026-06-11')).toEqual(['Fecha', '2026-06-11', '']);
  expect(await datesIn('')).toEqual(['Fecha', '2026-06-10', '2026-03-28', '']);
});
