import type { Browser, Page } from '@playwright/test';
import { author, paragraph, save, text, type Written, write } from './authors.ts';
import { bank, CARDS, movements, payWindow, typeCard } from './cards.ts';
import { eventNumber } from './experts.ts';
import { buy, topUp } from './money.ts';
import { registered } from './people.ts';
import { expect, test, toast, visit } from './site.ts';

test.use({ asksProvider: true, expectedErrors: /40[0-9]|50[0-9]|ERR_/ });

const CANARY = 'canario-de-compra';
const PRICE = 2;

interface Sold {
  readonly article: Written;
  /** The author's own browser. */
  readonly desk: Page;
  readonly wish: { readonly evento_id: number; readonly titular: string; readonly content: readonly object[] };
}

/** An article for sale, by somebody in another browser. */
async function soldArticle(browser: Browser, baseURL = ''): Promise<Sold> {
  const desk = await (await browser.newContext({ baseURL })).newPage();
  await author(desk);
  const titular = `Lo que cuesta el cable ${Math.random().toString(36).slice(2, 7)}`;
  const content = [paragraph(text('Palabras que todos leen. '.repeat(30))), paragraph(text(`Aquí está el ${CANARY}.`))];
  const wish = { evento_id: await eventNumber(desk, 23), titular, content };
  return { article: await write(desk, { ...wish, importe_euros: PRICE }), desk, wish };
}

const confirmation = (page: Page) => payWindow(page, 'Confirmar Compra');
const badge = (page: Page) => page.locator('.account-corner .balance-badge');

async function openPurchase(page: Page, { slug }: Written): Promise<void> {
  await visit(page, `/article/${slug}`);
  await page.getByRole('button', { name: /^Comprar por 2,00/ }).click();
  await expect(confirmation(page)).toBeVisible();
}

