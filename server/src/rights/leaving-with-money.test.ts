import { expect, test } from 'vitest';
import { getJson, type TestApp } from '../../test/app.ts';
import { giveBalance } from '../../test/money.ts';
import { startPaying } from '../../test/paying.ts';
import { lastMail } from '../../test/reader.ts';
import { runRightsJob } from '../../test/rights-jobs.ts';
import { arriveAuthor, doc, paragraph, publishNew, text } from '../../test/writing.ts';
import { hashPassword } from '../accounts/password.ts';
import { imageKey } from '../articles/writing/image-key.ts';
import { readBalances } from '../payments/ledger/ledger.repository.ts';
import { payAuthors } from '../payments/payouts/pay-authors.ts';
import { returnToDeleted } from '../payments/refunds/return-to-deleted.ts';
import { endThoseOfDeleted } from '../payments/subscriptions/end-subscription.ts';

const query = <Row extends object>(app: TestApp, words: string, values: unknown[] = []) =>
  app.context.db.query<Row>({ name: '', text: words }, values);

async function removeNow(app: TestApp, usuario_id: number) {
  const { cardProvider } = app.context;
  await query(app, 'update users set deletion_due_on = now() where id = $1', [usuario_id]);
  await runRightsJob(app, 'rights.delete-due', { cardProvider });
}

/** So that they can be asked for it. */
async function givePassword(app: TestApp, usuario_id: number, password: string) {
  const added = `insert into credentials (user_id, account_id, provider_id, password)
    values ($1, $1::bigint::text, 'credential', $2)`;
  await query(app, added, [usuario_id, await hashPassword(password)]);
}

test('who leaves is told what becomes of the money; the donation ends, the balance goes back, and the books stay', async () => {
  const paying = await startPaying();
  const { app, reader, person } = paying;
  await givePassword(app, person.usuario_id, 'tres tristes tigres');
  await paying.topUp(10);
  await reader.post('/api/stripe/create-subscription', {
    price_id: 'price_supporter',
    payment_method_id: 'pm_card_visa',
  });
  await paying.hearAll();
  const cardsOf = async () => {
    const [row] = await query<{ customer_id: string }>(app, 'select customer_id from payment_customers');
    return (await paying.provider.stripe.customers.listPaymentMethods(row?.customer_id ?? '')).data.length;
  };
  expect(await cardsOf()).toBeGreaterThan(0);
  await giveBalance(app.context.db, person.usuario_id, 25);
  const { body } = await reader.post('/api/user/deletion', { password: 'tres tristes tigres' });
  expect(body).toMatchObject({ dinero: { devuelto_euros: 10, pagado_euros: 0, perdido_euros: 0.25 } });
  expect(await query(app, `select datos from outgoing_mails where plantilla = 'deletion-money'`)).toMatchObject([
    { datos: { importe_devuelto: '1000', importe_pagado: '0', importe_perdido: '25' } },
  ]);

  await removeNow(app, person.usuario_id);
  await paying.refunds.sendAllDue();
  await paying.hearAll();
  expect(await readBalances(app.context.db, person.usuario_id)).toEqual({ reader: 25, author: 0, debt: 0 });
  expect(await query(app, 'select estado, card_brand, card_last4 from subscriptions')).toEqual([
    { estado: 'canceled', card_brand: null, card_last4: null },
  ]);
  expect(await cardsOf()).toBe(0);
  expect(await query(app, 'select amount_cents, estado from card_refunds')).toEqual([
    { amount_cents: 1000, estado: 'hecho' },
  ]);
  expect(await lastMail(app, person.email)).toMatchObject({ plantilla: 'deletion-done' });
});

test('where there is no card provider, whoever is owed something is not deleted yet', async () => {
  const paying = await startPaying();
  const { app, person } = paying;
  await paying.topUp(10);
  await paying.hearAll();
  await query(app, 'update users set deletion_due_on = now() where id = $1', [person.usuario_id]);
  await expect(runRightsJob(app, 'rights.delete-due')).rejects.toThrow('1 of 1 failed');
  expect(await query(app, 'select deleted_on from users where id = $1', [person.usuario_id])).toEqual([
    { deleted_on: null },
  ]);
  expect(await readBalances(app.context.db, person.usuario_id)).toEqual({ reader: 1000, author: 0, debt: 0 });
});

test('a donation that was begun while its account was being deleted is ended', async () => {
  const paying = await startPaying();
  const { app, reader, person, provider } = paying;
  const donate = { price_id: 'price_supporter', payment_method_id: 'pm_card_visa' };
  await reader.post('/api/stripe/create-subscription', donate);
  await paying.hearAll();
  const end = () => endThoseOfDeleted(app.context.db, provider.stripe);
  const states = () => query<{ estado: string }>(app, 'select estado from subscriptions');
  await end();
  expect(await states()).toEqual([{ estado: 'active' }]);
  await query(app, 'update users set deleted_on = now() where id = $1', [person.usuario_id]);
  await end();
  expect(await states()).toEqual([{ estado: 'canceled' }]);
});

