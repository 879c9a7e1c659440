import { openTab, registered } from './people.ts';
import { eventCards, eventWindow, expect, test, toast, visit } from './site.ts';

test.use({ expectedErrors: /ERR_|Failed to fetch|dynamically imported|500/ });

test('a part whose file cannot come says so, the rest stands, and a fresh page brings it', async ({ page }) => {
  await registered(page);
  await visit(page, '/user');
  await page.route('**/assets/reactions-panel*', (route) => route.abort());
  await openTab(page, 'Mis Reacciones');
  const panel = page.getByRole('tabpanel', { name: 'Mis Reacciones' });
  await expect(panel.getByRole('alert')).toBeVisible();
  await openTab(page, 'Mi Perfil');
  await expect(page.getByRole('tabpanel', { name: 'Mi Perfil' }).getByRole('heading').first()).toBeVisible();
  await page.unroute('**/assets/reactions-panel*');
  await openTab(page, 'Mis Reacciones');
  await panel.getByRole('button', { name: 'Reintentar' }).press('Enter');
  await expect(panel.getByRole('group')).toBeVisible();
  await expect(panel.getByRole('alert')).toBeHidden();
});

test('a window whose texts could not come opens when it is asked for again', async ({ page }) => {
  await page.route('**/assets/event.es*', (route) => route.abort());
  await visit(page, '/');
  await eventCards(page).first().click();
  await expect(toast(page, 'No hemos podido llegar a Poliedro.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.unroute('**/assets/event.es*');
  await eventCards(page).first().click();
  await expect(eventWindow(page).locator('.lede')).toBeVisible();
});

test('whoever tries again with the keyboard is left at the part they asked for', async ({ page }) => {
  await registered(page);
  await visit(page, '/user');
  await page.route('**/interactions?*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await openTab(page, 'Mis Reacciones');
  const panel = page.getByRole('tabpanel', { name: 'Mis Reacciones' });
  const retry = panel.getByRole('button', { name: 'Reintentar' });
  await expect(retry).toBeVisible({ timeout: 15_000 });
  await page.unroute('**/interactions?*');
  await retry.press('Enter');
  await expect(retry).toBeHidden();
  await expect(panel.getByRole('link')).toBeVisible();
  await expect.poll(() => panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
});
