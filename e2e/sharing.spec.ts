import type { Request } from '@playwright/test';
import { eventNumber } from './experts.ts';
import { registered } from './people.ts';
import { action, has, openWindow } from './reactions.ts';
import { eventWindow, expect, expectNoViolations, test, toast } from './site.ts';

test.describe('sharing', () => {
  test('copies the link for a visitor, who is not counted; signed in it counts once', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const id = await eventNumber(page, 5);
    const isShare = (request: Request) =>
      request.url().endsWith('/api/user/write_interaction') && request.postDataJSON().action === 'share';
    const sent: Request[] = [];
    page.on('request', (request) => {
      if (isShare(request)) sent.push(request);
    });
    await openWindow(page, id);
    await action(page, 'Compartir').click();
    await expect(toast(page, 'Enlace copiado al portapapeles')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(`/evento/${id}`, baseURL).href);
    await registered(page);
    expect(sent).toEqual([]);
    await page.reload();
    const answered = page.waitForResponse((response) => isShare(response.request()));
    await action(page, 'Compartir').click();
    const { contadores } = await (await answered).json();
    expect(contadores.share).toBeGreaterThan(0);
    await expect.poll(() => has(page, 'share', id)).toBe(true);
    await action(page, 'Compartir').click();
    const again = await page.request.post('/api/user/write_interaction', {
      data: { action: 'share', evento_id: id, valor: true },
    });
    expect((await again.json()).contadores.share).toBe(contadores.share);
  });

  test('that cannot copy says so, and the message goes by itself', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } });
    });
    await openWindow(page, await eventNumber(page, 5));
    await action(page, 'Compartir').click();
    const said = toast(page, 'Error al copiar el enlace');
    await expect(said).toBeVisible();
    await said.hover();
    await page.waitForTimeout(3500);
    await expect(said).toBeVisible();
    await page.mouse.move(5, 5);
    await expect(said).toBeHidden({ timeout: 5000 });
  });

  test('offers the system’s own sheet where there is one, by keyboard too', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, { share: (given: object) => Object.assign(window, { shared: given }) });
    });
    const id = await eventNumber(page, 6);
    await openWindow(page, id);
    await action(page, 'Compartir').focus();
    await page.keyboard.press('Enter');
    const menu = page.locator('.share-menu');
    await expect(menu.getByRole('button', { name: 'Copiar el enlace' })).toBeFocused();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(eventWindow(page)).toBeVisible();
    await expect(action(page, 'Compartir')).toBeFocused();
    await page.keyboard.press('Enter');
    await menu.getByRole('button', { name: 'Compartir con…' }).click();
    expect(await page.evaluate(() => (window as unknown as { shared: { url: string } }).shared.url)).toContain(
      `/evento/${id}`,
    );
  });
});
