import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { admin } from './admin.ts';
import { author, write } from './authors.ts';
import { bank, CARDS, typeCard } from './cards.ts';
import { eventNumber } from './experts.ts';
import { mailWith } from './mails.ts';
import { atProvider, buy, subscribe, topUp } from './money.ts';
import { registered, signOutQuietly, takeSecondFactor } from './people.ts';
import { expect, expectNoViolationsInBothThemes, sidewaysRoom, test, toast, visit } from './site.ts';

test.use({ expectedErrors: /40[0134]|50[03]|ERR_/, asksProvider: true });

const row = (page: Page, text: string) => page.locator('.transaction').filter({ hasText: text });
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const narrow = { width: 320, height: 700 };

/** An article for sale, and somebody else signed in who wants to read it. */
async function withSoldArticle(page: Page, titular: string, importe_euros: number): Promise<number> {
  await author(page);
  const { id } = await write(page, { evento_id: await eventNumber(page, 21), titular, importe_euros });
  await signOutQuietly(page);
  return id;
}

const statusOf = async (page: Page) => (await page.request.get('/api/stripe/account-status')).json();

test('every movement is listed with the balance after it, filtered, exported and given a receipt', async ({ page }) => {
  const titular = 'Quién paga "el cable", otra vez';
  const articulo_id = await withSoldArticle(page, titular, 2.5);
  const person = await registered(page);
  await topUp(page, 10);
  await buy(page, articulo_id);
  await visit(page, '/user#transacciones');
  await expect(part(page, 'Saldo')).toContainText('7,50 €');
  await expect(page.locator('.transaction')).toHaveText([
    /Compra.*−2,50\s€.*Saldo: 7,50\s€/s,
    /Saldo añadido.*\+10,00\s€.*Saldo: 10,00\s€/s,
  ]);
  await expect(row(page, 'Compra').getByRole('link', { name: titular })).toHaveAttribute(
    'href',
    `/articulo/${articulo_id}`,
  );
  await expectNoViolationsInBothThemes(page);

  await page.getByLabel('Tipo').selectOption('Compra');
  await expect(page.locator('.transaction')).toHaveCount(1);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar a CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^transacciones_\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe('\ufeffFecha,Tipo,Categoría,Donación,Pay-Per-View,Artículo');
  expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\d,Compra,Pay-Per-View,,-2\.50,"Quién paga ""el cable"", otra vez"$/);
  await page.getByLabel('Hasta').fill('2020-01-01');
  await expect(page.getByText('Ninguna transacción cumple esas condiciones.')).toBeVisible();
  await page.getByRole('button', { name: 'Exportar a CSV' }).click();
  await expect(toast(page, 'No hay transacciones para exportar')).toBeVisible();
  await page.getByRole('button', { name: 'Quitar los filtros' }).click();
  await expect(page.locator('.transaction')).toHaveCount(2);

  await page.getByRole('button', { name: /^Recibo de Compra/ }).click();
  const receipt = page.getByRole('dialog', { name: 'Recibo' });
  for (const words of [titular, `${person.alias}, ${person.email}`, '−2,50 €', 'Escrito por'])
    await expect(receipt).toContainText(words);
  await expectNoViolationsInBothThemes(page);
  await page.emulateMedia({ media: 'print' });
  await expect(receipt).toBeVisible();
  await expect(page.locator('.site-header')).toBeHidden();
  await expect(receipt.getByRole('button', { name: 'Cerrar' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Recibo de Compra/ })).toBeFocused();

  await page.getByRole('button', { name: 'Devolver saldo a la tarjeta' }).click();
  await expect(page.getByText('¿Devolver 7,50 € a la tarjeta')).toBeVisible();
  await page.getByRole('button', { name: 'Devolver saldo a la tarjeta' }).click();
  await expect(toast(page, 'Tu dinero va de vuelta a tu tarjeta')).toBeVisible();
  await expect(row(page, 'Devolución')).toContainText(/−7,50\s€.*Saldo: 0,00\s€/s);
  await expect(page.getByRole('button', { name: 'Devolver saldo a la tarjeta' })).toBeHidden();
  await page.setViewportSize(narrow);
  expect(await sidewaysRoom(page)).toBe(0);
});

test('money added after a refund whose answer was lost goes back to the card when it is asked for', async ({
  page,
}) => {
  await registered(page);
  await topUp(page, 10);
  await visit(page, '/user#transacciones');
  await page.route(
    '**/api/stripe/refund-balance',
    async (route) => {
      await route.fetch();
      await topUp(page, 20);
      await route.abort();
    },
    { times: 1 },
  );
  const refund = page.getByRole('button', { name: 'Devolver saldo a la tarjeta' });
  await refund.click();
  await expect(page.getByText('¿Devolver 10,00 € a la tarjeta')).toBeVisible();
  await refund.click();
  await expect(page.getByText('¿Devolver 20,00 € a la tarjeta')).toBeVisible();
  await expect(toast(page, 'Tu dinero va de vuelta a tu tarjeta')).toBeHidden();
  await refund.click();
  await expect(toast(page, 'Tu dinero va de vuelta a tu tarjeta')).toBeVisible();
  await expect(row(page, 'Devolución')).toHaveText([/−20,00\s€.*Saldo: 0,00\s€/s, /−10,00\s€.*Saldo: 0,00\s€/s]);
  await expect(refund).toBeHidden();
});

