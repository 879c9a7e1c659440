import type { Transaction } from '@poliedro/contracts/payments';
import type { AccountStatus } from '@poliedro/contracts/payouts';
import { expect, test } from 'vitest';
import { type Paying, startPaying } from '../../../test/paying.ts';
import { lastMail, type Reader } from '../../../test/reader.ts';
import { addPerson, signInAs } from '../../../test/signed-in.ts';
import { publishNew } from '../../../test/writing.ts';
import { post } from '../ledger/ledger.ts';
import { addPurchase } from '../purchases/purchase.repository.ts';
import { payAuthors } from './pay-authors.ts';

const STRIPE = '/api/stripe';
const query = <Row extends object>({ app }: Paying, text: string) => app.context.db.query<Row>({ name: '', text }, []);

/** An author; with cents, of articles that somebody has bought. */
async function arriveAuthor(paying: Paying, cents = 0) {
  const person = await addPerson(paying.app, { rol: 'investigador', segundo_factor: true });
  const reader = await signInAs(paying.app, person);
  const earn = async (more: number) => {
    const { usuario_id } = paying.person;
    const { articulo_id } = await publishNew(reader, { importe_euros: more / 100 });
    await addPurchase(paying.app.context.db, {
      autor_id: person.usuario_id,
      titular: 'El agua baja',
      importe_centimos: more,
      comision_centimos: 0,
      movement: {
        kind: 'compra',
        key: `compra:${usuario_id}:${articulo_id}`,
        usuario_id,
        articulo_id,
        entries: [
          [['reader', usuario_id], -more],
          [['author', person.usuario_id], more],
        ],
      },
      receipt: { destinatario: 'lectora@correo.example', plantilla: 'purchase-receipt', idioma: 'es', datos: {} },
      key: undefined,
      fingerprint: '',
    });
  };
  if (cents > 0) await earn(cents);
  return { person, reader, earn };
}

/** Enough at the provider, and a reader who has it. */
async function arrive(euros = 100) {
  const paying = await startPaying();
  await paying.topUp(euros);
  // Money is there some days after it was paid.
  await paying.cards.control('clock', { advance_seconds: 8 * 86_400 });
  await paying.hearAll();
  const tools = {
    db: paying.app.context.db,
    stripe: paying.provider.stripe,
    log: paying.app.context.log,
    origin: paying.app.origin,
    wakeMail: () => {},
  };
  return { paying, pay: () => payAuthors(tools) };
}

const open = async (reader: Reader) =>
  (await reader.post<{ account_id: string }>(`${STRIPE}/create-express-account`)).body.account_id;
const enable = (paying: Paying, account_id: string) => paying.cards.control(`accounts/${account_id}/enable`, {});
/** Those of authors' accounts come in no other way. */
const hearWebhooks = ({ cards, app }: Paying) =>
  cards.control('webhooks', {
    endpoints: [
      {
        url: `${app.origin}/api/stripe/webhook`,
        secret: cards.config.STRIPE_WEBHOOK_SECRET,
        connect: true,
      },
    ],
  });
const see = async (reader: Reader) => (await reader.get<AccountStatus>(`${STRIPE}/account-status`)).body;
const payouts = (paying: Paying) =>
  query<{ estado: string; amount_cents: number }>(
    paying,
    'select estado, amount_cents from payouts order by created_on',
  );
const makeDue = (paying: Paying) =>
  query(paying, 'update payouts set next_try_on = now() where next_try_on is not null');
const transfersOf = async ({ provider }: Paying) =>
  (await provider.stripe.transfers.list({ limit: 100 })).data.map(({ amount }) => amount);

