import { readCard } from './reactions.ts';
import { eventCards, eventWindow, expect, firstEventId, test, toast, visit } from './site.ts';

test('opens from a card over the page, locks it, and marks the card as read', async ({ page }) => {
  await visit(page, '/');
  const card = eventCards(page).first();
  const id = await firstEventId(page);
  const title = await card.textContent();
  await card.click();
  const window = eventWindow(page);
  await expect(window.getByRole('heading', { level: 2 })).toHaveText(title ?? '');
  await expect(page).toHaveURL(`/?evento=${id}`);
  await expect(page).toHaveTitle(`${title} · Poliedro`);
  await expect(window).toContainText('Escrito por una IA');
  await expect(window.getByRole('heading', { name: 'Artículos', exact: true })).toBeVisible();
  await expect(window.locator('.article-list a').first()).toHaveAttribute('rel', 'noopener noreferrer');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect(window).toBeHidden();
  await expect(readCard(page, id)).toBeVisible();
});

test('Esc, the cross and back all close it the same way, and focus returns to the card', async ({ page }) => {
  await visit(page, '/');
  const card = eventCards(page).nth(1);
  const ways = [
    () => page.keyboard.press('Escape'),
    () => eventWindow(page).getByRole('button', { name: 'Cerrar' }).click(),
    () => page.goBack(),
    () => page.mouse.click(20, 450),
  ];
  const before = await page.evaluate(() => history.length);
  for (const close of ways) {
    await card.focus();
    await page.keyboard.press('Enter');
    await expect(eventWindow(page).locator('.lede')).toBeVisible();
    await close();
    await expect(eventWindow(page)).toBeHidden();
    await expect(page).toHaveURL(/\/$/);
    await expect(card).toBeFocused();
  }
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

test('who selects words and lets go of them outside stays', async ({ page }) => {
  await visit(page, '/');
  await eventCards(page).first().click();
  const lede = eventWindow(page).locator('.lede');
  // Waits until the window stands still.
  await lede.hover();
  const { x, y } = (await lede.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 40, y + 12);
  await page.mouse.down();
  await page.mouse.move(20, 450, { steps: 5 });
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()))).not.toBe('');
  await expect(lede).toBeVisible();
  await page.mouse.click(20, 450);
  await expect(eventWindow(page)).toBeHidden();
});

test('who goes back in the very moment of the click is where they were, without a window', async ({ page }) => {
  await visit(page, '/');
  await eventCards(page)
    .first()
    .evaluate((card: HTMLElement) => {
      const { pushState } = history;
      history.pushState = (...entry) => {
        history.pushState = pushState;
        history.pushState(...entry);
        history.back();
      };
      const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      card.click();
      return gone.then(() => {});
    });
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(/\/$/);
  await expect(eventWindow(page)).toBeHidden();
});

