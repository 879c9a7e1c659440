import type { Page } from '@playwright/test';
import { author, save, type Written, write } from './authors.ts';
import { CARDS, movements, payWindow, typeCard } from './cards.ts';
import { eventNumber } from './experts.ts';
import { topUp } from './money.ts';
import { registered, signOutQuietly } from './people.ts';
import { expect, test, toast, visit } from './site.ts';

test.use({ asksProvider: true, expectedErrors: /40[0-9]|50[0-9]|ERR_/ });

const PURCHASE = '**/api/stripe/purchase-article';
const INTENT = '**/api/stripe/create-payment-intent';
const SUBSCRIPTION = '**/api/stripe/create-subscription';
const failWith = (page: Page, address: string, status: number, json: object) =>
  page.route(address, (route) => route.fulfill({ status, json }));

const wishOf = async (page: Page) => ({ evento_id: await eventNumber(page, 19), titular: 'Un precio que cambia' });

/** Somebody with this much, in front of an article that costs two euros. */
async function readerAt(page: Page, euros: number): Promise<Written> {
  await author(page);
  const article = await write(page, { ...(await wishOf(page)), importe_euros: 2 });
  await signOutQuietly(page);
  await registered(page);
  if (euros > 0) await topUp(page, euros);
  await visit(page, `/article/${article.slug}`);
  await page.getByRole('button', { name: /^Comprar por 2,00/ }).click();
  return article;
}

test('a purchase that fails says so, why, and that nothing is charged twice', async ({ page }) => {
  await readerAt(page, 5);
  const dialog = payWindow(page, 'Confirmar Compra');
  const buy = dialog.getByRole('button', { name: 'Comprar', exact: true });
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/purchase-article')) keys.push(request.postDataJSON().idempotency_key);
  });
  const says = async (words: string) => {
    await buy.click();
    await expect(dialog.getByRole('alert')).toHaveText(words);
    await page.unroute(PURCHASE);
  };
  await failWith(page, PURCHASE, 500, { code: 'internal' });
  await says('Error al procesar la compra');
  await failWith(page, PURCHASE, 402, { code: 'insufficient_balance' });
  await says('Error al procesar la compra: No tienes saldo suficiente');
  await failWith(page, PURCHASE, 403, { code: 'account_frozen' });
  await says('Error al procesar la compra: Tu saldo está bloqueado por un pago devuelto');

  // The server does it, and its answer is lost.
  await page.route(PURCHASE, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await says(
    'No ha llegado la respuesta. Vuelve a intentarlo: aunque la compra se hubiera hecho, no se cobra dos veces.',
  );
  await buy.click();
  await expect(toast(page, '¡Artículo comprado con éxito!')).toBeVisible();
  expect(keys.at(-1)).toBe(keys.at(-2));
  expect(new Set(keys).size).toBe(4);
  await expect(page.locator('.account-corner .balance-badge')).toHaveText(/3,00\s€/);
});

test('while a purchase is under way its button says so, and then it closes', async ({ page }) => {
  await readerAt(page, 5);
  const dialog = payWindow(page, 'Confirmar Compra');
  const gate = Promise.withResolvers<void>();
  await page.route(PURCHASE, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Comprar', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Procesando...' })).toBeVisible();
  gate.resolve();
  await expect(toast(page, '¡Artículo comprado con éxito!')).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('a price that has changed is shown and asked for again', async ({ page, browser, baseURL }) => {
  const desk = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await author(desk);
  const wish = await wishOf(desk);
  const article = await write(desk, { ...wish, importe_euros: 2 });
  await registered(page);
  await topUp(page, 5);
  await visit(page, `/article/${article.slug}`);
  await page.getByRole('button', { name: /^Comprar por 2,00/ }).click();
  const dialog = payWindow(page, 'Confirmar Compra');
  const buy = dialog.getByRole('button', { name: 'Comprar', exact: true });
  await expect(buy).toBeVisible();
  await save(desk, article, { ...wish, importe_euros: 3 });
  await buy.click();
  await expect(dialog.getByRole('alert')).toHaveText(/ahora cuesta 3,00\s€/);
  await expect(dialog).toContainText(/Precio\s*3,00\s€.*Te quedará\s*2,00\s€/s);
  await buy.click();
  await expect(toast(page, '¡Artículo comprado con éxito!')).toBeVisible();
});

test('a payment that cannot begin says why, and is asked again under the same name', async ({ page }) => {
  await registered(page);
  await visit(page, '/?pagar=saldo&paso=importe');
  await page.getByRole('radio', { name: /^5,00/ }).check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await typeCard(page, CARDS.good);
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/create-payment-intent')) keys.push(request.postDataJSON().idempotency_key);
  });
  const pay = page.getByRole('button', { name: /^Pagar 5,00/ });
  const says = async (words: RegExp | string) => {
    await pay.click();
    await expect(page.getByRole('alert')).toHaveText(words);
    await page.unroute(INTENT);
  };
  await failWith(page, INTENT, 503, { code: 'provider_unavailable' });
  await says(
    /^Error procesando el pago: El sistema de pagos no responde\. Vuelve a intentarlo en unos minutos: nada se cobra dos veces/,
  );
  await failWith(page, INTENT, 400, { code: 'amount_out_of_range' });
  await says('Error procesando el pago: Ese importe no se puede añadir');
  await page.route(INTENT, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await says('Error procesando el pago: No hay conexión');
  await pay.click();
  await expect(toast(page, '¡Saldo añadido con éxito!')).toBeVisible({ timeout: 20_000 });
  expect(new Set(keys).size).toBe(1);
  await expect(page).toHaveURL('/');
});