test('money that arrives when its owner is gone goes back to the card, once', async () => {
  const paying = await startPaying();
  const { app, person } = paying;
  const { db } = app.context;
  const other = await paying.arrive();
  await paying.topUp(10);
  await paying.topUp(10, other);
  await query(app, 'update users set deleted_on = now() where id = $1', [person.usuario_id]);
  await paying.hearAll();
  expect(await readBalances(app.context.db, person.usuario_id)).toEqual({ reader: 1000, author: 0, debt: 0 });
  await Promise.all([returnToDeleted(db), returnToDeleted(db)]);
  await paying.refunds.sendAllDue();
  await paying.hearAll();
  await returnToDeleted(db);
  expect(await readBalances(db, person.usuario_id)).toEqual({ reader: 0, author: 0, debt: 0 });
  expect(await query(app, 'select amount_cents, estado from card_refunds')).toEqual([
    { amount_cents: 1000, estado: 'hecho' },
  ]);
  expect(await readBalances(db, other.person.usuario_id)).toEqual({ reader: 1000, author: 0, debt: 0 });
  await paying.expectProved();
});

test('an author who leaves is paid first, and readers keep what they have bought, by nobody', async () => {
  const paying = await startPaying();
  const { app, reader, cards, provider } = paying;
  const { db, storage, log } = app.context;
  const author = await arriveAuthor(app, { rol: 'investigador', segundo_factor: true });
  const { usuario_id } = author.person;
  const picture = '0123456789abcdef'.repeat(2);
  const image = { type: 'image', attrs: { src: `/imagenes/${picture}.webp`, alt: 'Río', width: 9, height: 9 } };
  for (const imagen_id of [picture, 'f'.repeat(32)]) {
    await query(app, `insert into article_images values ($1, $2, 9, 9, 10)`, [imagen_id, usuario_id]);
    await storage.put(imageKey(imagen_id), Buffer.from('una imagen'), 'image/webp');
  }
  const sold = await publishNew(author.reader, {
    importe_euros: 20,
    body_json: doc(paragraph(text('El río perdió un metro.')), image),
  });
  const free = await publishNew(author.reader, { titular: 'Gratis' });
  await paying.topUp(30);
  await cards.control('clock', { advance_seconds: 8 * 86_400 });
  await paying.hearAll();
  await reader.post('/api/stripe/purchase-article', { articulo_id: sold.id });
  const { account_id } = (await author.reader.post<{ account_id: string }>('/api/stripe/create-express-account')).body;
  await cards.control(`accounts/${account_id}/enable`, {});
  await author.reader.get('/api/stripe/account-status');

  await removeNow(app, usuario_id);
  await payAuthors({ db, stripe: provider.stripe, log, origin: app.origin, wakeMail: () => {} });
  await paying.hearAll();
  expect(await query(app, 'select amount_cents, estado from payouts')).toEqual([
    { amount_cents: 1800, estado: 'enviado' },
  ]);
  const { status, body } = await reader.get<{ body_json: unknown }>(`/api/articulo/${sold.id}/completo`);
  expect([status, body.body_json]).toEqual([200, sold.body_json]);
  expect(await storage.get(imageKey(picture))).not.toBeNull();
  expect(await storage.get(imageKey('f'.repeat(32)))).toBeNull();
  const { reader: stranger } = await paying.arrive();
  expect((await stranger.get(`/api/articulo/${sold.id}/completo`)).status).toBe(403);
  expect((await getJson(app, `/api/articulo/${sold.id}`)).status).toBe(403);
  expect((await getJson(app, `/api/articulo/${free.id}`)).status).toBe(404);
  expect(await query(app, 'select from article_revisions')).toEqual([]);
  expect(await query(app, 'select alias from users where id = $1', [usuario_id])).toEqual([
    { alias: `eliminado-${usuario_id}` },
  ]);
  await paying.expectProved();
});

test('an account that nobody proved is not forgotten once it has paid', async () => {
  const paying = await startPaying();
  const { app, person } = paying;
  await paying.topUp(5);
  await query(app, 'delete from sessions');
  await query(app, `update users set email_verificado = false, created_on = now() - interval '90 days' where id = $1`, [
    person.usuario_id,
  ]);
  await runRightsJob(app, 'rights.forget-unproved');
  expect(await query(app, 'select from users where id = $1', [person.usuario_id])).toHaveLength(1);
});
