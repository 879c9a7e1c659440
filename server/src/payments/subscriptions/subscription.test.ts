import type { Subscription } from '@poliedro/contracts/subscriptions';
import { expect, test } from 'vitest';
import {
  donatedCents,
  type GivingAnswer,
  invoices,
  mailsOf,
  SUBSCRIPTION as PATH,
  query,
  see,
  subscribe,
} from '../../../test/giving.ts';
import { type Paying, startPaying } from '../../../test/paying.ts';
import { lastMail } from '../../../test/reader.ts';
import { endThoseOfSuspended } from './end-subscription.ts';
import { findRunning } from './subscription.repository.ts';
import { finishWithdrawals } from './withdrawal.service.ts';

const MONTH = 31 * 86_400;
const DAY_MS = 86_400_000;

const ownerOf = async (paying: Paying) =>
  (await query<{ usuario_id: number }>(paying, 'select usuario_id::float8 from subscriptions'))[0]?.usuario_id;
/** With all that is told until then and after it. */
async function passTime(paying: Paying, seconds: number): Promise<void> {
  await paying.hearAll();
  await paying.cards.control('clock', { advance_seconds: seconds });
  await paying.hearAll();
}

/** As the browser does with the secret that it was given. */
async function authenticate({ cards }: Paying, client_secret: string | null, agreed = true) {
  await cards.control(`payment_intents/${client_secret?.split('_secret')[0]}/authenticate`, { agreed });
}

test('a card that pays begins a donation, which the ledger takes once and a mail thanks for; renewed, it is one more', async () => {
  const paying = await startPaying();
  const { reader, person, app } = paying;
  const idempotency_key = crypto.randomUUID();
  const { status, body } = await subscribe(reader, undefined, { idempotency_key });
  expect([status, body]).toMatchObject([200, { success: true, requires_action: false, client_secret: null }]);
  expect(body.suscripcion).toMatchObject({
    plan: 'supporter',
    estado: 'activa',
    importe_euros: 5,
    periodo: 'mes',
    termina_on: null,
    tarjeta: { marca: 'visa', ultimos4: '4242' },
  });
  expect((await subscribe(reader, undefined, { idempotency_key })).body).toEqual(body);
  await paying.hearAll();
  expect(await see(reader)).toEqual(body.suscripcion);
  expect(await donatedCents(paying)).toBe(500);
  expect(await lastMail(app, person.email)).toMatchObject({
    plantilla: 'subscription-begun',
    datos: { importe: '500', fecha: body.suscripcion?.renueva_on },
  });

  await passTime(paying, MONTH);
  expect(await donatedCents(paying)).toBe(1000);
  expect(await invoices(reader)).toEqual(['pagada', 'pagada']);
  expect(await mailsOf(paying, 'subscription-begun')).toHaveLength(1);
  await paying.expectProved();
});

test('the bank asks for the owner of the card: the browser does its step, and only then it runs', async () => {
  const paying = await startPaying();
  const { reader } = paying;
  const { body } = await subscribe(reader, 'pm_card_authenticationRequired');
  expect(body).toMatchObject({ success: false, requires_action: true, suscripcion: { estado: 'incompleta' } });
  await authenticate(paying, body.client_secret, false);
  expect(await see(reader, '?refrescar=true')).toMatchObject({ estado: 'incompleta' });
  const again = (await subscribe(reader, 'pm_card_authenticationRequired')).body;
  await authenticate(paying, again.client_secret);
  expect(await see(reader, '?refrescar=true')).toMatchObject({ estado: 'activa' });
  await paying.hearAll();
  expect([await donatedCents(paying), await invoices(reader)]).toEqual([500, ['pagada']]);
  await paying.expectProved();
});

test('a declined card begins nothing, and another one may be tried', async () => {
  const paying = await startPaying();
  const { reader } = paying;
  for (const card of ['pm_card_chargeDeclined', 'pm_card_chargeCustomerFail'])
    expect(await subscribe(reader, card)).toMatchObject({ status: 402, body: { code: 'card_declined' } });
  await paying.hearAll();
  expect(await donatedCents(paying)).toBe(0);
  expect((await subscribe(reader, 'pm_card_visa', { price_id: 'price_patron' })).body.suscripcion).toMatchObject({
    plan: 'patron',
    estado: 'activa',
  });
  await paying.hearAll();
  expect(await donatedCents(paying)).toBe(1500);
  expect(await mailsOf(paying, 'renewal-failed')).toEqual([]);
  const codes: unknown[] = [];
  for (let tries = 0; tries < 8; tries += 1) codes.push((await subscribe(reader, 'pm_card_chargeDeclined')).body.code);
  expect(codes.at(-1)).toBe('too_many_attempts');
});

