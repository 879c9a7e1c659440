import { eventCards, eventWindow, expect, test } from './site.ts';

const address = process.env.DEV_URL ?? '';
if (address !== '') test.use({ baseURL: address });

test('the site straight from its sources comes alive as well', async ({ page }) => {
  test.skip(address === '' && !process.env.CI, 'DEV_URL names no site run with WEB_DEV');
  // The first visit compiles.
  test.setTimeout(120_000);
  await page.goto('/', { timeout: 60_000 });
  await expect(page.locator('.account-corner').getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
  await expect(async () => {
    await eventCards(page).first().click();
    await expect(eventWindow(page)).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
});
