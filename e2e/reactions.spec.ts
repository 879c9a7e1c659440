import type { Locator, Page } from '@playwright/test';
import { eventNumber } from './experts.ts';
import { fillIn, openTab, registered, signOutQuietly, someone, submit } from './people.ts';
import { eventWindow, expect, expectNoViolations, sidewaysRoom, test, visit } from './site.ts';

const SIZES = [
  { width: 1360, height: 900 },
  { width: 390, height: 844 },
];

const laterButton = (page: Page, id: number) => page.locator(`.row [data-later="${id}"]`).first();
const action = (page: Page, name: string) =>
  eventWindow(page).getByRole('group', { name: 'Acciones' }).getByRole('button', { name });
const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text });

async function firstCardId(page: Page): Promise<number> {
  return Number(await page.locator('.row [data-later]').first().getAttribute('data-later'));
}

async function openWindow(page: Page, id: number): Promise<void> {
  await page.goto(`/?evento=${id}`);
  await expect(action(page, 'Guardar')).toBeVisible();
}

async function expectPressed(button: Locator, pressed: boolean): Promise<void> {
  await expect(button).toHaveAttribute('aria-pressed', String(pressed));
}

/** What the server has, whatever the page shows. */
async function has(page: Page, name: string, id: number): Promise<boolean> {
  const { interactions } = await (await page.request.get('/api/user/interactions')).json();
  return (interactions[name] ?? []).includes(`evento_${id}`);
}

for (const viewport of SIZES) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test('what is kept for later on a card is kept in the window and in the list, and can be taken back', async ({
      page,
    }) => {
      await registered(page);
      await visit(page, '/');
      const id = await firstCardId(page);
      const card = laterButton(page, id);
      await expectPressed(card, false);
      await card.click();
      await expectPressed(card, true);
      await expect(page.locator('.card.later').first()).toBeVisible();
      await expect.poll(() => has(page, 'read_later', id)).toBe(true);
      await page.locator(`.row a[data-evento="${id}"]`).first().click();
      await expectPressed(action(page, 'Leer más tarde'), true);
      for (const name of ['Guardar', 'Recomendar']) {
        await expectPressed(action(page, name), false);
        await action(page, name).click();
        await expectPressed(action(page, name), true);
      }
      await expect.poll(() => has(page, 'upvote', id)).toBe(true);
      await expect(action(page, 'Recomendar')).toContainText(/\d/);
      expect(await sidewaysRoom(page)).toBe(0);

      await visit(page, '/user#reacciones');
      const panel = page.getByRole('tabpanel', { name: 'Mis Reacciones' });
      await expect(panel.getByRole('listitem')).toHaveCount(4);
      await panel.getByRole('button', { name: 'Leer más tarde' }).click();
      await expect(panel.getByRole('listitem')).toHaveCount(1);
      await panel.getByRole('button', { name: /^Quitar/ }).click();
      await expect(panel.getByRole('button', { name: 'Deshacer' })).toBeFocused();
      await expect.poll(() => has(page, 'read_later', id)).toBe(false);
      await panel.getByRole('button', { name: 'Deshacer' }).click();
      await expect.poll(() => has(page, 'read_later', id)).toBe(true);
      await expect(panel.getByRole('button', { name: /^Quitar/ })).toBeVisible();
      await expectNoViolations(page);
      expect(await sidewaysRoom(page)).toBe(0);
      await panel.getByRole('link').first().click();
      await expect(page).toHaveURL(`/?evento=${id}`);
      await action(page, 'Leer más tarde').click();
      await expectPressed(action(page, 'Leer más tarde'), false);
      await page.keyboard.press('Escape');
      await expectPressed(laterButton(page, id), false);
    });

    test('a visitor who keeps a card for later signs in and comes back to it done', async ({ page }) => {
      const person = await registered(page);
      await signOutQuietly(page);
      await visit(page, '/');
      const id = await firstCardId(page);
      await laterButton(page, id).click();
      await expect(page).toHaveURL(/\/login\?next=/);
      await expect(page.getByText('Inicia sesión y lo haremos por ti al volver.')).toBeVisible();
      await fillIn(page, { email: person.email, password: person.password });
      await submit(page);
      await expect(toast(page, 'Lo tienes en «Leer más tarde»')).toBeVisible();
      await expect(page).toHaveURL(/\/$/);
      await expectPressed(laterButton(page, id), true);
      expect(await has(page, 'read_later', id)).toBe(true);
    });

    for (const [name, sent, done] of [
      ['Leer más tarde', 'read_later', 'Lo tienes en «Leer más tarde»'],
      ['Guardar', 'save', 'Guardado'],
      ['Recomendar', 'upvote', 'Recomendado'],
    ] as const) {
      test(`a visitor who presses ${name} in the window registers and comes back to it done`, async ({ page }) => {
        const id = await eventNumber(page, 1);
        await openWindow(page, id);
        await action(page, name).click();
        await expect(page).toHaveURL(/\/login\?next=/);
        await page.getByRole('link', { name: 'Crear cuenta' }).click();
        const person = someone();
        await fillIn(page, { alias: person.alias, email: person.email, password: person.password });
        await submit(page);
        await expect(toast(page, done)).toBeVisible();
        await expect(page).toHaveURL(`/?evento=${id}`);
        await expectPressed(action(page, name), true);
        expect(await has(page, sent, id)).toBe(true);
        await page.reload();
        await expectPressed(action(page, name), true);
      });
    }
  });
}