test('an author opens an account once, is led to complete it, and to its dashboard once it is enabled', async () => {
  const { paying } = await arrive(5);
  const { reader } = await arriveAuthor(paying);
  expect(await see(reader)).toMatchObject({ has_stripe_account: false, status: 'not_started', minimo_euros: 10 });
  const link = (type = 'account_update') =>
    reader.post<{ url: string; code?: string }>(`${STRIPE}/create-account-link`, { type });
  expect((await link()).body.code).toBe('payout_account_missing');
  const ids = await Promise.all([open(reader), open(reader)]);
  const connected = await reader.post<{ account_id: string }>(`${STRIPE}/create-connected-account`, { country: 'FR' });
  expect(new Set([...ids, connected.body.account_id])).toHaveProperty('size', 1);
  expect(await see(reader)).toMatchObject({ has_stripe_account: true, status: 'incomplete', charges_enabled: false });
  for (const { body } of [
    await link('account_onboarding'),
    await reader.post<{ url: string }>(`${STRIPE}/create-onboarding-link`),
  ])
    expect(body.url).toContain('/onboarding/');

  await enable(paying, ids[0] ?? '');
  // Before the provider has told.
  expect(await see(reader)).toMatchObject({ status: 'enabled', charges_enabled: true, payouts_enabled: true });
  expect((await link()).body.url).toContain('/express/');
  await hearWebhooks(paying);
  await paying.cards.control(`accounts/${ids[0]}/restrict`, {});
  await paying.cards.control('idle');
  await paying.applier.applyAllDue();
  expect(await see(reader)).toMatchObject({ status: 'incomplete' });
});

test('what is due is paid from the least amount on to who can be paid, and waits for the others', async () => {
  const { paying, pay } = await arrive();
  const rich = await arriveAuthor(paying, 1234);
  const [poor, unknown] = [await arriveAuthor(paying, 999), await arriveAuthor(paying, 2000)];
  for (const { reader } of [rich, poor]) await enable(paying, await open(reader));
  await open(unknown.reader);
  await paying.hearAll();
  await pay();
  await pay();
  await paying.hearAll();
  expect(await see(rich.reader)).toMatchObject({ pendiente_euros: 0, en_camino_euros: 0, pagado_euros: 12.34 });
  expect(await see(poor.reader)).toMatchObject({ pendiente_euros: 9.99, pagado_euros: 0 });
  expect(await see(unknown.reader)).toMatchObject({ pendiente_euros: 20, pagado_euros: 0, status: 'incomplete' });
  expect(await transfersOf(paying)).toEqual([1234]);
  expect(await lastMail(paying.app, rich.person.email)).toMatchObject({
    plantilla: 'payout-sent',
    datos: { importe: '1234' },
  });
  await poor.earn(1);
  await pay();
  expect((await see(poor.reader)).pagado_euros).toBe(10);
  await paying.expectProved();
});

test('many workers at once, and answers that get lost, pay once', async () => {
  const { paying, pay } = await arrive();
  const author = await arriveAuthor(paying, 5000);
  await enable(paying, await open(author.reader));
  await paying.hearAll();
  await paying.cards.control('faults?at=/v1/transfers', { fail_after: 2 });
  await Promise.all([pay(), pay(), pay()]);
  expect(await payouts(paying)).toEqual([{ estado: 'pedido', amount_cents: 5000 }]);
  expect(await see(author.reader)).toMatchObject({ pendiente_euros: 0, en_camino_euros: 50 });
  await paying.cards.control('faults/clear', {});
  await makeDue(paying);
  await Promise.all([pay(), paying.hearAll(), pay()]);
  expect(await payouts(paying)).toEqual([{ estado: 'enviado', amount_cents: 5000 }]);
  expect(await transfersOf(paying)).toEqual([5000]);
  expect(await query(paying, `select from outgoing_mails where plantilla = 'payout-sent'`)).toHaveLength(1);
  await paying.expectProved();
});

