import type { Locator, Page } from '@playwright/test';
import { eventWindow, expect } from './site.ts';

export const laterButton = (page: Page, id: number) => page.locator(`.row [data-later="${id}"]`).first();
export const action = (page: Page, name: string) =>
  eventWindow(page).getByRole('group', { name: 'Acciones' }).getByRole('button', { name });

/** A card that says it has been read. */
export const readCard = (page: Page, id: number | string) =>
  page
    .locator('.card.read')
    .filter({ has: page.locator(`a[data-evento="${id}"]`) })
    .first();

export async function firstCardId(page: Page): Promise<number> {
  return Number(await page.locator('.row [data-later]').first().getAttribute('data-later'));
}

export async function openWindow(page: Page, id: number): Promise<void> {
  await page.goto(`/?evento=${id}`);
  await expect(action(page, 'Guardar')).toBeVisible();
}

export async function expectPressed(button: Locator, pressed: boolean): Promise<void> {
  await expect(button).toHaveAttribute('aria-pressed', String(pressed));
}

/** What the server has, whatever the page shows. */
export async function has(page: Page, name: string, id: number): Promise<boolean> {
  const { interactions } = await (await page.request.get('/api/user/interactions')).json();
  return (interactions[name] ?? []).includes(`evento_${id}`);
}
