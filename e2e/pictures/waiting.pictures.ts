import { registered } from '../people.ts';
import { eventWindow, visit } from '../site.ts';
import { test } from './picture.ts';

test('waiting and failing', async ({ page, picture }) => {
  const late: (() => void)[] = [];
  const until = () => new Promise<void>((resolve) => late.push(resolve));
  await visit(page, '/');
  await page.route('**/api/modal_eventos/**', async (route) => {
    await until();
    await route.abort();
  });
  await page.locator('a[data-evento]').nth(1).click();
  await eventWindow(page).waitFor();
  await page.waitForTimeout(500);
  await picture('an event on its way');
  for (const resolve of late) resolve();
  await eventWindow(page).locator('.notice, [role=alert]').first().waitFor();
  await picture('an event that does not come');
  await page.unrouteAll();

  await registered(page);
  await page.route('**/api/user/interactions**', (route) => route.abort());
  await visit(page, '/user#reacciones');
  await picture('reactions that do not come');
  await page.unrouteAll();
  await visit(page, '/');
  await page.context().setOffline(true);
  await page.waitForTimeout(500);
  await picture('offline');
  await page.context().setOffline(false);
});