test('with enough balance it is bought, read at once, and kept when its author withdraws it', async ({
  page,
  browser,
  baseURL,
}) => {
  const { article, desk, wish } = await soldArticle(browser, baseURL);
  await registered(page);
  await topUp(page, 5);
  await openPurchase(page, article);
  await expect(badge(page)).toHaveText(/5,00\s€/);
  await expect(confirmation(page)).toContainText(/Precio\s*2,00\s€.*Tu saldo\s*5,00\s€.*Te quedará\s*3,00\s€/s);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await confirmation(page).getByRole('button', { name: 'Comprar', exact: true }).click();
  await expect(toast(page, '¡Artículo comprado con éxito!')).toBeVisible();
  await expect(confirmation(page)).toHaveCount(0);
  await expect(page.locator('.prose')).toContainText(CANARY);
  await expect(badge(page)).toHaveText(/3,00\s€/);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.goForward();
  await expect(confirmation(page)).toContainText('Este artículo ya es tuyo.');
  await confirmation(page).getByRole('button', { name: 'Leerlo' }).click();
  await expect(confirmation(page)).toHaveCount(0);

  const { author: writer } = (await (await page.request.get(`/api/articulo/${article.id}`)).json()).article;
  await visit(page, `/user/${writer.usuario_id}`);
  await expect(page.locator('.card.article')).toContainText('Comprado');
  await page.getByRole('link', { name: wish.titular }).click();
  await expect(page.locator('.prose')).toContainText(CANARY);

  await save(desk, article, { ...wish, importe_euros: PRICE, es_borrador: true });
  const whole = `**/api/articulo/${article.id}/completo`;
  await page.route(whole, (route) => route.abort());
  await visit(page, `/articulo/${article.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No hay conexión');
  await page.unroute(whole);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wish.titular);
  await expect(page.locator('.prose')).toContainText(CANARY);
  expect(await movements(page)).toEqual(['compra -2', 'recarga 5']);
});

test('what was bought stays to be read when its author puts something else in its place', async ({
  page,
  browser,
  baseURL,
}) => {
  const { article, desk, wish } = await soldArticle(browser, baseURL);
  await registered(page);
  await topUp(page, 5);
  await buy(page, article.id);
  const other = { ...wish, titular: 'Ya no hay nada', content: [paragraph(text('Nada.'))], importe_euros: PRICE };
  const present = page.locator('.prose').filter({ hasText: 'Nada.' });
  let stored = article;
  for (const change of [{}, { importe_euros: 0 }, { es_borrador: true }]) {
    stored = await save(desk, stored, { ...other, ...change });
    await visit(page, `/articulo/${article.id}`);
    await expect(present).toBeVisible();
    await page.getByRole('button', { name: 'Leer lo que compraste' }).press('Enter');
    await expect(page.locator('.prose')).toContainText(CANARY);
    await expect(page.getByRole('heading', { level: 2, name: wish.titular })).toBeVisible();
    const back = page.getByRole('button', { name: 'Leer el texto actual' });
    await expect(back).toBeFocused();
    await back.press('Enter');
    await expect(present).toBeVisible();
  }
});

test('with too little, what is missing is added by a card whose bank asks its holder, and then it is bought', async ({
  page,
  browser,
  baseURL,
}) => {
  const { article } = await soldArticle(browser, baseURL);
  await registered(page);
  await openPurchase(page, article);
  await expect(confirmation(page)).toContainText(/Tu saldo\s*0,00\s€.*Te falta\s*2,00\s€/s);
  await confirmation(page).getByRole('button', { name: 'Añadir Saldo' }).click();
  const amounts = payWindow(page, 'Añadir Saldo');
  await expect(amounts.getByRole('radio')).toHaveCount(3);
  await expect(amounts).toContainText(/2,00\s€.*0*2,00.*7,00\s€.*12,00\s€/s);
  await expect(amounts.getByRole('button', { name: 'Continuar' })).toBeDisabled();
  await amounts.getByRole('radio', { name: /^2,00/ }).check();
  await amounts.getByRole('button', { name: 'Continuar' }).click();
  await expect(payWindow(page, 'Pagar con tarjeta')).toBeVisible();
  await typeCard(page, CARDS.asksHolder);
  await page.getByRole('button', { name: /^Pagar 2,00/ }).click();
  await bank(page).getByRole('button', { name: 'Completar' }).click();
  await expect(toast(page, '¡Saldo añadido con éxito!')).toBeVisible({ timeout: 20_000 });
  await confirmation(page).getByRole('button', { name: 'Comprar', exact: true }).click();
  await expect(page.locator('.prose')).toContainText(CANARY);
  await expect(badge(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Tu cuenta' })).toBeVisible();
  expect(await movements(page)).toEqual(['compra -2', 'recarga 2']);
});

test('where less is missing than a card may pay, that is added, and said', async ({ page, browser, baseURL }) => {
  const { article } = await soldArticle(browser, baseURL);
  await registered(page);
  await topUp(page, 1.9);
  await openPurchase(page, article);
  await expect(confirmation(page)).toContainText(/Te falta\s*0,10\s€/);
  await confirmation(page).getByRole('button', { name: 'Añadir Saldo' }).click();
  const amounts = payWindow(page, 'Añadir Saldo');
  await expect(amounts.getByRole('radio', { name: /^0,50/ })).toBeVisible();
  await expect(amounts).toContainText(/El mínimo por tarjeta es 0,50\s€/);
});

test('who opens by its number what they have not bought may buy it there', async ({ page, browser, baseURL }) => {
  const { article } = await soldArticle(browser, baseURL);
  await registered(page);
  await page.goto(`/editor/${article.id}`);
  await expect(confirmation(page)).toBeVisible();
  await expect(page).toHaveURL(`/article/${article.slug}?pagar=articulo.${article.id}`);
  await page.keyboard.press('Escape');
  await expect(confirmation(page)).toHaveCount(0);
  await expect(page).toHaveURL(`/article/${article.slug}`);
  await topUp(page, PRICE);
  await buy(page, article.id);
  await page.goto(`/editor/${article.id}`);
  await expect(page).toHaveURL(`/article/${article.slug}`);
  await expect(page.locator('.prose')).toContainText(CANARY);
});

test('a card that is declined is said in its place, and another one pays once', async ({ page }) => {
  await registered(page);
  await visit(page, '/');
  await page.getByRole('link', { name: 'Añadir saldo' }).click();
  await payWindow(page, 'Tu saldo y los artículos de pago').getByRole('button', { name: 'Añadir Saldo' }).click();
  await page.getByRole('radio', { name: /^5,00/ }).check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  const pay = page.getByRole('button', { name: /^Pagar 5,00/ });
  await typeCard(page, '4242');
  await pay.click();
  await expect(page.getByRole('alert')).toHaveText('El número de tarjeta está incompleto.');
  await typeCard(page, CARDS.declined);
  await pay.click();
  await expect(page.getByRole('alert')).toHaveText('La tarjeta ha sido rechazada.');
  await typeCard(page, CARDS.withoutFunds);
  await pay.click();
  await expect(page.getByRole('alert')).toHaveText('La tarjeta no tiene fondos suficientes.');
  await typeCard(page, CARDS.asksHolder);
  await pay.click();
  await bank(page).getByRole('button', { name: 'Fallar' }).click();
  await expect(page.getByRole('alert')).toContainText('No hemos podido autenticar tu método de pago');
  expect(await movements(page)).toEqual([]);
  await typeCard(page, CARDS.good);
  await pay.click();
  await expect(toast(page, '¡Saldo añadido con éxito!')).toBeVisible({ timeout: 20_000 });
  await expect(payWindow(page, 'Tu saldo y los artículos de pago')).toContainText(/5,00\s€/);
  expect(await movements(page)).toEqual(['recarga 5']);
});

test('back, Esc and reload at every step lose nothing and pay once', async ({ page, browser, baseURL }) => {
  const { article } = await soldArticle(browser, baseURL);
  await registered(page);
  await openPurchase(page, article);
  await page.reload();
  await confirmation(page).getByRole('button', { name: 'Añadir Saldo' }).click();
  const amounts = payWindow(page, 'Añadir Saldo');
  await expect(amounts).toBeVisible();
  await page.reload();
  await amounts.getByRole('radio', { name: /^7,00/ }).check();
  await page.goBack();
  await expect(confirmation(page)).toBeVisible();
  await page.goForward();
  await amounts.getByRole('radio', { name: /^7,00/ }).check();
  await amounts.getByRole('button', { name: 'Continuar' }).click();
  const card = payWindow(page, 'Pagar con tarjeta');
  await expect(card).toContainText(/7,00\s€/);
  await page.reload();
  await expect(card).toContainText(/7,00\s€/);
  await page.getByLabel('Número de tarjeta').waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(`/article/${article.slug}`);
  await page.goForward();
  await expect(confirmation(page)).toBeVisible();
  await confirmation(page).getByRole('button', { name: 'Añadir Saldo' }).click();
  await amounts.getByRole('radio', { name: /^7,00/ }).check();
  await amounts.getByRole('button', { name: 'Continuar' }).click();

  // The page goes away while the bank asks; the payment is found again and gone on with.
  await typeCard(page, CARDS.asksHolder);
  await page.getByRole('button', { name: /^Pagar 7,00/ }).click();
  await bank(page).getByRole('button', { name: 'Completar' }).waitFor();
  await page.reload();
  const waiting = payWindow(page, 'Esperando la confirmación');
  await expect(waiting).toContainText('Tu banco todavía te pide que confirmes este pago.');

  // The provider has it, and the server has not heard of it yet.
  let isHeard = false;
  await page.route('**/api/stripe/top-ups/*', async (route) => {
    const answer = await route.fetch();
    await (isHeard
      ? route.fulfill({ response: answer })
      : route.fulfill({ json: { ...(await answer.json()), estado: 'pendiente' } }));
  });
  await waiting.getByRole('button', { name: 'Continuar con el banco' }).click();
  await bank(page).getByRole('button', { name: 'Completar' }).click();
  await expect(waiting).toContainText('Tu banco ha aceptado el pago');
  await page.reload();
  await expect(waiting).toContainText('Tu banco ha aceptado el pago');
  await page.goBack();
  await expect(waiting).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: /^Comprar por 2,00/ }).click();
  await expect(waiting).toContainText('no se va a cobrar dos veces', { timeout: 30_000 });
  isHeard = true;
  await expect(toast(page, '¡Saldo añadido con éxito!')).toBeVisible({ timeout: 30_000 });
  await confirmation(page).getByRole('button', { name: 'Comprar', exact: true }).click();
  await expect(page.locator('.prose')).toContainText(CANARY);
  expect(await movements(page)).toEqual(['compra -2', 'recarga 7']);
});
