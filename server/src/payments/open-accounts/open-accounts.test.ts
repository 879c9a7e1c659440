import type { OpenAccounts } from '@poliedro/contracts/open-accounts';
import { expect, test } from 'vitest';
import { getJson, startTestApp, type TestApp } from '../../../test/app.ts';
import { giveBalance } from '../../../test/money.ts';
import { startPaying } from '../../../test/paying.ts';
import { arriveAuthor, publishNew } from '../../../test/writing.ts';
import { payAuthors } from '../payouts/pay-authors.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { closeDays } from './open-accounts.repository.ts';
import { readOpenAccounts } from './open-accounts.service.ts';

const read = async (app: TestApp) => (await getJson<OpenAccounts>(app, '/api/cuentas')).body;

test('without any money the accounts are open and empty', async () => {
  const accounts = await read(await startTestApp({ content: 'empty' }));
  expect(accounts).toMatchObject({ desde: null, meses: [], saldo_lectores: 0, comprobado_on: null, fallos: null });
  expect(new Set(Object.values(accounts.total))).toEqual(new Set([0]));
});

test('everybody sees what came in, went to authors, cost and went back, as the ledger has it', async () => {
  const paying = await startPaying();
  const { app, reader } = paying;
  const author = await arriveAuthor(app);
  const article = await publishNew(author.reader, { importe_euros: 1.25 });
  await paying.topUp(10);
  await paying.hearAll();
  await reader.post('/api/stripe/purchase-article', { articulo_id: article.id });
  await reader.post('/api/stripe/create-subscription', { price_id: 'price_patron', payment_method_id: 'pm_card_visa' });
  await reader.post('/api/stripe/refund-balance', {});
  await paying.refunds.sendAllDue();
  await paying.hearAll();
  await reconcile(app.context.db, paying.provider.stripe);
  const amounts = {
    recargas: 10,
    donaciones: 15,
    compras: 1.25,
    autores: 1.13,
    comision: 0.12,
    pagado_autores: 0,
    // 1.5 % and 25 cents of each payment.
    costes: 0.88,
    devuelto: 8.75,
  };
  const [moved] = await app.context.db.query<{ mes: string }>(
    { name: '', text: `select to_char(min(created_on), 'YYYY-MM') as mes from ledger_transfers` },
    [],
  );
  const mes = moved?.mes;
  expect(await read(app)).toMatchObject({
    desde: mes,
    meses: [{ mes, ...amounts }],
    total: amounts,
    saldo_lectores: 0,
    pendiente_autores: 1.13,
  });
});

test('what is on its way to authors and cards is not told as the house’s', async () => {
  const paying = await startPaying();
  const { db, log } = paying.app.context;
  const { stripe } = paying.provider;
  const see = async () => {
    const { total, ...accounts } = await readOpenAccounts(db, 0);
    const { recargas, donaciones, pagado_autores, costes, devuelto } = total;
    const { saldo_lectores, pendiente_autores, pendiente_tarjetas } = accounts;
    const left = recargas + donaciones - pagado_autores - costes - devuelto;
    const house = left - saldo_lectores - pendiente_autores - pendiente_tarjetas;
    return { saldo_lectores, pendiente_autores, pendiente_tarjetas, house: Math.round(house * 100) / 100 };
  };
  const author = await arriveAuthor(paying.app, { rol: 'investigador', segundo_factor: true });
  const { id } = await publishNew(author.reader, { importe_euros: 20 });
  await paying.topUp(10);
  await paying.hearAll();
  // Of this the provider has nothing that it could send.
  await giveBalance(db, paying.person.usuario_id, 2000);
  await paying.reader.post('/api/stripe/purchase-article', { articulo_id: id });
  const before = { saldo_lectores: 10, pendiente_autores: 18, pendiente_tarjetas: 0, house: 2 };
  expect(await see()).toEqual(before);

  await paying.reader.post('/api/stripe/refund-balance', {});
  expect(await see()).toEqual({ ...before, saldo_lectores: 0, pendiente_tarjetas: 10 });
  await paying.refunds.sendAllDue();
  expect(await see()).toEqual({ ...before, saldo_lectores: 0 });

  const opened = await author.reader.post<{ account_id: string }>('/api/stripe/create-express-account');
  await paying.cards.control(`accounts/${opened.body.account_id}/enable`, {});
  await payAuthors({ db, stripe, log, origin: paying.app.origin, wakeMail: () => {} });
  const waiting = { name: '', text: 'select estado, amount_cents from payouts' };
  expect(await db.query(waiting, [])).toEqual([{ estado: 'pedido', amount_cents: 1800 }]);
  expect(await see()).toEqual({ ...before, saldo_lectores: 0 });
});

/** So many purchases over two years, as if each had been made in its day. */
const PLAY = `
  insert into ledger_transfers (kind, key, created_on) select 'compra', 'compra:played:' || n,
    now() - interval '730 days' + n * interval '730 days' / $N from generate_series(1, $N) n;
  insert into ledger_entries (transfer_id, account_id, amount_cents)
    select transfer_id, account_id, cents from ledger_transfers
      cross join (values ('provider', -100), ('commission', 10), ('donations', 90)) as e (account, cents)
      join ledger_accounts a on a.kind = account where key like 'compra:played:%';
  analyze ledger_transfers, ledger_entries;`;

test('days that are over are added up once, and change nothing of what is told', async () => {
  const app = await startTestApp({ content: 'empty' });
  const { db } = app.context;
  await db.pool.query(PLAY.replaceAll('$N', '3000'));
  const before = await readOpenAccounts(db, 0);
  expect(before.total).toMatchObject({ comision: 300 });
  expect(before.meses.length).toBeGreaterThanOrEqual(24);
  await db.transaction(closeDays);
  await Promise.all([db.transaction(closeDays), db.transaction(closeDays)]);
  const [days] = await db.query<{ n: number }>(
    { name: '', text: 'select count(distinct day)::int as n from ledger_days' },
    [],
  );
  expect(days?.n).toBeGreaterThanOrEqual(729);
  expect(await readOpenAccounts(db, 0)).toEqual(before);
});