test('a provider that is gone while a card is being charged leaves nothing paid twice', async ({ page }) => {
  await registered(page);
  await visit(page, '/?pagar=saldo&paso=importe');
  await page.getByRole('radio', { name: /^5,00/ }).check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await typeCard(page, CARDS.good);
  await page.route('**/v1/payment_intents/*/confirm', async (route) => {
    await failWith(page, INTENT, 503, { code: 'provider_unavailable' });
    await route.abort();
  });
  const pay = page.getByRole('button', { name: /^Pagar 5,00/ });
  await pay.click();
  const waiting = payWindow(page, 'Esperando la confirmación');
  await expect(waiting).toContainText('Ahora mismo no hay respuesta. Seguimos preguntando');
  await page.unroute('**/v1/payment_intents/*/confirm');
  await page.unroute(INTENT);
  await expect(toast(page, 'no se ha cobrado nada')).toBeVisible({ timeout: 30_000 });
  await typeCard(page, CARDS.good);
  await pay.click();
  await expect(toast(page, '¡Saldo añadido con éxito!')).toBeVisible({ timeout: 20_000 });
  expect(await movements(page)).toEqual(['recarga 5']);
});

test('where the provider’s form or a balance cannot be had, that is said, with another try', async ({ page }) => {
  await readerAt(page, 1);
  const dialog = page.getByRole('dialog');
  await page.route('**/stripe.js', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Añadir Saldo' }).click();
  await dialog.getByRole('radio', { name: /^1,00/ }).check();
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Error al configurar sistema de pagos');
  await page.unroute('**/stripe.js');
  await dialog.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByLabel('Número de tarjeta')).toBeVisible();

  await page.route('**/api/stripe/user-balance', (route) => route.abort());
  await page.reload();
  const missing = page.getByRole('button', { name: 'Saldo no disponible. Reintentar' });
  await expect(missing.or(page.locator('.balance-missing'))).toHaveText('no disponible');
  await page.goBack();
  await expect(dialog.getByRole('alert')).toContainText('Tu saldo no está disponible ahora.');
  await page.unroute('**/api/stripe/user-balance');
  // It may have come by itself meanwhile.
  const retry = dialog.getByRole('button', { name: 'Reintentar' });
  await retry.or(dialog.getByRole('radio').first()).first().click();
  await expect(dialog.getByRole('radio').first()).toBeVisible();
});

test('a balance that is asked for again keeps the keyboard, and gives it to what comes in its place', async ({
  page,
}) => {
  const balance = '**/api/stripe/user-balance';
  await registered(page);
  await topUp(page, 5);
  await page.route(balance, (route) => route.abort());
  await visit(page, '/');
  const missing = page.getByRole('button', { name: 'Saldo no disponible. Reintentar' });
  await missing.focus();
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/user-balance'));
  await missing.press('Enter');
  await refused;
  await expect(missing).toHaveAttribute('aria-busy', 'false');
  await expect(missing).toBeFocused();
  const released = Promise.withResolvers<void>();
  await page.unroute(balance);
  await page.route(balance, async (route) => {
    await released.promise;
    await route.continue();
  });
  await missing.press('Enter');
  await expect(missing).toHaveAttribute('aria-busy', 'true');
  released.resolve();
  await expect(page.getByRole('link', { name: /^Saldo: 5,00/ })).toBeFocused();
});

test('somebody who owes after a payment was taken back is told, and what they add covers it first', async ({
  page,
}) => {
  await readerAt(page, 0);
  await page.route('**/api/stripe/user-balance', (route) =>
    route.fulfill({ json: { pay_per_view: 0, pay_per_view_balance: 0, deuda_euros: 3, devolvible_euros: 0 } }),
  );
  await page.reload();
  const dialog = payWindow(page, 'Confirmar Compra');
  await expect(dialog).toContainText(/quedan 3,00\s€ por cubrir/);
  await expect(dialog.getByRole('button', { name: 'Comprar', exact: true })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Añadir Saldo' }).click();
  await expect(page.getByRole('radio', { name: /^5,00.*Tendrás 2,00/ })).toBeVisible();
});

test('a subscription that fails says what the server says, or that it could not be processed', async ({ page }) => {
  await registered(page);
  await visit(page, '/?pagar=suscripcion&paso=tarjeta&plan=patron');
  const donate = page.getByRole('button', { name: /^Donar 15,00/ });
  await typeCard(page, CARDS.declined);
  await donate.click();
  await expect(page.getByRole('alert')).toHaveText('La tarjeta ha sido rechazada');
  await failWith(page, SUBSCRIPTION, 500, { code: 'internal' });
  await typeCard(page, CARDS.good);
  await donate.click();
  await expect(page.getByRole('alert')).toHaveText('Error procesando suscripción');
  await page.unroute(SUBSCRIPTION);
  await failWith(page, SUBSCRIPTION, 502, { code: 'payment_failed' });
  await donate.click();
  await expect(page.getByRole('alert')).toHaveText('Error procesando el pago');
});
