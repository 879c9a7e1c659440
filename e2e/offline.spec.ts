import { expect, rows, test, visit } from './site.ts';

test.use({ expectedErrors: /ERR_|Failed to fetch|ApiError|Error loading route module/ });

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

test('offline, a link to what was never opened leaves the page as it is, and leads there once there is a connection', async ({
  page,
  context,
}) => {
  await visit(page, '/');
  await context.setOffline(true);
  const link = page.locator('.footer-links a[href^="/cuentas"]');
  const unreachable = page.getByText('No hemos podido llegar a Poliedro.');
  const missed = page.waitForEvent('console', (message) => message.text().includes('open-accounts'));
  await link.hover();
  await missed;
  await expect(page.locator('.card').first()).toBeVisible();
  await expect(unreachable).toBeHidden();
  await link.click();
  await expect(unreachable).toBeVisible();
  await expect(page.locator('.card').first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Sin conexión.')).toBeHidden();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await link.click();
  await expect(page).toHaveURL(/\/cuentas$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Cuentas abiertas' })).toBeVisible();
});
