import { eventWindow, expect, test, visit } from './site.ts';

test('the whole way by keyboard: skip, read, close, go on', async ({ page }) => {
  await visit(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();

  const focused = page.locator(':focus');
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    await expect(focused).toBeVisible();
    if (await focused.evaluate((element) => element.hasAttribute('data-evento'))) break;
  }
  await expect(focused).toHaveAttribute('data-evento', /\d+/);
  const opener = await focused.getAttribute('data-evento');
  expect(await focused.evaluate((link) => getComputedStyle(link.closest('.card') as Element).outlineStyle)).toBe(
    'solid',
  );

  await page.keyboard.press('Enter');
  await expect(eventWindow(page).locator('.lede')).toBeVisible();
  await expect(eventWindow(page).getByRole('heading', { level: 2 })).toBeFocused();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(eventWindow(page)).toBeHidden();
  await expect(focused).toHaveAttribute('data-evento', opener ?? '');
});

test('a row is scrolled with the arrow keys', async ({ page }) => {
  await visit(page, '/');
  const row = page.locator('.row').first();
  await row.focus();
  for (let presses = 0; presses < 8; presses += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
});

test.describe('a page that breaks', () => {
  test.use({ expectedErrors: /Invalid time value/ });
  test('begins at its heading, like any other, and looks as the reader wants it', async ({ page }) => {
    await page.route('**/api/cuentas', (route) => route.fulfill({ json: {} }));
    await visit(page, '/about');
    await page.getByRole('radio', { name: 'Oscuro' }).check({ force: true });
    await page.locator('.footer-links a[href^="/cuentas"]').press('Enter');
    const heading = page.getByRole('heading', { level: 1, name: 'Error inesperado de la aplicación' });
    await expect(heading).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Reintentar' })).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('meta[name=theme-color]').first()).toHaveAttribute('content', '#141412');
    await page.getByRole('banner').getByRole('link', { name: 'Quiénes somos' }).press('Enter');
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});
