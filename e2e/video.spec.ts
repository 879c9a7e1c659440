import { expect, test } from '@playwright/test';
import { author, EVERYTHING, write } from './authors.ts';
import { eventNumber } from './experts.ts';

/** Without the rule of the other journeys that no other site is asked: here somebody wants it. */
test('a video is loaded when it is wanted, from the address that sets no cookies', async ({ page }) => {
  const asked: string[] = [];
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>vídeo' });
  });
  await page.addInitScript(() => {
    if (window === window.top) localStorage.setItem('bienvenida_vista', '1');
  });
  await author(page);
  const { slug } = await write(page, { evento_id: await eventNumber(page, 1), content: EVERYTHING });
  await page.goto(`/article/${slug}`);
  await page.getByRole('button', { name: 'Ver el vídeo' }).waitFor();
  expect(asked).toEqual([]);
  const frame = page.locator('iframe');
  await expect(async () => {
    if ((await frame.count()) === 0) await page.getByRole('button', { name: 'Ver el vídeo' }).click();
    await expect(frame).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  await expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1');
  await expect(frame).toHaveAttribute('width', '560');
  await expect(frame).toHaveAttribute('height', '315');
  await expect.poll(() => asked.length).toBe(1);
});