test('there is one at a time, however many ask at once, and no other price than ours', async () => {
  const paying = await startPaying();
  const { reader } = paying;
  const asked = await Promise.all(
    Array.from({ length: 4 }, () => subscribe(reader, undefined, { idempotency_key: crypto.randomUUID() })),
  );
  const codes = asked.map(({ body }) => body.code);
  expect(codes).toContain(undefined);
  const refusals = [undefined, 'subscription_exists', 'subscription_under_way'];
  expect(codes.filter((code) => !refusals.includes(code))).toEqual([]);
  expect((await subscribe(reader)).body.code).toBe('subscription_exists');
  expect((await subscribe(reader, undefined, { price_id: 'price_of_others' })).body.code).toBe('unknown_plan');
  await paying.hearAll();
  expect([await donatedCents(paying), await invoices(reader)]).toEqual([500, ['pagada']]);
  expect(await query(paying, 'select from subscriptions')).toHaveLength(1);
});

test('an answer that got lost on its way is found again under the same key, and nothing is paid twice', async () => {
  const paying = await startPaying();
  const { reader, cards } = paying;
  const more = { idempotency_key: crypto.randomUUID() };
  await cards.control('faults?at=/v1/subscriptions', { fail_after: 3 });
  expect((await subscribe(reader, undefined, more)).body.code).toBe('provider_unavailable');
  await cards.control('faults/clear', {});
  expect((await subscribe(reader, undefined, more)).body).toMatchObject({ success: true });
  await paying.hearAll();
  expect([await donatedCents(paying), await invoices(reader)]).toEqual([500, ['pagada']]);
});

test('a renewal that fails is told once, and the subscription ends when no try succeeds', async () => {
  const paying = await startPaying();
  const { reader, person, app } = paying;
  await subscribe(reader);
  const changed = await reader.post<GivingAnswer>(`${PATH}/change`, {
    payment_method_id: 'pm_card_chargeCustomerFail',
  });
  expect(changed.body).toMatchObject({ success: true, suscripcion: { tarjeta: { ultimos4: '0341' } } });
  await passTime(paying, MONTH);
  expect(await see(reader)).toMatchObject({ estado: 'impagada' });
  expect(await lastMail(app, person.email)).toMatchObject({ plantilla: 'renewal-failed', datos: { importe: '500' } });
  expect(await invoices(reader)).toEqual(['fallida', 'pagada']);
  await passTime(paying, 20 * 86_400);
  expect(await see(reader)).toMatchObject({ estado: 'cancelada', renueva_on: null });
  expect(await mailsOf(paying, 'renewal-failed')).toHaveLength(1);
  expect(await donatedCents(paying)).toBe(500);
  expect((await subscribe(reader)).body.success).toBe(true);
});

test('another card pays what was left unpaid', async () => {
  const paying = await startPaying();
  const { reader } = paying;
  await subscribe(reader);
  await reader.post(`${PATH}/change`, { payment_method_id: 'pm_card_chargeCustomerFail' });
  await passTime(paying, MONTH);
  await query(paying, "update subscriptions set estado = 'active'");
  const { status, body: refused } = await reader.post<GivingAnswer>(`${PATH}/change`, { price_id: 'price_champion' });
  expect([status, refused.code, (await see(reader))?.estado]).toEqual([409, 'subscription_unpaid', 'impagada']);
  const { body } = await reader.post<GivingAnswer>(`${PATH}/change`, { payment_method_id: 'pm_card_mastercard' });
  expect(body).toMatchObject({ success: true, suscripcion: { estado: 'activa', tarjeta: { marca: 'mastercard' } } });
  await paying.hearAll();
  expect(await donatedCents(paying)).toBe(1000);
});

test('another plan counts from the next period on, also a yearly one', async () => {
  const paying = await startPaying();
  const { reader } = paying;
  const before = (await subscribe(reader)).body.suscripcion;
  for (const [price_id, plan] of [
    ['price_patron', 'patron'],
    ['price_champion', 'champion'],
  ]) {
    const { body } = await reader.post<GivingAnswer>(`${PATH}/change`, { price_id });
    expect(body).toMatchObject({
      success: true,
      suscripcion: { plan, estado: 'activa', renueva_on: before?.renueva_on },
    });
  }
  await paying.hearAll();
  expect(await donatedCents(paying)).toBe(500);
  await passTime(paying, MONTH);
  expect(await donatedCents(paying)).toBe(12_500);
  expect((await reader.post<GivingAnswer>(`${PATH}/change`, { price_id: 'price_x' })).body.code).toBe('unknown_plan');
});

test('cancelled, it ends with what is paid, unless its owner goes on after all', async () => {
  const paying = await startPaying();
  const { reader } = paying;
  expect((await reader.post<GivingAnswer>(`${PATH}/cancel`, {})).body.code).toBe('subscription_not_found');
  const before = (await subscribe(reader)).body.suscripcion;
  const cancel = async () => (await reader.post<{ suscripcion: Subscription }>(`${PATH}/cancel`, {})).body.suscripcion;
  expect(await cancel()).toMatchObject({ estado: 'activa', renueva_on: null, termina_on: before?.renueva_on });
  const { body } = await reader.post<GivingAnswer>(`${PATH}/change`, { continuar: true });
  expect(body.suscripcion).toMatchObject({ renueva_on: before?.renueva_on, termina_on: null });
  await cancel();
  await passTime(paying, MONTH);
  expect(await see(reader)).toMatchObject({ estado: 'cancelada', desistir_hasta: null });
  expect(await donatedCents(paying)).toBe(500);
});