test('while the provider has too little of ours it waits, and is paid when there is enough', async () => {
  const { paying, pay } = await arrive(10);
  const author = await arriveAuthor(paying, 1000);
  await enable(paying, await open(author.reader));
  await paying.hearAll();
  await pay();
  expect(await payouts(paying)).toEqual([{ estado: 'pedido', amount_cents: 1000 }]);
  await paying.topUp(20);
  await paying.cards.control('clock', { advance_seconds: 8 * 86_400 });
  await makeDue(paying);
  await pay();
  expect(await payouts(paying)).toEqual([{ estado: 'enviado', amount_cents: 1000 }]);
  await paying.hearAll();
  await paying.expectProved();
});

test('refused for good it is due again, and the author is left alone for a day', async () => {
  const { paying, pay } = await arrive();
  const author = await arriveAuthor(paying, 3000);
  const account_id = await open(author.reader);
  await enable(paying, account_id);
  expect((await see(author.reader)).status).toBe('enabled');
  await paying.cards.control(`accounts/${account_id}/restrict`, {});
  await pay();
  expect(await payouts(paying)).toEqual([{ estado: 'fallido', amount_cents: 3000 }]);
  expect(await see(author.reader)).toMatchObject({ pendiente_euros: 30, status: 'incomplete' });
  await enable(paying, account_id);
  await paying.hearAll();
  await pay();
  expect(await payouts(paying)).toHaveLength(1);
  await query(paying, `update payouts set updated_on = updated_on - interval '2 days'`);
  await pay();
  expect((await payouts(paying)).map(({ estado }) => estado)).toEqual(['fallido', 'enviado']);
  const listed = await author.reader.get<{ transactions: Transaction[] }>(`${STRIPE}/transactions?tipo=pago_autor`);
  expect(listed.body.transactions.map(({ importe_euros, estado }) => [importe_euros, estado])).toEqual([
    [-30, 'hecha'],
    [30, 'hecha'],
    [-30, 'fallida'],
  ]);
  await paying.expectProved();
});

test('a transfer that is not one of ours, or not what was asked for, is refused', async () => {
  const { paying, pay } = await arrive();
  const author = await arriveAuthor(paying, 3000);
  await enable(paying, await open(author.reader));
  await paying.hearAll();
  await pay();
  const [transfer] = (await paying.provider.stripe.transfers.list()).data;
  const { cards } = paying;
  await hearWebhooks(paying);
  const changes = [
    { amount: 1 },
    { currency: 'usd' },
    { destination: 'acct_other' },
    { metadata: {} },
    { id: 'tr_second' },
  ];
  for (const change of changes)
    await cards.control('webhooks/forge', {
      signature: 'right',
      type: 'transfer.created',
      object_id: transfer?.id,
      change,
    });
  await paying.applier.applyAllDue();
  const refused = await query<{ reason: string }>(
    paying,
    `select reason from provider_events where outcome = 'refused' order by reason`,
  );
  expect(refused.map(({ reason }) => reason)).toEqual([
    '1 sent of 3000',
    'a transfer of no payout',
    'sent a second time',
    'sent in usd',
    'sent to another account',
  ]);
  await paying.expectProved();
});

test('an author who owes for a payment of their own that was taken back is told, and not paid meanwhile', async () => {
  const { paying, pay } = await arrive();
  const author = await arriveAuthor(paying, 2000);
  const { reader, person } = author;
  await enable(paying, await open(reader));
  await paying.app.context.db.transaction((tx) =>
    post(tx, {
      kind: 'contracargo',
      key: 'contracargo:of-the-test',
      usuario_id: person.usuario_id,
      entries: [
        ['provider', 500],
        [['debt', person.usuario_id], -500],
      ],
    }),
  );
  await pay();
  expect(await payouts(paying)).toEqual([]);
  expect(await see(reader)).toMatchObject({ status: 'enabled', pendiente_euros: 20, deuda_euros: 5 });
  await paying.topUp(5, author);
  await paying.hearAll();
  expect(await see(reader)).toMatchObject({ pendiente_euros: 20, deuda_euros: 0 });
  await pay();
  expect((await see(reader)).pagado_euros).toBe(20);
});
