import type { Page } from '@playwright/test';
import { registered } from './people.ts';
import { eventCards, eventIds, expect, rows, test, visit } from './site.ts';

const A_PAGE = 20;
const ALL_EVENTS = 24;

/** The row without a filter: it holds every event of the demonstration, which is more than a page. */
async function openLatest(page: Page): Promise<void> {
  await visit(page, '/');
  const row = rows(page).filter({ has: page.getByRole('heading', { name: 'Lo último' }) });
  await row.locator('header').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(eventCards(page)).toHaveCount(A_PAGE);
}

test('more results are added, counted aloud, and the focus stays', async ({ page }) => {
  await openLatest(page);
  const more = page.getByRole('link', { name: 'Cargar más' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(eventCards(page)).toHaveCount(ALL_EVENTS);
  await expect(
    page.getByRole('status').filter({ hasText: `añadido ${ALL_EVENTS - A_PAGE} resultados` }),
  ).toBeAttached();
  await expect(page.getByText('Has llegado al final.')).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
  const ids = await eventIds(page);
  expect(new Set(ids).size).toBe(ids.length);
});

test('/carril is the same page', async ({ page }) => {
  await visit(page, '/');
  const href = await rows(page).locator('header').getByRole('link').first().getAttribute('href');
  await visit(page, (href ?? '').replace('resultados', 'carril'));
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${href}$`));
});

test('a category filters the results', async ({ page }) => {
  await registered(page);
  await openLatest(page);
  const ofAll = await eventIds(page);
  const category = page.getByRole('navigation', { name: 'Categorías' }).getByRole('link').first();
  await category.click();
  await expect(page).toHaveURL(/\/resultados\/\d+\?categoria_id=\d+$/);
  await expect(category).toHaveAttribute('aria-current', 'true');
  await expect(eventCards(page).first()).toBeVisible();
  expect(new Set(await eventIds(page))).not.toEqual(new Set(ofAll));
});

test('who comes back finds as many as they had loaded, where they were', async ({ page }) => {
  await openLatest(page);
  await page.getByRole('link', { name: 'Cargar más' }).click();
  await expect(eventCards(page)).toHaveCount(ALL_EVENTS);
  await eventCards(page).last().scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Quiénes somos' }).click();
  await expect(page).toHaveURL(/\/about/);
  await page.goBack();
  await expect(eventCards(page)).toHaveCount(ALL_EVENTS);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before * 0.8);
});

test.describe('when more cannot be loaded', () => {
  test.use({ expectedErrors: /500|ApiError/ });
  test('it says so and can be tried again', async ({ page }) => {
    await openLatest(page);
    let failing = true;
    await page.route('**/api/carril/*/events*', (route) =>
      failing ? route.fulfill({ status: 500, json: { code: 'internal' } }) : route.continue(),
    );
    await page.getByRole('link', { name: 'Cargar más' }).click();
    await expect(page.getByRole('alert')).toContainText('No se ha podido cargar más.');
    failing = false;
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(eventCards(page)).toHaveCount(ALL_EVENTS);
  });
});

test.describe('a carril that does not exist', () => {
  test.use({ expectedErrors: /404/ });
  test('answers 404', async ({ page }) => {
    const response = await page.goto('/resultados/999999');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carril no encontrado');
  });
});
