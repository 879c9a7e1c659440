import { describe, expect, test } from 'vitest';
import { errorOf, startTest } from '../../test/card-provider.ts';

const paid = { amount: 1000, currency: 'eur', payment_method: 'pm_card_visa', confirm: true } as const;

describe('the API of the card provider', () => {
  test('keeps customers and their cards', async () => {
    const { stripe } = await startTest();
    const customer = await stripe.customers.create({
      email: 'ana@lectores.example',
      metadata: { usuario_id: '7', a: 'b' },
    });
    const method = await stripe.paymentMethods.attach('pm_card_mastercard', { customer: customer.id });
    expect(method).toMatchObject({ customer: customer.id, card: { brand: 'mastercard', last4: '4444' } });
    const changed = await stripe.customers.update(customer.id, {
      name: 'Ana',
      metadata: { a: '' },
      invoice_settings: { default_payment_method: method.id },
    });
    expect(changed.metadata).toEqual({ usuario_id: '7' });
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({
      name: 'Ana',
      invoice_settings: { default_payment_method: method.id },
    });
    const list = () => stripe.paymentMethods.list({ customer: customer.id, type: 'card' });
    expect((await list()).data).toEqual([method]);
    expect((await stripe.paymentMethods.detach(method.id)).customer).toBeNull();
    expect((await list()).data).toEqual([]);
    expect(
      (await errorOf(stripe.paymentMethods.attach('pm_card_chargeDeclined', { customer: customer.id }))).code,
    ).toBe('card_declined');
    await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: customer.id });
  });

  test('takes money, gives it back in parts, and books both', async () => {
    const { stripe } = await startTest();
    const intent = await stripe.paymentIntents.create({ ...paid, expand: ['latest_charge.balance_transaction'] });
    expect(intent).toMatchObject({
      status: 'succeeded',
      amount_received: 1000,
      latest_charge: { paid: true, balance_transaction: { type: 'charge', amount: 1000, fee: 40, net: 960 } },
    });
    const refund = await stripe.refunds.create({
      payment_intent: intent.id,
      amount: 300,
      reason: 'requested_by_customer',
    });
    expect(refund).toMatchObject({ status: 'succeeded', amount: 300 });
    expect(await stripe.refunds.retrieve(refund.id)).toEqual(refund);
    expect((await errorOf(stripe.refunds.create({ payment_intent: intent.id, amount: 701 }))).param).toBe('amount');
    const rest = await stripe.refunds.create({ payment_intent: intent.id });
    expect(rest.amount).toBe(700);
    expect((await errorOf(stripe.refunds.create({ payment_intent: intent.id }))).code).toBe('charge_already_refunded');
    expect((await stripe.refunds.list({ payment_intent: intent.id })).data.map(({ id }) => id)).toEqual([
      rest.id,
      refund.id,
    ]);
    const charge = await stripe.charges.retrieve(rest.charge as string, { expand: ['refunds'] });
    expect(charge).toMatchObject({ refunded: true, amount_refunded: 1000, refunds: { data: [rest, refund] } });
    const moved = await stripe.balanceTransactions.list();
    expect(moved.data.map(({ type, net }) => [type, net])).toEqual([
      ['refund', -700],
      ['refund', -300],
      ['charge', 960],
    ]);
    const [newest] = moved.data;
    expect(await stripe.balanceTransactions.retrieve(newest?.id ?? '')).toEqual(newest);
  });

  test('waits with a payment until it is confirmed, changed or cancelled', async () => {
    const { stripe } = await startTest();
    const intent = await stripe.paymentIntents.create({ amount: 500, currency: 'eur', metadata: { recarga: '1' } });
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      client_secret: expect.stringContaining(intent.id),
    });
    await stripe.paymentIntents.update(intent.id, { amount: 600 });
    const confirmed = await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    expect(confirmed).toMatchObject({ status: 'succeeded', amount_received: 600, metadata: { recarga: '1' } });
    expect((await errorOf(stripe.paymentIntents.cancel(intent.id))).code).toBe('payment_intent_unexpected_state');
    const other = await stripe.paymentIntents.create({ amount: 500, currency: 'eur' });
    await stripe.paymentIntents.cancel(other.id, { cancellation_reason: 'abandoned' });
    expect(await stripe.paymentIntents.retrieve(other.id)).toMatchObject({ status: 'canceled' });
  });

  test('refuses as the provider refuses', async () => {
    const { stripe, browse } = await startTest();
    const create = (params: object) => errorOf(stripe.paymentIntents.create({ ...paid, ...params }));
    expect(await create({ amount: 49 })).toMatchObject({ statusCode: 400, code: 'amount_too_small', param: 'amount' });
    expect(await create({ amount: 1.5 })).toMatchObject({ code: 'parameter_invalid_integer' });
    expect(await create({ currency: 'usd' })).toMatchObject({ param: 'currency' });
    expect(await create({ colour: 'red' })).toMatchObject({ code: 'parameter_unknown', param: 'colour' });
    expect(await create({ customer: 'cus_none' })).toMatchObject({ statusCode: 404, code: 'resource_missing' });
    expect(await create({ payment_method: 'pm_card_chargeDeclinedInsufficientFunds' })).toMatchObject({
      type: 'StripeCardError',
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      payment_intent: { status: 'requires_payment_method' },
      requestId: expect.stringMatching(/^req_/),
    });
    const wrongKey = { apiKey: 'sk_test_wrong' };
    expect((await errorOf(stripe.balance.retrieve({}, wrongKey))).type).toBe('StripeAuthenticationError');
    expect(await browse('GET', '/v1/balance')).toMatchObject({ status: 403 });
    expect((await errorOf(stripe.products.list())).message).toContain('Unrecognized request URL');
  });

  test('pages through what there is, without a gap', async () => {
    const { stripe, control } = await startTest();
    const made: string[] = [];
    for (let at = 0; at < 7; at += 1) {
      made.unshift((await stripe.customers.create({ email: `${at}@lectores.example` })).id);
      await control('/clock', { advance_seconds: 10 });
    }
    const all: string[] = [];
    for await (const { id } of stripe.customers.list({ limit: 3 })) all.push(id);
    expect(all).toEqual(made);
    const [, newer, middle, older] = made;
    const back = await stripe.customers.list({ ending_before: older as string, limit: 2 });
    expect([back.has_more, ...back.data.map(({ id }) => id)]).toEqual([true, newer, middle]);
    const { created } = (await stripe.customers.retrieve(middle as string)) as { created: number };
    expect((await stripe.customers.list({ created: { gte: created } })).data).toHaveLength(3);
    expect((await stripe.customers.list({ created: { lt: created } })).data).toHaveLength(4);
  });

  test('saves a card for later', async () => {
    const { stripe, ask, control } = await startTest();
    const customer = await stripe.customers.create();
    const setup = await stripe.setupIntents.create({ customer: customer.id, usage: 'off_session' });
    const params = { payment_method: 'pm_card_authenticationRequiredOnSetup' };
    expect(await stripe.setupIntents.confirm(setup.id, params)).toMatchObject({ status: 'requires_action' });
    expect((await ask('POST', `/control/setup_intents/${setup.id}/authenticate`, {})).status).toBe(200);
    const { payment_method } = await stripe.setupIntents.retrieve(setup.id);
    const off = { ...paid, customer: customer.id, payment_method: payment_method as string, off_session: true };
    expect((await stripe.paymentIntents.create(off)).status).toBe('succeeded');
    const refused = await stripe.setupIntents.create({ customer: customer.id });
    await stripe.setupIntents.confirm(refused.id, params);
    expect(await control(`/setup_intents/${refused.id}/authenticate`, { agreed: false })).toMatchObject({
      status: 'requires_payment_method',
      last_setup_error: { code: 'setup_intent_authentication_failure' },
    });
  });

  test('knows disputes, won and lost, with their fee', async () => {
    const { stripe, control } = await startTest();
    const intent = await stripe.paymentIntents.create({ ...paid, payment_method: 'pm_card_createDispute' });
    const [dispute] = (await stripe.disputes.list({ payment_intent: intent.id })).data;
    expect(dispute).toMatchObject({ amount: 1000, reason: 'fraudulent', status: 'needs_response' });
    expect(dispute?.balance_transactions[0]).toMatchObject({
      type: 'adjustment',
      amount: -1000,
      fee: 1500,
      net: -2500,
    });
    expect((await errorOf(stripe.refunds.create({ payment_intent: intent.id }))).code).toBe('charge_disputed');
    await control(`/disputes/${dispute?.id}/close`, { outcome: 'won' });
    expect(await stripe.disputes.retrieve(dispute?.id ?? '')).toMatchObject({ status: 'won' });
    const other = await stripe.paymentIntents.create(paid);
    const lost = await control(`/charges/${other.id}/dispute`, { reason: 'product_not_received' });
    await control(`/disputes/${lost.id}/close`, { outcome: 'lost' });
    const { available } = await stripe.balance.retrieve();
    expect(available[0]?.amount).toBe(960 - 2500 + 1000 + 960 - 2500);
  });

  test('pays authors once they have told who they are', async () => {
    const { stripe, base, control } = await startTest({ availableAfter: 3600 });
    const account = await stripe.accounts.create({ type: 'express', country: 'ES', email: 'autora@lectores.example' });
    expect(account).toMatchObject({ charges_enabled: false, payouts_enabled: false, details_submitted: false });
    const transfer = { amount: 900, currency: 'eur', destination: account.id, transfer_group: 'pago-1' };
    expect((await errorOf(stripe.transfers.create(transfer))).code).toBe('insufficient_capabilities_for_transfer');
    expect((await errorOf(stripe.accounts.createLoginLink(account.id))).statusCode).toBe(400);
    const urls = { return_url: 'https://poliedro.example/vuelta', refresh_url: 'https://poliedro.example/otra-vez' };
    const link = { account: account.id, ...urls };
    expect((await errorOf(stripe.accountLinks.create({ ...link, type: 'account_update' }))).param).toBe('type');
    const { url } = await stripe.accountLinks.create({ ...link, type: 'account_onboarding' });
    expect(await (await fetch(url)).text()).toContain('Enviar y volver');
    const again = await fetch(url, { redirect: 'manual' });
    expect([again.status, again.headers.get('location')]).toEqual([303, urls.refresh_url]);
    const body = new URLSearchParams({ link: new URL(url).searchParams.get('link') ?? '' });
    const sent = await fetch(`${base}/onboarding/${account.id}`, { method: 'POST', body, redirect: 'manual' });
    expect(sent.headers.get('location')).toBe(urls.return_url);
    expect(await stripe.accounts.retrieve(account.id)).toMatchObject({ charges_enabled: true, payouts_enabled: true });

    await stripe.paymentIntents.create(paid);
    expect((await stripe.balance.retrieve()).pending[0]?.amount).toBe(960);
    expect((await errorOf(stripe.transfers.create(transfer))).code).toBe('balance_insufficient');
    await control('/clock', { advance_seconds: 3600 });
    const made = await stripe.transfers.create(transfer);
    expect(await stripe.transfers.retrieve(made.id)).toEqual(made);
    expect((await stripe.transfers.list({ transfer_group: 'pago-1' })).data).toEqual([made]);
    expect((await stripe.transfers.listReversals(made.id)).data).toEqual([]);
    expect((await stripe.balance.retrieve()).available[0]?.amount).toBe(60);
    const theirs = await stripe.balance.retrieve({}, { stripeAccount: account.id });
    expect(theirs.available[0]?.amount).toBe(900);
    const login = await stripe.accounts.createLoginLink(account.id);
    expect(await (await fetch(login.url)).text()).toContain('9,00');
    expect(await control(`/accounts/${account.id}/restrict`)).toMatchObject({ payouts_enabled: false });
    expect((await errorOf(stripe.balance.retrieve({}, { stripeAccount: 'acct_none' }))).statusCode).toBe(403);
  });

  test('does what has the same key once, and refuses the key for anything else', async () => {
    const { stripe, control } = await startTest();
    const key = { idempotencyKey: 'recarga-1' };
    const first = await stripe.paymentIntents.create(paid, key);
    const second = await stripe.paymentIntents.create(paid, key);
    expect(second).toEqual(first);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
    const other = await errorOf(stripe.paymentIntents.create({ ...paid, amount: 2000 }, key));
    expect(other).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
    const all = { payment_intent: first.id, amount: 1000 };
    await stripe.refunds.create(all);
    const late = { idempotencyKey: 'reembolso-1' };
    const refused = await errorOf(stripe.refunds.create(all, late));
    expect((await errorOf(stripe.refunds.create(all, late))).requestId).not.toBe(refused.requestId);
    expect((await errorOf(stripe.refunds.create({ ...all, amount: 1 }, late))).type).toBe('StripeIdempotencyError');
    await control('/faults', { delay_ms: 400 });
    const busy = { idempotencyKey: 'recarga-2' };
    const both = await Promise.allSettled([
      stripe.paymentIntents.create(paid, busy),
      stripe.paymentIntents.create(paid, busy),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { statusCode: 409, code: 'idempotency_key_in_use' },
    });
    await control('/faults', {});
    await control('/clock', { advance_seconds: 86_401, fresh_keys_stay: true });
    expect((await stripe.paymentIntents.create(paid, key)).id).toBe(first.id);
    await control('/clock', { advance_seconds: 86_401 });
    expect((await stripe.paymentIntents.create(paid, key)).id).not.toBe(first.id);
  });
});
