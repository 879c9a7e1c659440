import { eventNumber } from './experts.ts';
import { fillIn, openTab, registered, signOutQuietly, someone, submit } from './people.ts';
import { action, expectPressed, firstCardId, has, laterButton, openWindow, readCard } from './reactions.ts';
import { skipGreeting } from './screens.ts';
import { eventWindow, expect, expectNoViolations, sidewaysRoom, test, toast, visit } from './site.ts';

const SIZES = [
  { width: 1360, height: 900 },
  { width: 390, height: 844 },
];

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
      await expect(page.getByText('Inicia sesión y, cuando vuelvas, ya estará hecho.')).toBeVisible();
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
  await skipGreeting(other);
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
      const asked = route.request().postDataJSON();
      // That the window was read is told in its own time.
      if (asked.action !== 'save') return route.continue();
      sent.push(asked);
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

  test('a part of the user zone that cannot come leaves the others standing', async ({ page }) => {
    await registered(page);
    await page.route('**/reactions-panel-*.js', (route) => route.abort());
    await visit(page, '/user');
    await openTab(page, 'Mis Reacciones');
    await expect(page.getByRole('alert')).toContainText('No hemos podido llegar a Poliedro.');
    await openTab(page, 'Mi Perfil');
    await expect(page.getByRole('alert')).toHaveCount(0);
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

test.describe('a long list', () => {
  const row = (id: number, action: string, titulo_evento: string) => ({
    id,
    action,
    evento_id: id,
    articulo_id: null,
    titulo_evento,
    titulo_articulo: null,
    idioma: 'es',
    url: null,
    slug: null,
    created_on: '2026-01-01T10:00:00.000Z',
  });

  test('gives the keyboard to what has come, and takes nothing that comes late for another one', async ({ page }) => {
    await registered(page);
    const late = Promise.withResolvers<void>();
    let patient = false;
    await page.route('**/api/user/interactions?*', async (route) => {
      const asked = new URL(route.request().url()).searchParams;
      const page_of = (titles: string[], has_more: boolean, from: number) =>
        route.fulfill({
          json: {
            interactions: titles.map((title, index) => row(from + index, asked.get('action') ?? 'read', title)),
            has_more,
            cursor: has_more ? 'sigue' : null,
          },
        });
      if (asked.get('action') === 'save') return page_of(['Guardado uno'], false, 900);
      if (!asked.has('cursor')) return page_of(['Uno', 'Dos'], true, 100);
      if (patient) await late.promise;
      return page_of(['Tres', 'Cuatro'], false, 200);
    });
    await visit(page, '/user#reacciones');
    const panel = page.getByRole('tabpanel', { name: 'Mis Reacciones' });
    const items = panel.getByRole('listitem');
    const more = panel.getByRole('button', { name: 'Cargar más' });
    await more.press('Enter');
    await expect(items).toHaveCount(4);
    await expect(items.nth(2)).toBeFocused();

    patient = true;
    await panel.getByRole('button', { name: 'Leídos' }).click();
    await more.click();
    await panel.getByRole('button', { name: 'Guardados' }).click();
    await expect(items).toHaveText([/Guardado uno/]);
    const answered = page.waitForResponse((response) => response.url().includes('cursor='));
    late.resolve();
    await answered;
    await page.waitForTimeout(200);
    await expect(items).toHaveText([/Guardado uno/]);
  });
});

test('reading is counted once for a browser, and remembered for an account', async ({ page }) => {
  await visit(page, '/');
  const id = await firstCardId(page);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/write_interaction')) sent.push(request.postDataJSON());
  });
  // Counted is what the server has answered.
  const counted = page.waitForResponse((response) => response.url().endsWith('/write_interaction'));
  for (let visits = 0; visits < 2; visits += 1) {
    await openWindow(page, id);
    await expect(eventWindow(page).locator('.lede')).toBeVisible();
    await expect.poll(() => sent).toEqual([{ action: 'read', evento_id: id }]);
    await (await counted).finished();
  }
  await registered(page);
  await openWindow(page, id);
  await expect.poll(() => has(page, 'read', id)).toBe(true);
  await page.evaluate(() => localStorage.removeItem('eventos_leidos'));
  await visit(page, '/');
  await expect(readCard(page, id)).toBeVisible();
});

test('without scripts a card has no button that leads nowhere', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('[data-later]').first()).toBeAttached();
  await expect(page.locator('[data-later]').first()).toBeHidden();
  await context.close();
});
