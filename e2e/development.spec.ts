import { eventCards, eventWindow, expect, test } from './site.ts';

const address = process.env.DEV_URL ?? '';
if (address !== '') test.use({ baseURL: address });

test('the site straight from its sources comes alive as well', async ({ page }) => {
  test.skip(address === '' && !process.env.CI, 'DEV_URL names no site run with WEB_DEV');
  // The first visit compiles, and the page may load again when that is done.
  test.setTimeout(240_000);
  await page.goto('/', { timeout: 60_000 });
  await expect(page.locator('.account-corner').getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
  await expect(async () => {
    const opened = await eventWindow(page).isVisible();
    if (!opened) await eventCards(page).first().click({ timeout: 5000 });
    await expect(eventWindow(page)).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 150_000 });
});
