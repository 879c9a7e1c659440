import { expect, type Page } from '@playwright/test';

/** What happens at the provider without a browser of ours; it is played where its script comes from. */
export async function atProvider(page: Page, path: string, body: object = {}): Promise<void> {
  const { script_url } = await (await page.request.get('/api/stripe/config')).json();
  const headers = { 'content-type': 'application/json' };
  const address = new URL(`/control/${path}`, script_url);
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.status).toBe(200);
}

/** Money on the balance of whoever is signed in, as soon as the provider has told of it; answers its payment there. */
export async function topUp(page: Page, euros: number): Promise<string> {
  const data = { amount: euros, tipo_dinero: 'pay_per_view' };
  const begun = await page.request.post('/api/stripe/create-payment-intent', { data });
  expect(begun.status()).toBe(200);
  const { client_secret, top_up_id } = await begun.json();
  const payment: string = client_secret.split('_secret')[0];
  await atProvider(page, `payment_intents/${payment}/confirm`, { card: 'visa' });
  const stateOf = async () => (await (await page.request.get(`/api/stripe/top-ups/${top_up_id}`)).json()).estado;
  await expect.poll(stateOf, { timeout: 20_000, intervals: [100] }).toBe('pagada');
  return payment;
}

export async function buy(page: Page, articulo_id: number): Promise<void> {
  const bought = await page.request.post('/api/stripe/purchase-article', { data: { articulo_id } });
  expect(bought.status()).toBe(200);
}

export async function subscribe(page: Page, wanted: string, card = 'pm_card_visa'): Promise<void> {
  const { planes } = await (await page.request.get('/api/stripe/config')).json();
  const { price_id } = planes.find(({ plan }: { plan: string }) => plan === wanted);
  const data = { price_id, payment_method_id: card };
  const begun = await page.request.post('/api/stripe/create-subscription', { data });
  expect(await begun.json()).toMatchObject({ success: true });
}
