import { eventCards, eventWindow, expect, firstEventId, test, visit } from './site.ts';

test.use({ firstVisit: true });

test('greets once', async ({ page }) => {
  await visit(page, '/');
  const welcome = page.getByRole('dialog', { name: 'Te damos la bienvenida a Poliedro' });
  await expect(welcome).toContainText('sin estrés y sin esfuerzo');
  await welcome.getByRole('button').click();
  await expect(welcome).toBeHidden();
  await page.reload();
  await page.waitForTimeout(1500);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('does not cover a shared event', async ({ page }) => {
  await visit(page, '/about');
  await page.getByRole('dialog').getByRole('button').click();
  await page.evaluate(() => localStorage.clear());
  await page.locator('.brand').first().click();
  await expect(eventCards(page).first()).toBeVisible();
  const id = await firstEventId(page);
  await page.goto(`/evento/${id}`);
  await expect(eventWindow(page).locator('.lede')).toBeVisible();
  await page.waitForTimeout(1500);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.waitForTimeout(1000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
