import { openEvent } from './event.ts';
import { DESK, PHONE } from './screens.ts';
import { eventWindow, expect, test } from './site.ts';

for (const viewport of [DESK, PHONE]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test('articles are filtered and sorted, and the count is said', async ({ page }) => {
      const window = await openEvent(page);
      const list = window.locator('.article-list > li');
      const status = window.locator('#seccion-articulos').getByRole('status');
      await expect(status).toHaveText(/^\d+ artículos$/);
      const all = Number(((await status.textContent()) ?? '').split(' ')[0]);
      await expect(list).toHaveCount(all);

      await window.getByLabel('País').selectOption({ index: 1 });
      await expect(status).toHaveText(new RegExp(`^\\d+ de ${all} artículos$`));
      const some = Number(((await status.textContent()) ?? '').split(' ')[0]);
      await expect(list).toHaveCount(some);
      expect(some).toBeLessThan(all);
      const flags = await list
        .locator('header .flag')
        .evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
      expect(new Set(flags).size).toBe(1);

      await window.getByRole('button', { name: 'Quitar filtros' }).click();
      await expect(list).toHaveCount(all);

      const times = () =>
        list.locator('header time').evaluateAll((found) => found.map((time) => time.getAttribute('datetime')));
      await window.getByLabel('Orden').selectOption('Más antiguos');
      await expect(list).toHaveCount(all);
      await expect.poll(times).toEqual((await times()).toSorted());
    });

    test('filters that leave nothing say so and can be taken away', async ({ page }) => {
      const window = await openEvent(page);
      const list = window.locator('.article-list > li');
      const country = window.getByLabel('País');
      const language = window.getByLabel('Idioma');
      const countries = await country.locator('option').count();
      await language.selectOption({ index: 1 });
      for (let index = 1; index < countries && (await list.count()) > 0; index += 1)
        await country.selectOption({ index });
      await expect(window.getByText('Ningún artículo cumple estos filtros.')).toBeVisible();
      await window.getByRole('button', { name: 'Quitar filtros' }).click();
      await expect(list.first()).toBeVisible();
      await expect(country).toHaveValue('');
      await expect(country).toBeFocused();
    });
  });
}

test('labels are explained on focus, on hover and on a tap; Esc puts only the explanation away', async ({ page }) => {
  const window = await openEvent(page);
  const badge = window.locator('.badge[data-badge="lectura"]').first();
  const tooltip = window.locator('.floating-tooltip');
  await badge.scrollIntoViewIfNeeded();

  await badge.hover();
  await expect(tooltip).toContainText('200 palabras por minuto');
  await tooltip.hover();
  await page.waitForTimeout(300);
  await expect(tooltip).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(tooltip).toBeHidden();

  await badge.focus();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
  await expect(eventWindow(page)).toBeVisible();
  await expect(badge).toHaveAccessibleDescription(/200 palabras por minuto/);

  await badge.dispatchEvent('click');
  await expect(tooltip).toBeVisible();
  const edges = await tooltip.evaluate((element) => element.getBoundingClientRect().toJSON());
  expect(edges.left).toBeGreaterThanOrEqual(0);
  expect(edges.right).toBeLessThanOrEqual(1360);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(eventWindow(page)).toBeHidden();
});

test('the explanation comes along when the keyboard scrolls to its label, and goes with it', async ({ page }) => {
  const window = await openEvent(page);
  const badges = window.locator('.badge[data-badge]');
  const tooltip = window.locator('.floating-tooltip');
  await badges.first().focus();
  const scrolled = () => window.locator('.window-body').evaluate(({ scrollTop }) => scrollTop);
  const before = await scrolled();
  const isBadge = () => page.evaluate(() => document.activeElement?.matches('[data-badge]') ?? false);
  for (let presses = 0; presses < 60 && !((await scrolled()) > before && (await isBadge())); presses += 1) {
    await page.keyboard.press('Tab');
  }
  expect(await isBadge()).toBe(true);
  const isStill = async () => {
    const top = await scrolled();
    await page.waitForTimeout(100);
    return top === (await scrolled());
  };
  await expect.poll(isStill).toBe(true);
  await expect(tooltip).toBeVisible();
  const distance = await page.evaluate(() => {
    const label = document.activeElement?.getBoundingClientRect();
    const tip = document.querySelector('.floating-tooltip')?.getBoundingClientRect();
    return label && tip ? Math.min(Math.abs(tip.top - label.bottom), Math.abs(label.top - tip.bottom)) : Infinity;
  });
  expect(distance).toBeLessThan(10);
  await window.locator('.window-body').evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(tooltip).toBeHidden();
});

test('all labels are explained together for those who cannot hover', async ({ page }) => {
  const window = await openEvent(page);
  await window.getByText('Qué significan las etiquetas').click();
  await expect(window.locator('.badge-legend dt').filter({ hasText: 'Fuentes citadas' })).toBeVisible();
  await expect(window.locator('.badge-legend dd').first()).toBeVisible();
});
