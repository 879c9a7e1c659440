import { eventCards, eventWindow, expect, rows, sidewaysRoom, test, visit } from './site.ts';

test.describe('320 px', () => {
  test.use({ viewport: { width: 320, height: 640 }, expectedErrors: /404/ });
  for (const idioma of ['es', 'de']) {
    test(`no page scrolls sideways in ${idioma}`, async ({ page }) => {
      await visit(page, `/?idioma=${idioma}`);
      expect(await sidewaysRoom(page)).toBe(0);
      const results = await rows(page).locator('header').getByRole('link').first().getAttribute('href');
      const screens = ['about', 'login', 'register', 'password', 'no-existe'];
      for (const path of [results ?? '', ...screens.map((screen) => `/${screen}?idioma=${idioma}`)]) {
        await visit(page, path);
        expect(await sidewaysRoom(page), path).toBe(0);
      }
      await visit(page, `/?idioma=${idioma}`);
      await eventCards(page).first().click();
      const body = eventWindow(page).locator('.window-body');
      await expect(body.locator('.lede')).toBeVisible();
      expect(await body.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    });
  }
});

test('nothing moves for longer than 150 ms', async ({ page }) => {
  await visit(page, '/');
  await eventCards(page).first().click();
  await expect(eventWindow(page).locator('.lede')).toBeVisible();
  expect(await longestMotion(page)).toBeLessThanOrEqual(0.15);
});

test('nothing moves at all for those who want it so', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  await eventCards(page).first().click();
  await expect(eventWindow(page).locator('.lede')).toBeVisible();
  expect(await longestMotion(page)).toBe(0);
});

function longestMotion(page: Parameters<typeof visit>[0]): Promise<number> {
  return page.evaluate(() => {
    const seconds = (list: string) => Math.max(...list.split(',').map((part) => Number.parseFloat(part)));
    return Math.max(
      ...[...document.querySelectorAll('*')].map((element) => {
        const style = getComputedStyle(element);
        return Math.max(seconds(style.transitionDuration), seconds(style.animationDuration) || 0);
      }),
    );
  });
}
