import type { OpenAccounts } from '@poliedro/contracts/open-accounts';
import { expect, test } from 'vitest';
import { getJson, startTestApp, type TestApp } from '../../../test/app.ts';
import { startPaying } from '../../../test/paying.ts';
import { arriveAuthor, publishNew } from '../../../test/writing.ts';
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
