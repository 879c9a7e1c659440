import { describe, expect, test } from 'vitest';
import { startTest } from '../../test/card-provider.ts';

const paid = { amount: 1000, currency: 'eur', payment_method: 'pm_card_visa', confirm: true } as const;
const PAYMENT = ['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded', 'charge.updated'];

describe('the webhooks of the card provider', () => {
  test('tell of what has happened, signed, as a snapshot of that moment', async () => {
    const { stripe, hear, idle } = await startTest();
    const heard = await hear();
    const intent = await stripe.paymentIntents.create(paid, { idempotencyKey: 'una' });
    await idle();
    expect(heard.events.map(({ type }) => type).sort()).toEqual([...PAYMENT].sort());
    const by = (type: string) => heard.events.find((event) => event.type === type);
    expect(by('payment_intent.created')?.data.object).toMatchObject({ id: intent.id, status: 'requires_confirmation' });
    expect(by('payment_intent.succeeded')).toMatchObject({
      object: 'event',
      livemode: false,
      api_version: '2026-10-28.endive',
      request: { idempotency_key: 'una' },
      data: { object: { id: intent.id, status: 'succeeded' } },
    });
    expect(by('charge.succeeded')?.data.object).toMatchObject({ balance_transaction: null });
    expect(by('charge.updated')?.data.object).toMatchObject({ balance_transaction: expect.stringMatching(/^txn_/) });
    const listed = await stripe.events.list({ types: ['payment_intent.succeeded', 'charge.succeeded'] });
    expect(listed.data.map(({ type }) => type)).toEqual(['payment_intent.succeeded', 'charge.succeeded']);
    const event = by('charge.succeeded');
    expect(await stripe.events.retrieve(event?.id ?? '')).toMatchObject({ type: 'charge.succeeded' });
  });

  test('come again until they are taken', async () => {
    const { stripe, hear, idle, ask } = await startTest();
    const heard = await hear();
    heard.answers.push(500, 503);
    const customer = await stripe.customers.create();
    await idle();
    expect(heard.events.map(({ data }) => data.object)).toEqual([expect.objectContaining({ id: customer.id })]);
    const deliveries = (await ask('GET', '/control/deliveries?type=customer.created')).value;
    expect(deliveries.map(({ status, attempt }: { status: number; attempt: number }) => [attempt, status])).toEqual([
      [1, 500],
      [2, 503],
      [3, 200],
    ]);
    heard.answers.push(500, 500, 500);
    await stripe.customers.create();
    await idle();
    expect(heard.events).toHaveLength(1);
  });

  test('get lost, late, doubled and shuffled on demand', async () => {
    const { stripe, hear, idle, control } = await startTest();
    const heard = await hear();
    const count = () => heard.events.splice(0).length;
    const create = async (times = 1) => {
      for (let at = 0; at < times; at += 1) await stripe.customers.create();
    };
    await control('/faults', { webhook_lost: 1 });
    await create(2);
    await idle();
    expect(count()).toBe(1);
    await control('/faults', { webhook_doubled: 1, webhook_copies: 4 });
    await create(2);
    await idle();
    expect(count()).toBe(6);
    await control('/faults', { webhook_late: 1, webhook_late_ms: 400 });
    await create(2);
    await idle();
    const [first, second] = heard.events.map(({ created, id }) => ({ created, id }));
    expect((await stripe.events.list({ limit: 2 })).data.map(({ id }) => id)).toEqual([first?.id, second?.id]);
    count();
    await control('/faults', { webhook_shuffled: 20 });
    await create(20);
    await idle();
    const sent = heard.events.map(({ id }) => id);
    const inOrder = (await stripe.events.list({ limit: 20 })).data.map(({ id }) => id).reverse();
    expect(sent).not.toEqual(inOrder);
    expect([...sent].sort()).toEqual([...inOrder].sort());
    count();
    await control('/faults?at=customer.updated', { webhook_lost_percent: 100 });
    await control('/faults', {});
    const customer = await stripe.customers.create();
    await stripe.customers.update(customer.id, { name: 'Ana' });
    await idle();
    expect(heard.events.map(({ type }) => type)).toEqual(['customer.created']);
  });

  test('are held back, and released in another order, or never', async () => {
    const { stripe, hear, idle, control } = await startTest();
    const heard = await hear();
    await control('/webhooks/hold');
    await stripe.paymentIntents.create(paid);
    await idle();
    expect(heard.events).toEqual([]);
    expect(await control('/webhooks/release', { order: 'reversed', copies: 2 })).toEqual({ released: 8 });
    await idle();
    expect(heard.events).toHaveLength(8);
    await control('/webhooks/hold');
    const { id } = await stripe.customers.create();
    expect(await control('/webhooks/drop')).toEqual({ lost: 1 });
    await idle();
    expect(heard.events).toHaveLength(8);
    const [event] = (await stripe.events.list({ type: 'customer.created' })).data;
    await control(`/events/${event?.id}/resend`);
    await idle();
    expect(heard.events.at(-1)).toMatchObject({ id: event?.id, data: { object: { id } } });
  });

  test('are forged on demand, and only the rightly signed are believed', async () => {
    const { stripe, hear, control } = await startTest();
    const heard = await hear();
    const { id } = await stripe.paymentIntents.create({ amount: 500, currency: 'eur' });
    const forge = (more: object) =>
      control('/webhooks/forge', { type: 'payment_intent.succeeded', object_id: id, ...more });
    for (const signature of ['wrong', 'none', 'old']) expect((await forge({ signature })).status).toBe(400);
    const change = { amount: 99_900, currency: 'usd' };
    expect(await forge({ signature: 'right', change, account: 'acct_other' })).toMatchObject({
      status: 200,
      event: { account: 'acct_other', data: { object: { id, ...change } } },
    });
    expect(heard.events.at(-1)).toMatchObject({ account: 'acct_other' });
  });

  test('reach those who listen for connected accounts with the account named', async () => {
    const { stripe, hear, idle, control } = await startTest();
    const heard = await hear();
    const { id } = await stripe.accounts.create({ type: 'express' });
    await control(`/accounts/${id}/enable`);
    await idle();
    expect(heard.events).toMatchObject([
      { type: 'account.updated', account: id, data: { object: { payouts_enabled: true } } },
    ]);
    await control('/webhooks', { endpoints: [{ url: heard.url, secret: 'whsec_standin', connect: false }] });
    await control(`/accounts/${id}/restrict`);
    await idle();
    expect(heard.events).toHaveLength(1);
  });
});
