import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { errorOf, startTest } from '../../test/card-provider.ts';

const MONTH = 31 * 86_400;
const DAY = 86_400;

async function startSubscribing() {
  const provider = await startTest();
  const { stripe } = provider;
  const heard = await provider.hear();
  const customer = await stripe.customers.create({ email: 'ana@lectores.example' });
  const subscribe = (params: Partial<Stripe.SubscriptionCreateParams> = {}) =>
    stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: 'price_supporter' }],
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      expand: ['latest_invoice.confirmation_secret', 'latest_invoice.payments'],
      ...params,
    });
  const invoiceOf = ({ latest_invoice }: Stripe.Subscription) => latest_invoice as Stripe.Invoice;
  const intentOf = (subscription: Stripe.Subscription) =>
    String(invoiceOf(subscription).payments?.data[0]?.payment.payment_intent);
  /** Begun and paid with this card. */
  const active = async (card: string, params: Partial<Stripe.SubscriptionCreateParams> = {}) => {
    const subscription = await subscribe(params);
    await provider.control(`/payment_intents/${intentOf(subscription)}/confirm`, { card });
    return stripe.subscriptions.retrieve(subscription.id);
  };
  const typesHeard = async () => {
    await provider.idle();
    return heard.events.splice(0).map(({ type }) => type);
  };
  return { ...provider, customer, subscribe, invoiceOf, intentOf, active, typesHeard };
}