test('a link from elsewhere that carries an action does nothing', async ({ page }) => {
  await registered(page);
  const id = await eventNumber(page, 2);
  await page.goto(`/?evento=${id}&accion=save.evento_${id}`);
  await expect(page).toHaveURL(`/?evento=${id}`);
  await expectPressed(action(page, 'Guardar'), false);
  expect(await has(page, 'save', id)).toBe(false);
});

test('another tab shows it too, and the keyboard does it', async ({ page, context }) => {
  await registered(page);
  const id = await eventNumber(page, 3);
  await openWindow(page, id);
  const other = await context.newPage();
  await other.addInitScript(() => localStorage.setItem('bienvenida_vista', '1'));
  await openWindow(other, id);
  await action(page, 'Guardar').focus();
  await page.keyboard.press('Space');
  await expectPressed(action(page, 'Guardar'), true);
  await expectPressed(action(other, 'Guardar'), true);
  await expectNoViolations(page);
});

test.describe('when the server does not take it', () => {
  test.use({ expectedErrors: /503|ERR_/ });

  test('the button goes back, and it is said', async ({ page }) => {
    await registered(page);
    await visit(page, '/');
    const id = await firstCardId(page);
    await page.route('**/api/user/write_interaction', (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable' } }),
    );
    const card = laterButton(page, id);
    await card.click();
    await expectPressed(card, true);
    await expect(toast(page, 'El servicio no está disponible.')).toBeVisible();
    await expectPressed(card, false);
  });

  test('a second try that arrives is enough, and does not flip it back', async ({ page }) => {
    await registered(page);
    const id = await eventNumber(page, 4);
    await openWindow(page, id);
    const sent: unknown[] = [];
    await page.route('**/api/user/write_interaction', (route) => {
      sent.push(route.request().postDataJSON());
      return sent.length === 1 ? route.abort() : route.continue();
    });
    await action(page, 'Guardar').click();
    await expect.poll(() => has(page, 'save', id)).toBe(true);
    await expectPressed(action(page, 'Guardar'), true);
    expect(sent).toEqual([
      { action: 'save', valor: true, evento_id: id },
      { action: 'save', valor: true, evento_id: id },
    ]);
  });

  test('the list says so and tries again', async ({ page }) => {
    await registered(page);
    let failing = true;
    await page.route('**/api/user/interactions?*', (route) =>
      failing ? route.fulfill({ status: 503, json: { code: 'unavailable' } }) : route.continue(),
    );
    await visit(page, '/user');
    await openTab(page, 'Mis Reacciones');
    await expect(page.getByRole('alert')).toContainText('No se han podido cargar tus reacciones.');
    failing = false;
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByText('Aquí estará lo que leas, guardes')).toBeVisible();
  });
});

test.describe('sharing', () => {
  test('copies the link for a visitor, who is not counted; signed in it counts once', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const id = await eventNumber(page, 5);
    const shares = async () =>
      (await (await page.request.get(`/api/contadores/evento/${id}`)).json()).contadores.share as number;
    const before = await shares();
    await openWindow(page, id);
    await action(page, 'Compartir').click();
    await expect(toast(page, 'Enlace copiado al portapapeles')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(`/evento/${id}`, baseURL).href);
    await registered(page);
    await page.reload();
    await action(page, 'Compartir').click();
    await expect.poll(() => has(page, 'share', id)).toBe(true);
    await action(page, 'Compartir').click();
    await expect.poll(shares, { timeout: 20_000 }).toBe(before + 1);
  });

  test('that cannot copy says so, and the message goes by itself', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } });
    });
    await openWindow(page, await eventNumber(page, 5));
    await action(page, 'Compartir').click();
    const said = toast(page, 'Error al copiar el enlace');
    await expect(said).toBeVisible();
    await said.hover();
    await page.waitForTimeout(3500);
    await expect(said).toBeVisible();
    await page.mouse.move(5, 5);
    await expect(said).toBeHidden({ timeout: 5000 });
  });

  test('offers the system’s own sheet where there is one, by keyboard too', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, { share: (given: object) => Object.assign(window, { shared: given }) });
    });
    const id = await eventNumber(page, 6);
    await openWindow(page, id);
    await action(page, 'Compartir').focus();
    await page.keyboard.press('Enter');
    const menu = page.locator('.share-menu');
    await expect(menu.getByRole('button', { name: 'Copiar el enlace' })).toBeFocused();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(eventWindow(page)).toBeVisible();
    await expect(action(page, 'Compartir')).toBeFocused();
    await page.keyboard.press('Enter');
    await menu.getByRole('button', { name: 'Compartir con…' }).click();
    expect(await page.evaluate(() => (window as unknown as { shared: { url: string } }).shared.url)).toContain(
      `/evento/${id}`,
    );
  });
});

test('reading is counted once for a browser, and remembered for an account', async ({ page }) => {
  await visit(page, '/');
  const id = await firstCardId(page);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/write_interaction')) sent.push(request.postDataJSON());
  });
  for (let visits = 0; visits < 2; visits += 1) {
    await openWindow(page, id);
    await expect(eventWindow(page).locator('.lede')).toBeVisible();
    await expect.poll(() => sent).toEqual([{ action: 'read', evento_id: id }]);
  }
  await registered(page);
  await openWindow(page, id);
  await expect.poll(() => has(page, 'read', id)).toBe(true);
  await page.evaluate(() => localStorage.removeItem('eventos_leidos'));
  await visit(page, '/');
  await expect(
    page
      .locator('.card.read')
      .filter({ has: page.locator(`a[data-evento="${id}"]`) })
      .first(),
  ).toBeVisible();
});

test('without scripts a card has no button that leads nowhere', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('[data-later]').first()).toBeAttached();
  await expect(page.locator('[data-later]').first()).toBeHidden();
  await context.close();
});