test('nothing to export is said, and what could not be loaded is asked for again', async ({ page }) => {
  await registered(page);
  await page.route('**/api/stripe/user-transactions*', (route) => route.abort());
  await visit(page, '/user#transacciones');
  await expect(page.getByRole('alert')).toContainText('No se han podido cargar tus transacciones.');
  await page.unroute('**/api/stripe/user-transactions*');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('Todavía no hay ninguna.')).toBeVisible();
  await page.getByRole('button', { name: 'Exportar a CSV' }).click();
  await expect(toast(page, 'No hay transacciones para exportar')).toBeVisible();
});

test('a payment taken back after it was spent is owed, and that is said', async ({ page }) => {
  const articulo_id = await withSoldArticle(page, 'Un texto disputado', 3.4);
  await registered(page);
  const payment = await topUp(page, 5);
  await buy(page, articulo_id);
  await atProvider(page, `charges/${payment}/dispute`);
  const owed = async () => (await (await page.request.get('/api/stripe/user-balance')).json()).deuda_euros;
  await expect.poll(owed, { timeout: 20_000 }).toBe(3.4);
  await visit(page, '/user#transacciones');
  await expect(page.getByText('quedan 3,40 € por cubrir. Mientras tanto no puedes comprar.')).toBeVisible();
  await expect(row(page, 'Devolución')).toContainText('Saldo: 0,00 €');
  await expectNoViolationsInBothThemes(page);
});

test('a subscription is changed, cancelled, taken up again and withdrawn from', async ({ page }) => {
  const person = await registered(page);
  await visit(page, '/user#suscripcion');
  await expect(page.getByText('No tienes ninguna suscripción.')).toBeVisible();
  await subscribe(page, 'supporter');
  await page.reload();
  const own = part(page, 'Tu suscripción');
  await expect(own).toContainText('Supporter, 5,00 € al mes');
  await expect(own).toContainText('terminada en 4242');
  await expect(part(page, 'Facturas')).toContainText(/5,00\s€.*Pagada/s);
  await expectNoViolationsInBothThemes(page);

  await page.getByRole('button', { name: 'Cambiar plan' }).click();
  await page.getByRole('button', { name: 'Cambiar a Patron' }).click();
  await expect(own).toContainText('Patron, 15,00 € al mes');
  await page.getByRole('button', { name: 'Cambiar tarjeta' }).click();
  await typeCard(page, '5555555555554444');
  await page.getByRole('button', { name: 'Usar esta tarjeta' }).click();
  await expect(own).toContainText('terminada en 4444');
  await page.getByRole('button', { name: 'Cancelar la suscripción' }).click();
  await page.getByRole('button', { name: 'Cancelar la suscripción' }).click();
  await expect(own).toContainText('No se cobrará nada más.');
  await page.getByRole('button', { name: 'Continuar con la suscripción' }).click();
  await expect(own).toContainText('La próxima será el');

  await page.getByRole('button', { name: 'Desistir del contrato aquí' }).click();
  const withdrawal = part(page, 'Derecho de desistimiento');
  for (const words of [person.alias, person.email, 'Suscripción Patron a Poliedro'])
    await expect(withdrawal).toContainText(words);
  await expectNoViolationsInBothThemes(page);
  await page.getByRole('button', { name: 'Confirmar desistimiento' }).click();
  const acknowledgement = page.getByRole('status').filter({ hasText: 'Hemos recibido tu desistimiento' });
  await expect(acknowledgement).toBeFocused();
  await expect(acknowledgement).toContainText(/devolvemos 5,00\s€.*acuse de recibo a marta/);
  await expect(own).toContainText('Tu suscripción ha terminado.');
  await mailWith(person.email, 'we received your withdrawal');
  await visit(page, '/user#transacciones');
  await expect(row(page, 'Donación')).toContainText('−5,00 €');
  await expect(row(page, 'Devolución')).toContainText('+5,00 €');
});

