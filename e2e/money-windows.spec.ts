import type { Page } from '@playwright/test';
import { author, write } from './authors.ts';
import { bank, CARDS, payWindow, typeCard } from './cards.ts';
import { eventNumber } from './experts.ts';
import { topUp } from './money.ts';
import { fillIn, registered, signOutQuietly, submit } from './people.ts';
import { skipGreeting } from './screens.ts';
import { expect, expectNoViolationsInBothThemes, sidewaysRoom, test, toast, visit } from './site.ts';

test.use({ asksProvider: true, expectedErrors: /40[0-9]/ });

const PLANS = 'Apoya a Poliedro';

test('a visitor who wants to give signs in on the way and comes back to the card', async ({ page }) => {
  const person = await registered(page);
  await signOutQuietly(page);
  await visit(page, '/');
  await page.getByRole('link', { name: 'Suscríbete' }).click();
  const plans = payWindow(page, PLANS);
  await expect(plans).toContainText('donación periódica');
  for (const words of ['5 € al mes', '15 € al mes', '120 € al año, equivale a 10 € al mes'])
    await expect(plans).toContainText(words);
  await plans.getByRole('button', { name: 'Elegir Patron' }).click();
  await plans.getByRole('link', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await fillIn(page, { email: person.email, password: person.password });
  await submit(page);
  await expect(plans).toContainText('15 € al mes');
  await page.getByRole('button', { name: 'Cambiar plan' }).click();
  await plans.getByRole('button', { name: 'Elegir Supporter' }).click();
  await typeCard(page, CARDS.asksHolder);
  await page.getByRole('button', { name: /^Donar 5,00/ }).click();
  await bank(page).getByRole('button', { name: 'Completar' }).click();
  const thanks = payWindow(page, 'Gracias');
  await expect(thanks).toContainText('Tu suscripción está en marcha. Se renovará el');
  await expectNoViolationsInBothThemes(page);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Suscríbete' }).click();
  await expect(plans).toContainText('Ya tienes una suscripción.');
  await plans.getByRole('link', { name: 'Ver tu suscripción' }).click();
  await expect(page).toHaveURL('/user#suscripcion');
});

test('the window of the balance lists what is sold, and buying begins from there', async ({ page }) => {
  await author(page);
  const titular = 'Recién puesto a la venta';
  await write(page, { evento_id: await eventNumber(page, 20), titular, importe_euros: 4 });
  await signOutQuietly(page);
  await registered(page);
  await topUp(page, 5);
  await visit(page, '/');
  await page.getByRole('link', { name: 'Añadir saldo' }).click();
  const wallet = payWindow(page, 'Tu saldo y los artículos de pago');
  await expect(wallet).toContainText(/Tu saldo\s*5,00\s€/);
  await wallet.getByRole('link', { name: titular }).first().click();
  await expect(payWindow(page, 'Confirmar Compra')).toContainText(titular);
  await page.goBack();
  await expect(wallet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
});

test('a purchase in one tab shows in the others', async ({ page, context }) => {
  await registered(page);
  await visit(page, '/');
  const other = await context.newPage();
  await skipGreeting(other);
  await visit(other, '/?pagar=saldo&paso=importe');
  await other.getByRole('radio', { name: /^10,00/ }).check();
  await other.getByRole('button', { name: 'Continuar' }).click();
  await typeCard(other, CARDS.good);
  await other.getByRole('button', { name: /^Pagar 10,00/ }).click();
  await expect(page.locator('.account-corner .balance-badge')).toHaveText(/10,00\s€/, { timeout: 20_000 });
});

test('a balance that arrives after its window was closed appears by itself', async ({ page }) => {
  await registered(page);
  await visit(page, '/?pagar=saldo&paso=importe');
  await page.getByRole('radio', { name: /^5,00/ }).check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await typeCard(page, CARDS.good);
  await page.route('**/api/stripe/top-ups/*', (route) =>
    route.fulfill({ json: { estado: 'pendiente', importe_euros: 5, pay_per_view: 0 } }),
  );
  await page.getByRole('button', { name: /^Pagar 5,00/ }).click();
  await expect(payWindow(page, 'Esperando la confirmación')).toContainText('Tu banco ha aceptado el pago');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.unroute('**/api/stripe/top-ups/*');
  await expect(toast(page, '¡Saldo añadido con éxito!')).toBeVisible({ timeout: 40_000 });
  await expect(page.locator('.account-corner .balance-badge')).toHaveText(/5,00\s€/);
});

const STEPS: Record<string, (page: Page) => Promise<void>> = {
  plans: (page) => visit(page, '/?pagar=suscripcion'),
  'the card of a plan': async (page) => {
    await visit(page, '/?pagar=suscripcion&paso=tarjeta&plan=champion');
    await page.getByLabel('Número de tarjeta').waitFor();
  },
  'the balance': async (page) => {
    await visit(page, '/?pagar=saldo');
    await page.getByRole('button', { name: 'Añadir Saldo' }).waitFor();
  },
  'amounts and card': async (page) => {
    await visit(page, '/?pagar=saldo&paso=importe');
    await page.getByRole('radio', { name: /^5,00/ }).check();
    await expectNoViolationsInBothThemes(page);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await typeCard(page, '4242');
    await page.getByRole('button', { name: /^Pagar/ }).click();
    await page.getByRole('alert').waitFor();
  },
};

for (const viewport of [
  { width: 1360, height: 900 },
  { width: 320, height: 640 },
]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });
    test('every window fits and shuts nobody out', async ({ page }) => {
      await registered(page);
      for (const [name, open] of Object.entries(STEPS)) {
        await page.emulateMedia({ colorScheme: 'light' });
        await open(page);
        await expect(page.getByRole('dialog'), name).toBeVisible();
        expect(await sidewaysRoom(page), name).toBe(0);
        expect(await page.locator('dialog').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth), name).toBe(
          0,
        );
        await expectNoViolationsInBothThemes(page);
      }
    });
  });
}
