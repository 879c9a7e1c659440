import { expect, rows, test, visit } from './site.ts';

test.use({ expectedErrors: /ERR_|Failed to fetch|ApiError/ });

test('being offline is said, and a page that cannot come offers to try again', async ({ page, context }) => {
  await visit(page, '/');
  await expect(page.locator('link[rel=modulepreload][href*="results.screen"]')).toBeAttached({ timeout: 10_000 });
  await page.waitForTimeout(500);
  await context.setOffline(true);
  await expect(page.getByText('Sin conexión.')).toBeVisible();
  await rows(page).locator('header').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No hay conexión');
  await context.setOffline(false);
  await expect(page.getByText('Sin conexión.')).toBeHidden();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.locator('.card').first()).toBeVisible();
});
