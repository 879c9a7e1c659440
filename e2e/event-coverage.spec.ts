import type { Page } from '@playwright/test';
import { openEvent } from './event.ts';
import { eventWindow, expect, test, visit } from './site.ts';

test('how widely it is told: counts, where from and when, and the same as a table', async ({ page }) => {
  const window = await openEvent(page);
  const panel = window.locator('.coverage-panel');
  await expect(panel.locator('.coverage-counts')).toHaveText(
    /\d+ periódicos\d+ informaci(?:ón|ones) independientes?\d+ países\d+ idiomas/,
  );
  const bars = panel.locator('.bars > li');
  const drawn = (await bars.locator('b').allTextContents()).map(Number);
  const all = Number(
    ((await window.locator('#seccion-articulos').getByRole('status').textContent()) ?? '').split(' ')[0],
  );
  expect(drawn.reduce((sum, count) => sum + count, 0)).toBe(all);
  await expect(panel.getByRole('img', { name: /^Máximo: \d+ artículos?,/ })).toBeVisible();

  const tables = panel.getByRole('table');
  await expect(tables.first()).toBeHidden();
  await panel.getByText('Ver como tabla').click();
  for (const name of [/Artículos por país/, /Artículos por (hora|día|semana)/]) {
    const counts = await panel.getByRole('table', { name }).locator('td').allTextContents();
    expect(counts.map(Number).reduce((sum, count) => sum + count, 0)).toBe(all);
  }
});

/** An event of the demonstration that has changed since its first version. */
async function changedEvent(page: Page): Promise<number> {
  await visit(page, '/');
  for (let id = 1; id <= 24; id += 1) {
    const reply = await page.request.get(`/api/evento/${id}/novedades?desde=1&idioma=es`);
    if (!reply.ok()) continue;
    const { novedades } = await reply.json();
    if (novedades?.nuevas.some(({ seccion }: { seccion: string }) => seccion === 'hechos')) return id;
  }
  throw new Error('no event of the demonstration has news');
}

test('what is new since the last visit leads to it, marks it and is told once', async ({ page }) => {
  const id = await changedEvent(page);
  await page.evaluate((evento) => localStorage.setItem('eventos_leidos', `${evento}:1`), id);
  await visit(page, `/?evento=${id}`);
  const window = eventWindow(page);
  const box = window.getByRole('complementary', { name: 'Lo nuevo desde tu última visita' });
  await expect(box).toBeVisible();
  const fact = box.locator('li.hechos a').first();
  const text = (await fact.textContent()) ?? '';
  await fact.click();
  const stated = window.locator('#seccion-hechos .statement').filter({ hasText: text });
  await expect(stated).toBeFocused();
  await expect(stated).toBeInViewport();
  await expect(stated.getByText('Nuevo', { exact: true })).toBeVisible();
  await expect(window.locator('#seccion-articulos .new-mark').first()).toBeAttached();

  await box.getByRole('button', { name: 'Ocultar lo nuevo' }).click();
  await expect(box).toBeHidden();
  await expect(window.getByRole('heading', { name: 'Resumen' })).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('eventos_leidos'))).toMatch(new RegExp(`^${id}:[2-9]`));
  await visit(page, `/?evento=${id}`);
  await expect(window.locator('.lede')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(box).toHaveCount(0);
});

test('a first visit has nothing new, nor has what was read before there were versions', async ({ page }) => {
  const id = await changedEvent(page);
  for (const stored of ['', String(id)]) {
    await page.evaluate((value) => localStorage.setItem('eventos_leidos', value), stored);
    await visit(page, `/?evento=${id}`);
    await expect(eventWindow(page).locator('.lede')).toBeVisible();
    await expect(eventWindow(page).locator('.news-box')).toHaveCount(0);
  }
});
