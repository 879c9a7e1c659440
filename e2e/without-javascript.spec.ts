import { eventCards, expect, firstEventId, rows, test } from './site.ts';

test.use({ javaScriptEnabled: false });

test('the front page has all its rows and no button that does nothing', async ({ page }) => {
  await page.goto('/');
  expect(await rows(page).count()).toBeGreaterThan(1);
  expect(await eventCards(page).count()).toBeGreaterThan(5);
  await expect(page.locator('.round-button:visible')).toHaveCount(0);
  await expect(page.getByRole('radio')).toHaveCount(0);
});

test('a card leads to the event, with its text and its sources', async ({ page }) => {
  await page.goto('/');
  const id = await firstEventId(page);
  const title = await eventCards(page).first().textContent();
  await page.goto(`/evento/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await expect(page.getByText('Cargando evento...')).toBeHidden();
  await expect(page.locator('.lede')).not.toBeEmpty();
  expect(await page.locator('.article-list li').count()).toBeGreaterThan(0);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    new RegExp(`/preview/evento/${id}\\.png\\?idioma=es$`),
  );
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title ?? '');
});

test('a category, more results and the languages are plain links', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Categorías' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/categoria_id=\d+/);
  await page.goto('/');
  await rows(page)
    .filter({ has: page.locator('a[data-evento]') })
    .first()
    .locator('header')
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const first = await firstEventId(page);
  const more = page.getByRole('link', { name: 'Cargar más' });
  if (await more.isVisible()) {
    await more.click();
    await expect(page).toHaveURL(/page=2&cursor=/);
    expect(await firstEventId(page)).not.toBe(first);
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('the menu of a phone opens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const about = page.getByRole('banner').getByRole('link', { name: 'Quiénes somos' });
  await expect(about).toBeHidden();
  await page.getByRole('button', { name: 'Menú' }).click();
  await about.click();
  await expect(page).toHaveURL(/\/about$/);
});
