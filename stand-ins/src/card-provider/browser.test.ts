import { Script } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { startTest } from '../../test/card-provider.ts';

const REFUSED = [
  ['4000000000000002', 'card_declined', 'generic_decline'],
  ['4000000000009995', 'card_declined', 'insufficient_funds'],
  ['4000000000000069', 'expired_card', 'expired_card'],
  ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc'],
  ['4000000000000119', 'processing_error', 'processing_error'],
  ['4000000000000341', 'card_declined', 'generic_decline'],
] as const;

async function startPayment() {
  const provider = await startTest();
  const { browse, cardForm, stripe, base } = provider;
  const begin = async () => {
    const intent = await stripe.paymentIntents.create({ amount: 1250, currency: 'eur', metadata: { secreto: 'sí' } });
    return { id: intent.id, client_secret: intent.client_secret ?? '' };
  };
  const confirm = async (number: string) => {
    const { id, client_secret } = await begin();
    const method = await browse('POST', '/v1/payment_methods', cardForm(number));
    const form = { client_secret, payment_method: method.value.id };
    return { id, client_secret, ...(await browse('POST', `/v1/payment_intents/${id}/confirm`, form)) };
  };
  const answer = (id: string, client_secret: string, outcome: string) =>
    fetch(`${base}/3ds/${id}`, { method: 'POST', body: new URLSearchParams({ client_secret, outcome }) });
  return { ...provider, begin, confirm, answer };
}

describe('what a browser may ask of the card provider', () => {
  test('pays with a card, and never sees whose the payment is', async () => {
    const { confirm, stripe } = await startPayment();
    const { id, value, headers } = await confirm('4242424242424242');
    expect(value).toMatchObject({ id, status: 'succeeded', amount: 1250 });
    expect(Object.keys(value)).not.toEqual(expect.arrayContaining(['metadata']));
    expect(headers.get('access-control-allow-origin')).toBe('*');
    const { payment_method } = await stripe.paymentIntents.retrieve(id, { expand: ['payment_method'] });
    expect(payment_method).toMatchObject({ card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2040 } });
    expect(JSON.stringify(payment_method)).not.toContain('4242424242424242');
  });

  test.each(REFUSED)('is refused with the card %s: %s, %s', async (number, code, decline_code) => {
    const { confirm, stripe } = await startPayment();
    const { id, status, value } = await confirm(number);
    expect([status, value.error]).toMatchObject([
      402,
      { type: 'card_error', code, decline_code, payment_intent: { id } },
    ]);
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code, decline_code },
    });
  });

  test('is told what is wrong with a card before it is charged', async () => {
    const { browse, cardForm } = await startPayment();
    const codeOf = async (change: Record<string, string>) =>
      (await browse('POST', '/v1/payment_methods', { ...cardForm('4242424242424242'), ...change })).value.error.code;
    expect(await codeOf({ 'card[number]': '4242424242424241' })).toBe('incorrect_number');
    expect(await codeOf({ 'card[exp_month]': '13' })).toBe('invalid_expiry_month');
    expect(await codeOf({ 'card[exp_year]': '2020' })).toBe('invalid_expiry_year');
    expect(await codeOf({ 'card[number]': '4111111111111111' })).toBe('card_declined');
  });

  test('has to know the secret of the payment', async () => {
    const { begin, browse } = await startPayment();
    const { id, client_secret } = await begin();
    expect((await browse('GET', `/v1/payment_intents/${id}`, { client_secret })).value.status).toBe(
      'requires_payment_method',
    );
    for (const form of [{}, { client_secret: `${id}_secret_wrong` }] as Record<string, string>[]) {
      expect((await browse('GET', `/v1/payment_intents/${id}`, form)).status).toBe(400);
      expect((await browse('POST', `/v1/payment_intents/${id}/confirm`, form)).status).toBe(400);
    }
  });

  test.each(['4000002500003155', '4000002760003184', '4000000000003220'])(
    'asks the owner of the card %s',
    async (number) => {
      const { confirm, answer, stripe, base } = await startPayment();
      const { id, client_secret, value } = await confirm(number);
      expect(value).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
      const page = await fetch(`${base}/3ds/${id}?client_secret=${client_secret}`);
      expect(await page.text()).toMatch(/12,50.*Completar.*Fallar/s);
      expect((await fetch(`${base}/3ds/${id}?client_secret=wrong`)).status).toBe(404);
      await answer(id, client_secret, 'complete');
      const paid = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
      expect(paid).toMatchObject({
        status: 'succeeded',
        latest_charge: { payment_method_details: { card: { three_d_secure: { result: 'authenticated' } } } },
      });
      const other = await confirm(number);
      await answer(other.id, other.client_secret, 'fail');
      expect(await stripe.paymentIntents.retrieve(other.id)).toMatchObject({
        status: 'requires_payment_method',
        last_payment_error: { code: 'payment_intent_authentication_failure' },
      });
    },
  );

  test('may be declined even after the owner was asked', async () => {
    const { confirm, answer, stripe } = await startPayment();
    const { id, client_secret } = await confirm('4000008400001629');
    await answer(id, client_secret, 'complete');
    expect((await stripe.paymentIntents.retrieve(id)).last_payment_error?.decline_code).toBe('generic_decline');
  });

  test('loads one script, for whichever release asks for it', async () => {
    const { base } = await startPayment();
    for (const path of ['/endive/stripe.js', '/v1/stripe.js']) {
      const response = await fetch(base + path);
      const source = await response.text();
      expect(response.headers.get('content-type')).toContain('text/javascript');
      expect(() => new Script(source)).not.toThrow();
      expect(source).not.toMatch(/^(import|export) /m);
    }
  });
});
