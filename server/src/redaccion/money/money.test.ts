import type { LedgerRun, ListedRefund } from '@poliedro/contracts/redaccion/money';
import { expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { giveBalance } from '../../../test/money.ts';
import { balanceOf, offerArticle, type Paying, startPaying } from '../../../test/paying.ts';
import type { Reader } from '../../../test/reader.ts';
import { addPerson, signInAs } from '../../../test/signed-in.ts';
import { post } from '../../payments/ledger/ledger.ts';
import { ledgerRunJobs } from './ledger-run.jobs.ts';

const AREA = '/api/redaccion/dinero';

const signInOperator = async (app: TestApp) =>
  signInAs(app, await addPerson(app, { es_administrador: true, segundo_factor: true }));

const kindsOf = async (operator: Reader) => {
  const { body } = await operator.get<{ cambios: { kind: string }[] }>('/api/redaccion/cambios?area=dinero');
  return body.cambios.map(({ kind }) => kind);
};

async function arrive() {
  const paying = await startPaying();
  return { paying, operator: await signInOperator(paying.app) };
}

/** As a worker does. */
async function work({ app, provider }: Paying, withProvider = true): Promise<void> {
  const { db, log } = app.context;
  const cardProvider = withProvider ? provider : undefined;
  for (const { handle } of ledgerRunJobs({ db, cardProvider, log, origin: app.origin, wakeMail: () => {} }))
    await handle({});
}

test('a refund that waits is asked for now, and one that failed is taken again while its money is there', async () => {
  const { paying, operator } = await arrive();
  const { cards, provider, refunds } = paying;
  const list = async () => (await operator.get<{ refunds: ListedRefund[] }>(`${AREA}/devoluciones`)).body.refunds;
  const retry = (id: string | undefined) => operator.post<{ code?: string }>(`${AREA}/devoluciones/${id}/reintentar`);
  await paying.topUp(6);
  await paying.hearAll();
  await paying.reader.post('/api/stripe/refund-balance', {});
  await cards.control('faults?at=/v1/refunds', { reset_after: 2 });
  await refunds.sendAllDue();
  await cards.control('faults/clear', {});
  const [waiting] = await list();
  expect(waiting).toMatchObject({ alias: paying.person.alias, amount_cents: 600, estado: 'pedido', attempts: 1 });
  expect([waiting?.last_error, waiting?.next_try_on]).toEqual([expect.any(String), expect.any(String)]);
  await refunds.sendAllDue();
  expect(await list()).toHaveLength(1);
  expect((await retry(waiting?.card_refund_id)).status).toBe(200);
  await refunds.sendAllDue();
  expect(await list()).toEqual([]);

  const [made] = (await provider.stripe.refunds.list()).data;
  await cards.control(`refunds/${made?.id}/settle`, { status: 'failed' });
  await paying.hearAll();
  expect((await balanceOf(paying)).saldo).toBe(6);
  expect(await list()).toMatchObject([{ estado: 'fallido', asked_again: false, next_try_on: null }]);
  expect((await retry(waiting?.card_refund_id)).status).toBe(200);
  expect((await balanceOf(paying)).saldo).toBe(0);
  expect((await retry(waiting?.card_refund_id)).body.code).toBe('nothing_to_refund');
  await refunds.sendAllDue();
  expect(await list()).toMatchObject([{ estado: 'fallido', asked_again: true }]);
  await paying.hearAll();
  await paying.expectProved();
  expect(await kindsOf(operator)).toEqual(['dinero.refund_retried', 'dinero.refund_retried']);
});

test('what failed is taken again once, though there is more in the balance by then', async () => {
  const { paying, operator } = await arrive();
  const { cards, provider, refunds } = paying;
  await paying.topUp(20);
  await paying.hearAll();
  expect(await (await offerArticle(paying, 12))()).toBeUndefined();
  await paying.reader.post('/api/stripe/refund-balance', {});
  await refunds.sendAllDue();
  const [made] = (await provider.stripe.refunds.list()).data;
  await cards.control(`refunds/${made?.id}/settle`, { status: 'failed' });
  await paying.topUp(10);
  await paying.hearAll();
  expect((await balanceOf(paying)).saldo).toBe(18);
  const [failed] = (await operator.get<{ refunds: ListedRefund[] }>(`${AREA}/devoluciones`)).body.refunds;
  const retry = () => operator.post<{ code?: string }>(`${AREA}/devoluciones/${failed?.card_refund_id}/reintentar`);
  const [first, second] = await Promise.all([retry(), retry()]);
  expect([first.body.code, second.body.code].filter(Boolean)).toEqual(['nothing_to_refund']);
  expect((await retry()).body.code).toBe('nothing_to_refund');
  expect((await balanceOf(paying)).saldo).toBe(10);
  await refunds.sendAllDue();
  await paying.hearAll();
  await paying.expectProved();
});

test('payouts and disputes are paged without repeating or leaving out any, and a payout is asked for now', async () => {
  const { paying, operator } = await arrive();
  const { db } = paying.app.context;
  const ask = <Row extends object>(text: string, values: readonly unknown[] = []) =>
    db.query<Row>({ name: '', text }, values);
  const { usuario_id } = paying.person;
  await ask(
    `insert into payouts (payout_id, usuario_id, account_id, amount_cents, estado, last_error, next_try_on, created_on)
     select gen_random_uuid(), $1, 'acct_1', n, case when n % 2 = 0 then 'pedido' else 'fallido' end, 'too little',
       case when n % 2 = 0 then now() + interval '1 hour' end, now() - make_interval(mins => n / 3)
     from generate_series(1, 120) n`,
    [usuario_id],
  );
  interface Page {
    payouts: { payout_id: string; amount_cents: number; estado: string }[];
    has_more: boolean;
    cursor: string | null;
  }
  const seen: number[] = [];
  let cursor: string | null = null;
  do {
    const { body }: { body: Page } = await operator.get<Page>(`${AREA}/pagos${cursor ? `?cursor=${cursor}` : ''}`);
    seen.push(...body.payouts.map(({ amount_cents }) => amount_cents));
    cursor = body.cursor;
  } while (cursor !== null);
  expect([seen.length, new Set(seen).size]).toEqual([120, 120]);

  const { payouts } = (await operator.get<Page>(`${AREA}/pagos`)).body;
  const retry = (estado: string) =>
    operator.post(`${AREA}/pagos/${payouts.find((one) => one.estado === estado)?.payout_id}/reintentar`);
  expect((await retry('pedido')).status).toBe(200);
  expect((await retry('fallido')).status).toBe(404);
  expect(await ask('select from payouts where next_try_on <= now()')).toHaveLength(1);

  await ask(
    `insert into disputes (dispute_id, usuario_id, amount_cents, estado, funds_withdrawn, created_on)
     values ('dp_1', $1, 500, 'needs_response', true, now())`,
    [usuario_id],
  );
  const { body } = await operator.get<{ disputes: object[] }>(`${AREA}/disputas`);
  expect(body.disputes).toMatchObject([{ dispute_id: 'dp_1', amount_cents: 500, funds_withdrawn: true }]);
});

test('authors who are not paid what is due are told with the reason', async () => {
  const { paying, operator } = await arrive();
  const { db } = paying.app.context;
  const ask = (text: string, values: readonly unknown[]) => db.query({ name: '', text }, values);
  await giveBalance(db, paying.person.usuario_id, 20_000);
  const author = async (cents = 2000) => {
    const { usuario_id } = await addPerson(paying.app, { rol: 'investigador', segundo_factor: true });
    await db.transaction((tx) =>
      post(tx, {
        kind: 'compra',
        key: `compra:${usuario_id}`,
        usuario_id: paying.person.usuario_id,
        entries: [
          [['reader', paying.person.usuario_id], -cents],
          [['author', usuario_id], cents],
        ],
      }),
    );
    return usuario_id;
  };
  const account = (usuario_id: number, enabled: boolean) =>
    ask(
      `insert into payout_accounts (usuario_id, account_id, country, charges_enabled, payouts_enabled)
       values ($1::bigint, 'acct_' || $1::bigint, 'ES', $2, $2)`,
      [usuario_id, enabled],
    );
  const [none, closed, refused, owing, paid, poor] = [
    await author(),
    await author(),
    await author(),
    await author(),
    await author(),
    await author(10),
  ];
  await account(closed, false);
  for (const usuario_id of [refused, owing, paid, poor]) await account(usuario_id, true);
  await ask(
    `insert into payouts (payout_id, usuario_id, account_id, amount_cents, estado, last_error, next_try_on)
     values (gen_random_uuid(), $1, 'acct_x', 2000, 'fallido', 'the account is closed', null)`,
    [refused],
  );
  await db.transaction((tx) =>
    post(tx, {
      kind: 'contracargo',
      key: 'contracargo:dp_1',
      usuario_id: owing,
      entries: [
        [['debt', owing], -100],
        ['provider', 100],
      ],
    }),
  );
  const { body } = await operator.get<{ authors: { usuario_id: number; reason: string; said: string | null }[] }>(
    `${AREA}/retenidos`,
  );
  expect(body.authors.map(({ usuario_id, reason, said }) => [usuario_id, reason, said])).toEqual([
    [none, 'no_account', null],
    [closed, 'not_enabled', null],
    [refused, 'refused', 'the account is closed'],
    [owing, 'debt', null],
  ]);
});

test('what operators have done with the ledger is done by a worker once, told in figures, and recorded', async () => {
  const { paying, operator } = await arrive();
  const run = async (way: string) => (await operator.post<{ run_id: number }>(`${AREA}/trabajos`, { way })).body.run_id;
  const last = async () => (await operator.get<{ runs: LedgerRun[] }>(`${AREA}/trabajos`)).body.runs[0];
  const { payment_intent_id } = await paying.topUp(10);
  expect(await run('reconcile')).toBe(await run('reconcile'));
  expect(await last()).toMatchObject({ way: 'reconcile', began_on: null, ended_on: null, outcome: null });
  await work(paying);
  const unexplained = { unexplained: 1, unexplained_cents: 1000, at_provider_cents: 960, in_ledger_cents: -40 };
  expect((await last())?.outcome).toEqual(unexplained);
  const { body } = await operator.get<{ movements: object[] }>(`${AREA}/diferencias`);
  expect(body.movements).toMatchObject([{ source_id: payment_intent_id, amount_cents: 1000 }]);
  await run('sweep');
  await work(paying);
  expect((await last())?.outcome).toEqual({ added: 1, applied: 1 });
  await run('pay');
  await run('check');
  await run('reconcile');
  await work(paying);
  expect((await last())?.outcome).toMatchObject({ unexplained: 0, at_provider_cents: 960, in_ledger_cents: 960 });
  const { body: state } = await operator.get<object>(`${AREA}/estado`);
  expect(state).toMatchObject({
    ...{ payments_on: true, unexplained_cents: 0, events_due: 0, checks: [{ transfers: 2, faults: [] }] },
    remainders: [{ account: 'payout_clearing', cents: 0 }, { account: 'refund_clearing' }],
  });
  await run('sweep');
  await work(paying, false);
  expect(await last()).toMatchObject({ outcome: null, fault: expect.any(String), ended_on: expect.any(String) });
  expect(await kindsOf(operator)).toHaveLength(6);
});

test('without a card provider the ledger is still proved, and nothing is asked of anybody', async () => {
  const app = await startTestApp({ content: 'empty' });
  const operator = await signInOperator(app);
  const run = (way: string) => operator.post<{ code?: string }>(`${AREA}/trabajos`, { way });
  expect((await run('pay')).body.code).toBe('payments_off');
  expect((await run('check')).status).toBe(200);
  expect((await operator.get(`${AREA}/estado`)).body).toMatchObject({ payments_on: false, checks: [], remainders: [] });
});