test('a renewal is charged; one that could not be is said and mended with another card', async ({ page }) => {
  await registered(page);
  await subscribe(page, 'supporter');
  const invoices = async () => (await (await page.request.get('/api/stripe/subscription/invoices')).json()).facturas;
  const renew = async () => atProvider(page, `subscriptions/${(await invoices())[0].id}/renew`);
  await renew();
  await visit(page, '/user#suscripcion');
  await expect(part(page, 'Facturas').getByText('Pagada')).toHaveCount(2);
  const own = part(page, 'Tu suscripción');
  await page.getByRole('button', { name: 'Cambiar tarjeta' }).click();
  await typeCard(page, '4000000000000341');
  await page.getByRole('button', { name: 'Usar esta tarjeta' }).click();
  await expect(own).toContainText('terminada en 0341');

  await renew();
  const state = async () => (await (await page.request.get('/api/stripe/subscription')).json()).suscripcion.estado;
  await expect.poll(state, { timeout: 20_000 }).toBe('impagada');
  await page.reload();
  await expect(page.getByText('No hemos podido cobrar la última renovación.')).toBeVisible();
  await expect(own.getByRole('button', { name: 'Cambiar plan' })).toHaveCount(0);
  await expectNoViolationsInBothThemes(page);
  await page.getByRole('button', { name: 'Cambiar tarjeta' }).click();
  await typeCard(page, CARDS.asksHolder);
  await page.getByRole('button', { name: 'Usar esta tarjeta' }).click();
  await bank(page).getByRole('button', { name: 'Completar' }).click();
  await expect(own).toContainText('Activa');
  await expect(own).toContainText('terminada en 3184');
});

test('an author sets up an account, sells, sees what is due and is paid', async ({ page }) => {
  const person = await author(page);
  const { id } = await write(page, {
    evento_id: await eventNumber(page, 21),
    titular: 'Un texto caro',
    importe_euros: 20,
  });
  await visit(page, '/user#cobros');
  await expect(page.getByText('Para cobrar hace falta el segundo factor')).toBeVisible();
  await takeSecondFactor(page, person);
  await page.reload();
  await page.getByLabel('País de tu banco').selectOption('FR');
  await page.getByRole('button', { name: 'Configurar la cuenta' }).click();
  await page.getByRole('link', { name: 'Volver sin terminar' }).click();
  await expect(part(page, 'Cuenta para cobrar')).toContainText('Sin completar');
  await page.getByRole('button', { name: 'Completar la configuración' }).click();
  await page.getByLabel('Nombre y apellidos').fill('Marta Ruiz');
  await page.getByLabel('IBAN').fill('FR1420041010050500013M02606');
  await page.getByRole('button', { name: 'Enviar y volver' }).click();
  await expect(part(page, 'Cuenta para cobrar')).toContainText('Lista');
  await expect(page.getByRole('button', { name: 'Abrir el panel' })).toBeVisible();
  await expectNoViolationsInBothThemes(page);

  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await registered(page);
  await topUp(page, 20);
  await buy(page, id);
  await page.context().clearCookies();
  await page.context().addCookies(cookies);
  await visit(page, '/user#articulos');
  await expect(page.locator('.own-earned')).toContainText('18,00 €');
  await page.getByRole('link', { name: 'Ver tus cobros' }).click();
  await expect(part(page, 'Lo que has ganado')).toContainText(/Pendiente\s*18,00\s€/);

  await admin('ledger', 'pay');
  await page.reload();
  await expect(part(page, 'Lo que has ganado')).toContainText(/Pendiente\s*0,00\s€.*Pagado\s*18,00\s€/s);
  await page.getByRole('tab', { name: 'Transacciones' }).click();
  await expect(row(page, 'Pago por tus artículos')).toContainText('−18,00 €');
  await expect(row(page, 'Venta de tu artículo')).toContainText('+18,00 €');
});

test('why an account to be paid on could not be set up is said', async ({ page }) => {
  const person = await author(page);
  await takeSecondFactor(page, person);
  const answers = [
    { status: 403, json: { code: 'forbidden', error: 'No tienes permiso' } },
    { status: 503, json: { code: 'provider_unavailable', error: 'El sistema de pagos no responde' } },
    { status: 500, json: { code: 'internal', error: 'Algo ha fallado' } },
    { status: 401, json: { code: 'unauthenticated', error: 'No has iniciado sesión' } },
  ];
  await page.route(/account-status|create-connected-account/, (route) => {
    const answer = answers.shift();
    return answer ? route.fulfill(answer) : route.continue();
  });
  await visit(page, '/user#cobros');
  await expect(page.getByRole('alert')).toContainText('No autenticado');
  const setUp = page.getByRole('button', { name: 'Configurar la cuenta' });
  answers.unshift({ status: 200, json: await statusOf(page) });
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await setUp.click();
  await expect(toast(page, 'Error: El sistema de pagos no responde.')).toBeVisible();
  await setUp.click();
  await expect(toast(page, 'No se ha podido configurar la cuenta para cobrar')).toBeVisible();
  await setUp.click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Tu sesión ha expirado.')).toBeVisible();
});