test('whoever is kept out past the next renewal is not charged again, and who is let in before can go on', async () => {
  const paying = await startPaying();
  const { reader, app, provider } = paying;
  const { db } = app.context;
  const before = (await subscribe(reader)).body.suscripcion;
  const suspend = (hasta: string) =>
    query(
      paying,
      `insert into suspensions (usuario_id, motivo, hasta) select usuario_id, 'x', ${hasta} from subscriptions
        on conflict (usuario_id) do update set hasta = excluded.hasta`,
    );
  await suspend(`now() + interval '1 day'`);
  await endThoseOfSuspended(db, provider.stripe);
  const standing = async () => (await findRunning(db, (await ownerOf(paying)) ?? 0))?.cancel_at_period_end;
  expect(await standing()).toBe(false);
  await suspend('null');
  await endThoseOfSuspended(db, provider.stripe);
  expect(await standing()).toBe(true);
  await query(paying, 'delete from suspensions');
  expect(await see(reader)).toMatchObject({ estado: 'activa', renueva_on: null, termina_on: before?.renueva_on });
  await suspend('null');
  await passTime(paying, MONTH);
  expect(await donatedCents(paying)).toBe(500);
});

test('within fourteen days all of it goes back, once, and that it was asked for is acknowledged', async () => {
  const paying = await startPaying();
  const { reader, person, app } = paying;
  const withdraw = () => reader.post<{ importe_euros: number; code?: string }>(`${PATH}/withdraw`, { confirmo: true });
  expect((await withdraw()).body.code).toBe('subscription_not_found');
  const { body } = await subscribe(reader);
  const until = Date.parse(body.suscripcion?.created_on ?? '') + 14 * DAY_MS;
  expect(Date.parse(body.suscripcion?.desistir_hasta ?? '')).toBe(until);
  await paying.hearAll();
  expect((await reader.post<{ code: string }>(`${PATH}/withdraw`, {})).body.code).toBe('invalid_request');
  const asked = await Promise.all([withdraw(), withdraw()]);
  expect(asked.map(({ body: told }) => told.importe_euros)).toEqual([5, 5]);
  expect(await see(reader)).toMatchObject({ estado: 'cancelada', desistir_hasta: null });
  expect(await lastMail(app, person.email)).toMatchObject({
    plantilla: 'withdrawal-acknowledged',
    datos: { alias: person.alias, importe: '500' },
  });
  expect(await mailsOf(paying, 'withdrawal-acknowledged')).toHaveLength(1);
  await paying.refunds.sendAllDue();
  await paying.hearAll();
  expect([await donatedCents(paying), await invoices(reader)]).toEqual([0, ['devuelta']]);
  await paying.expectProved();
});

test('of what went back in part before, the rest goes back', async () => {
  const paying = await startPaying();
  const { reader, provider } = paying;
  await subscribe(reader);
  await paying.hearAll();
  const [payment] = (await provider.stripe.paymentIntents.list()).data;
  await provider.stripe.refunds.create({ payment_intent: payment?.id ?? '', amount: 200 });
  await paying.hearAll();
  expect([await donatedCents(paying), await invoices(reader)]).toEqual([300, ['pagada']]);
  const withdraw = async () => (await reader.post(`${PATH}/withdraw`, { confirmo: true })).body;
  const three = { success: true, importe_euros: 3 };
  expect(await Promise.all([withdraw(), withdraw()])).toEqual([three, three]);
  expect(await mailsOf(paying, 'withdrawal-acknowledged')).toMatchObject([{ importe: '300' }]);
  await paying.refunds.sendAllDue();
  await paying.hearAll();
  expect([await donatedCents(paying), await invoices(reader)]).toEqual([0, ['devuelta']]);
  expect(await withdraw()).toEqual(three);
  await paying.expectProved();
});

test('a withdrawal is finished by itself should the provider be away, and is over after fourteen days', async () => {
  const paying = await startPaying();
  const { reader, app, cards, provider } = paying;
  await subscribe(reader);
  await paying.hearAll();
  const withdraw = () => reader.post<{ code?: string }>(`${PATH}/withdraw`, { confirmo: true });
  await query(paying, `update subscriptions set created_on = created_on - interval '15 days'`);
  expect((await withdraw()).body.code).toBe('withdrawal_over');
  await query(paying, `update subscriptions set created_on = created_on + interval '15 days'`);
  await cards.control('faults', { fail: 2 });
  // Said is said.
  expect((await withdraw()).body).toEqual({ success: true, importe_euros: null });
  const tools = { db: app.context.db, wakeMail: () => {}, wakeRefund: () => {} };
  await finishWithdrawals(tools, provider.stripe);
  await paying.refunds.sendAllDue();
  await paying.hearAll();
  expect([await donatedCents(paying), (await see(reader))?.estado]).toEqual([0, 'cancelada']);
  await paying.expectProved();
});