test('forward opens it again, and it closes as before', async ({ page }) => {
  await visit(page, '/');
  await eventCards(page).first().click();
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => eventWindow(page).getByRole('button', { name: 'Cerrar' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await expect(eventWindow(page).locator('.lede')).toBeVisible();
    await close();
    await expect(eventWindow(page)).toBeHidden();
    await expect(page).toHaveURL(/\/$/);
    await page.goForward();
  }
  await expect(eventWindow(page)).toBeVisible();
});

test('a shared link shows the event, then its window; closing leaves the front page in its place', async ({ page }) => {
  await visit(page, '/');
  const id = await firstEventId(page);
  await page.goto('/about');
  await page.goto(`/evento/${id}`);
  await expect(page).toHaveURL(`/?evento=${id}`);
  await expect(eventWindow(page).locator('.lede')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(eventWindow(page)).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('stays open over results too', async ({ page }) => {
  await visit(page, '/');
  await page.locator('section.carril:has(a[data-evento]) header').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await eventCards(page).first().click();
  await expect(page).toHaveURL(/\/resultados\/\d+\?evento=\d+$/);
  await expect(eventWindow(page).locator('.lede')).toBeVisible();
  await page.goBack();
  await expect(eventWindow(page)).toBeHidden();
});

test.describe('when the event is not there', () => {
  test.use({ expectedErrors: /404|400/ });
  for (const wanted of ['999999999', 'nada']) {
    test(`?evento=${wanted} leaves the address and says so`, async ({ page }) => {
      await page.goto(`/?evento=${wanted}`);
      await expect(toast(page, 'Evento no encontrado')).toBeVisible();
      await expect(page).toHaveURL(/\/$/);
    });
  }

  test('whoever clicked a card is told in the window', async ({ page }) => {
    await page.route('**/api/modal_eventos/*', (route) =>
      route.fulfill({ status: 404, json: { code: 'evento_not_found' } }),
    );
    await visit(page, '/');
    await eventCards(page).first().click();
    const window = eventWindow(page);
    await expect(window.getByRole('heading', { level: 2 })).toHaveText('Evento no encontrado');
    await expect(
      window.getByText('Este evento no existe, se ha eliminado o ya son muy pocos los periódicos que lo cuentan.'),
    ).toBeVisible();
    await window.locator('.notice').getByRole('button', { name: 'Cerrar' }).click();
    await expect(window).toBeHidden();
    await expect(page).toHaveURL(/\/$/);
  });

  test('its own page answers 404', async ({ page }) => {
    const response = await page.goto('/evento/999999999');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Evento no encontrado');
    await expect(page.getByText('no existe, se ha eliminado')).toBeVisible();
  });
});

test.describe('when the event fails to load', () => {
  test.use({ expectedErrors: /503/ });
  test('the window says so and tries again', async ({ page }) => {
    let failing = true;
    await page.route('**/api/modal_eventos/*', (route) =>
      failing ? route.fulfill({ status: 503, json: { code: 'unavailable' } }) : route.continue(),
    );
    await visit(page, '/');
    const told = page.waitForEvent('console', (message) => message.text().includes('ApiError: unavailable (503)'));
    await eventCards(page).first().click();
    await expect(eventWindow(page).getByRole('alert')).toContainText('Error al cargar el evento');
    await told;
    failing = false;
    await eventWindow(page).getByRole('button', { name: 'Reintentar' }).click();
    await expect(eventWindow(page).locator('.lede')).toBeVisible();
  });
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|unreachable/ });
  test('the window says so, and goes on by itself when it is back', async ({ page, context }) => {
    await visit(page, '/');
    await expect(page.locator('link[rel=modulepreload][href*="results.screen"]')).toBeAttached();
    await eventCards(page).nth(1).hover();
    await page.waitForTimeout(1000);
    await context.setOffline(true);
    await eventCards(page).first().focus();
    await page.keyboard.press('Enter');
    const window = eventWindow(page);
    await expect(window.getByRole('alert')).toContainText('Comprueba tu conexión');
    await expect(window.getByText('Sin conexión.')).toBeVisible();
    await context.setOffline(false);
    await expect(window.locator('.lede')).toBeVisible();
    await expect(window.getByText('Sin conexión.')).toBeHidden();
  });
});

test('shows something to read soon after the click', async ({ page }) => {
  await visit(page, '/');
  const cards = await eventCards(page).evaluateAll((links) =>
    links.map((link) => (link as HTMLElement).dataset.evento),
  );
  const measured: number[] = [];
  for (const id of [...new Set(cards)].slice(0, 7)) {
    await page.evaluate((evento) => {
      const shown = new MutationObserver(() => {
        if (!document.querySelector('dialog.window .lede')) return;
        shown.disconnect();
        requestAnimationFrame(() => performance.measure('event-shown', 'event-click'));
      });
      shown.observe(document.body, { childList: true, subtree: true });
      performance.clearMeasures();
      performance.mark('event-click');
      document.querySelector<HTMLElement>(`a[data-evento="${evento}"]`)?.click();
    }, id);
    await expect(eventWindow(page).locator('.lede')).toBeVisible();
    measured.push(await page.evaluate(() => performance.getEntriesByName('event-shown')[0]?.duration ?? Infinity));
    await page.keyboard.press('Escape');
    await expect(eventWindow(page)).toBeHidden();
  }
  const median = measured.toSorted((a, b) => a - b)[3] ?? Infinity;
  test.info().annotations.push({ type: 'ms to first content', description: measured.map(Math.round).join(', ') });
  // The bar of 300 ms is held by the suite `window` of the bench, alone on the machine; here other browsers run beside it.
  expect(median).toBeLessThanOrEqual(2000);
});

test('on a phone it fills the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  await eventCards(page).first().click();
  await expect(eventWindow(page).locator('.lede')).toBeVisible();
  // All but the place of a scrollbar, which phones do not have.
  const width = await page.evaluate(() => document.body.clientWidth);
  expect(await eventWindow(page).boundingBox()).toEqual({ x: 0, y: 0, width, height: 844 });
});
