import type { Page } from '@playwright/test';
import { registered } from './people.ts';
import {
  eventCards,
  eventWindow,
  expect,
  expectNoViolations,
  expectNoViolationsInBothThemes,
  firstEventId,
  rows,
  test,
  visit,
} from './site.ts';

const SIZES = [
  { width: 1360, height: 900 },
  { width: 390, height: 844 },
];

/** Opens a screen and leaves it as a reader would find it. */
const SCREENS: Record<string, (page: Page) => Promise<void>> = {
  'the front page': (page) => visit(page, '/'),
  'the front page with a category': async (page) => {
    await registered(page);
    await visit(page, '/');
    await page.getByRole('navigation', { name: 'Categorías' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/categoria_id/);
  },
  results: async (page) => {
    await visit(page, '/');
    await visit(page, (await rows(page).locator('header').getByRole('link').first().getAttribute('href')) ?? '');
  },
  'about us': (page) => visit(page, '/about'),
  'an event’s window': async (page) => {
    await visit(page, '/');
    await eventCards(page).first().click();
    await expect(eventWindow(page).locator('.article-list a').first()).toBeVisible();
  },
  'a page that does not exist': (page) => visit(page, '/no-existe'),
  'an unexpected error': async (page) => {
    await visit(page, '/');
    await page.route('**/api/carriles*', (route) => route.fulfill({ status: 500, json: { code: 'internal' } }));
    await rows(page).locator('header').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error inesperado de la aplicación');
  },
};

for (const viewport of SIZES) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport, expectedErrors: /404|500|ApiError/ });
    for (const [name, open] of Object.entries(SCREENS)) {
      test(name, async ({ page }) => {
        await open(page);
        await expectNoViolationsInBothThemes(page);
      });
    }

    test.describe('first visit', () => {
      test.use({ firstVisit: true });
      test('the welcome', async ({ page }) => {
        await visit(page, '/');
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectNoViolationsInBothThemes(page);
      });
    });
  });
}

test.describe('the page of an event', () => {
  test.use({ expectedErrors: /Failed to load|ERR_FAILED/ });
  test('as it is before scripts take it to the window', async ({ page }) => {
    await visit(page, '/');
    const id = await firstEventId(page);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`/evento/${id}`);
    await expect(page.getByText('Cargando evento...')).toBeVisible();
    await expectNoViolations(page);
  });
});
