import type { Page } from '@playwright/test';
import { activeTab, openEvent, scroller } from './event.ts';
import { PHONE } from './screens.ts';
import { eventWindow, expect, test } from './site.ts';

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

interface Pull {
  readonly from?: readonly [x: number, y: number];
  readonly by: readonly [x: number, y: number];
  readonly fingers?: number;
  readonly letGo?: boolean;
}

/** A finger as the browser reports it, slowly enough to be no flick. */
async function pull(
  page: Page,
  { from: [x, y] = [195, 300], by, fingers = 1, letGo = true }: Pull,
): Promise<() => Promise<void>> {
  const client = await page.context().newCDPSession(page);
  const points = (part: number) =>
    Array.from({ length: fingers }, (_, finger) => ({ x: x + by[0] * part + 60 * finger, y: y + by[1] * part }));
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(0) });
  for (let step = 1; step <= 8; step += 1) {
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(step / 8) });
    await page.waitForTimeout(40);
  }
  const release = async () => {
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  if (letGo) await release();
  return release;
}

const shift = (page: Page) => eventWindow(page).evaluate((dialog) => Math.round(dialog.getBoundingClientRect().top));

test('pulling down from the text at its top closes the window', async ({ page }) => {
  await openEvent(page);
  await pull(page, { by: [10, 200] });
  await expect(eventWindow(page)).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
});

test('the window follows the finger, and a short pull lets it snap back', async ({ page }) => {
  await openEvent(page);
  const release = await pull(page, { by: [0, 80], letGo: false });
  await expect.poll(() => shift(page)).toBeGreaterThan(60);
  await release();
  await expect.poll(() => shift(page)).toBe(0);
  await expect(eventWindow(page)).toBeVisible();
});

test('further down the text pulling scrolls, and the bar still closes', async ({ page }) => {
  await openEvent(page);
  await scroller(page).evaluate((element) => element.scrollTo(0, 900));
  await pull(page, { by: [0, 200] });
  await expect(eventWindow(page)).toBeVisible();
  expect(await shift(page)).toBe(0);
  await pull(page, { from: [300, 24], by: [0, 220] });
  await expect(eventWindow(page)).toBeHidden();
});

test('moving sideways, up or with two fingers moves nothing', async ({ page }) => {
  await openEvent(page);
  for (const gesture of [{ by: [180, 40] }, { by: [0, -180] }, { by: [0, 200], fingers: 2 }] as const) {
    await scroller(page).evaluate((element) => element.scrollTo(0, 0));
    await pull(page, gesture);
    expect(await shift(page)).toBe(0);
    await expect(eventWindow(page)).toBeVisible();
  }
});

test('for those who want stillness nothing moves, and it still closes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openEvent(page);
  const release = await pull(page, { by: [0, 200], letGo: false });
  expect(await shift(page)).toBe(0);
  await release();
  await expect(eventWindow(page)).toBeHidden();
});

test('the tabs make room while reading on, and come back on the way up', async ({ page }) => {
  await openEvent(page);
  const navigation = eventWindow(page).locator('.section-tabs');
  const top = () => navigation.evaluate((element) => element.getBoundingClientRect().bottom);
  const bar = await eventWindow(page)
    .locator('.window-actions')
    .evaluate((element) => element.getBoundingClientRect().bottom);
  await scroller(page).evaluate((element) => element.scrollTo(0, 90));
  await page.waitForTimeout(200);
  await expect(navigation).not.toHaveAttribute('data-away');
  await scroller(page).evaluate((element) => element.scrollTo(0, 1200));
  await expect(navigation).toHaveAttribute('data-away');
  await expect.poll(top).toBeLessThanOrEqual(bar);
  await scroller(page).evaluate((element) => element.scrollTo(0, 1100));
  await expect(navigation).not.toHaveAttribute('data-away');
  await expect(activeTab(page)).toBeInViewport({ ratio: 0.9 });
});