describe('the subscriptions of the card provider', () => {
  test('begin when their first invoice is paid', async () => {
    const { stripe, subscribe, invoiceOf, intentOf, control, typesHeard, base } = await startSubscribing();
    const begun = await subscribe();
    expect(begun.status).toBe('incomplete');
    const { client_secret } = await stripe.paymentIntents.retrieve(intentOf(begun));
    expect(invoiceOf(begun)).toMatchObject({ status: 'open', total: 500, confirmation_secret: { client_secret } });
    await control(`/payment_intents/${intentOf(begun)}/confirm`, { card: 'chargeDeclined' });
    expect((await stripe.subscriptions.retrieve(begun.id)).status).toBe('incomplete');
    await control(`/payment_intents/${intentOf(begun)}/confirm`, { card: 'authenticationRequired' });
    const active = await stripe.subscriptions.retrieve(begun.id, { expand: ['default_payment_method'] });
    expect(active).toMatchObject({ status: 'active', default_payment_method: { card: { last4: '3184' } } });
    const invoice = await stripe.invoices.retrieve(invoiceOf(begun).id as string);
    expect(invoice).toMatchObject({ status: 'paid', amount_paid: 500, billing_reason: 'subscription_create' });
    const page = await fetch(invoice.hosted_invoice_url ?? '');
    expect(await page.text()).toContain('5,00');
    expect(await (await fetch(`${base}/invoices/${invoice.id}/pdf`)).text()).toMatch(/^%PDF-1.4/);
    expect(await typesHeard()).toEqual(
      expect.arrayContaining([
        'customer.subscription.created',
        'invoice.payment_failed',
        'invoice.payment_action_required',
        'invoice.paid',
        'customer.subscription.updated',
      ]),
    );
    const payments = await stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: intentOf(begun) },
    });
    expect(payments.data).toMatchObject([{ invoice: invoice.id, status: 'paid', amount_paid: 500 }]);
  });

  test('renew as the clock goes on, month after month', async () => {
    const { stripe, active, control, customer, typesHeard } = await startSubscribing();
    const subscription = await active('visa');
    await typesHeard();
    await control('/clock', { advance_seconds: MONTH });
    expect((await typesHeard()).filter((type) => /^invoice\.(created|paid)|updated$/.test(type))).toEqual(
      expect.arrayContaining(['invoice.created', 'invoice.paid', 'customer.subscription.updated']),
    );
    await control('/clock', { advance_seconds: 2 * MONTH });
    const invoices = await stripe.invoices.list({ customer: customer.id, subscription: subscription.id });
    expect(invoices.data.map(({ billing_reason, status }) => [billing_reason, status])).toEqual([
      ['subscription_cycle', 'paid'],
      ['subscription_cycle', 'paid'],
      ['subscription_cycle', 'paid'],
      ['subscription_create', 'paid'],
    ]);
    const [item] = (await stripe.subscriptions.retrieve(subscription.id)).items.data;
    const { now } = (await control('/clock', { advance_seconds: 0 })) as { now: number };
    expect(item?.current_period_start).toBeLessThanOrEqual(now);
    expect(item?.current_period_end).toBeGreaterThan(now);
  });

  test('are renewed one alone, by the id of its last invoice, without moving the clock', async () => {
    const { stripe, active, control } = await startSubscribing();
    const { id, latest_invoice } = await active('visa');
    await control(`/subscriptions/${String(latest_invoice)}/renew`);
    const invoices = await stripe.invoices.list({ subscription: id });
    expect(invoices.data.map(({ status, billing_reason }) => [status, billing_reason])).toEqual([
      ['paid', 'subscription_cycle'],
      ['paid', 'subscription_create'],
    ]);
  });

  test('are past due when a renewal fails, recover with another card, or end after three tries', async () => {
    const { stripe, active, customer, control, typesHeard } = await startSubscribing();
    const failing = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: customer.id });
    const [saved, lost] = [await active('visa'), await active('visa')];
    for (const { id } of [saved, lost]) {
      await stripe.subscriptions.update(id, { default_payment_method: failing.id });
    }
    await control('/clock', { advance_seconds: MONTH });
    expect((await stripe.subscriptions.retrieve(saved.id)).status).toBe('past_due');
    const good = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
    const { latest_invoice } = await stripe.subscriptions.update(saved.id, { default_payment_method: good.id });
    await stripe.invoices.pay(latest_invoice as string);
    expect((await stripe.subscriptions.retrieve(saved.id)).status).toBe('active');
    await typesHeard();
    await control('/clock', { advance_seconds: 8 * DAY });
    const ended = await stripe.subscriptions.retrieve(lost.id);
    expect(ended).toMatchObject({ status: 'canceled', cancellation_details: { reason: 'payment_failed' } });
    const types = await typesHeard();
    expect(types.filter((type) => type === 'invoice.payment_failed')).toHaveLength(2);
    expect(types.filter((type) => type === 'customer.subscription.deleted')).toHaveLength(1);
    expect((await stripe.subscriptions.retrieve(saved.id)).status).toBe('active');
  });

  test('cannot be renewed without the owner where the bank always asks', async () => {
    const { stripe, active, control } = await startSubscribing();
    const { id } = await active('authenticationRequired');
    await control('/clock', { advance_seconds: MONTH });
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('past_due');
    const [failed] = (await stripe.charges.list({ limit: 1 })).data;
    expect(failed).toMatchObject({ paid: false, failure_code: 'authentication_required' });
  });

  test('change their plan, at once or with the next invoice', async () => {
    const { stripe, active, invoiceOf } = await startSubscribing();
    const subscription = await active('visa');
    const item = subscription.items.data[0]?.id as string;
    const change = (price: string, more: Stripe.SubscriptionUpdateParams = {}) =>
      stripe.subscriptions.update(subscription.id, {
        items: [{ id: item, price }],
        expand: ['latest_invoice'],
        ...more,
      });
    const later = await change('price_patron', { proration_behavior: 'none' });
    expect([later.items.data[0]?.price.id, later.latest_invoice]).toEqual([
      'price_patron',
      expect.objectContaining({ total: 500 }),
    ]);
    await change('price_supporter', { proration_behavior: 'none' });
    expect(invoiceOf(await change('price_patron', { proration_behavior: 'always_invoice' }))).toMatchObject({
      status: 'paid',
      total: 1000,
      billing_reason: 'subscription_update',
    });
    const yearly = await change('price_champion', { proration_behavior: 'none' });
    expect(invoiceOf(yearly)).toMatchObject({ status: 'paid', total: 12_000 });
    const { current_period_start: start, current_period_end: end } = yearly.items.data[0] as Stripe.SubscriptionItem;
    expect((end - start) / DAY).toBeGreaterThanOrEqual(365);
    expect((await errorOf(change('price_other'))).code).toBe('resource_missing');
  });

  test('change to a longer plan when the paid month is over', async () => {
    const { stripe, active, control, invoiceOf } = await startSubscribing();
    const { id, items } = await active('visa');
    const [item] = items.data;
    const trial_end = item?.current_period_end as number;
    const changed = await stripe.subscriptions.update(id, {
      items: [{ id: item?.id as string, price: 'price_champion' }],
      proration_behavior: 'none',
      trial_end,
    });
    expect(changed).toMatchObject({ status: 'trialing', trial_end });
    expect((await stripe.invoices.list({ subscription: id })).data).toHaveLength(1);
    await control('/clock', { advance_seconds: MONTH });
    const yearly = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
    expect(yearly.status).toBe('active');
    expect(invoiceOf(yearly)).toMatchObject({ status: 'paid', total: 12_000, billing_reason: 'subscription_cycle' });
    expect((yearly.items.data[0]?.current_period_end ?? 0) - trial_end).toBeGreaterThanOrEqual(365 * DAY);
  });

  test('end at the end of the period, at once, or because they were never paid', async () => {
    const { stripe, active, subscribe, intentOf, control, customer, typesHeard } = await startSubscribing();
    const [later, now, never] = [await active('visa'), await active('visa'), await subscribe()];
    const ending = await stripe.subscriptions.update(later.id, { cancel_at_period_end: true });
    expect(ending).toMatchObject({ status: 'active', cancel_at_period_end: true });
    expect(await stripe.subscriptions.cancel(now.id)).toMatchObject({ status: 'canceled' });
    expect((await errorOf(stripe.subscriptions.cancel(now.id))).code).toBe('resource_missing');
    await typesHeard();
    await control('/clock', { advance_seconds: DAY });
    expect((await stripe.subscriptions.retrieve(never.id)).status).toBe('incomplete_expired');
    expect((await stripe.paymentIntents.retrieve(intentOf(never))).status).toBe('canceled');
    await control('/clock', { advance_seconds: MONTH });
    expect((await stripe.subscriptions.retrieve(later.id)).status).toBe('canceled');
    expect(await typesHeard()).toContain('customer.subscription.deleted');
    expect((await stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data).toHaveLength(3);
    expect((await stripe.subscriptions.list({ customer: customer.id, status: 'active' })).data).toHaveLength(0);
  });

  test('are only for three prices, and cards of one’s own', async () => {
    const { stripe, subscribe } = await startSubscribing();
    const prices = (await stripe.prices.list()).data;
    expect(prices.map(({ id, unit_amount, recurring }) => [id, unit_amount, recurring?.interval])).toEqual([
      ['price_supporter', 500, 'month'],
      ['price_patron', 1500, 'month'],
      ['price_champion', 12_000, 'year'],
    ]);
    expect((await stripe.prices.retrieve('price_patron')).unit_amount_decimal?.toString()).toBe('1500');
    expect((await errorOf(subscribe({ items: [{ price: 'price_free' }] }))).param).toBe('items[0][price]');
    const other = await stripe.customers.create();
    const { id } = await stripe.paymentMethods.attach('pm_card_visa', { customer: other.id });
    expect((await errorOf(subscribe({ default_payment_method: id }))).param).toBe('default_payment_method');
  });
});
