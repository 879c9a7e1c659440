import { expect, type Locator, type Page } from '@playwright/test';
import { eventWindow } from './site.ts';

/** The opinions of experts in the open window. */
export function comments(page: Page): Locator {
  return eventWindow(page).getByRole('region', { name: /^Opiniones de expertos/ });
}

export function comment(page: Page, text: string): Locator {
  return comments(page).locator('article').filter({ hasText: text });
}

export function commentField(page: Page, name: string | RegExp): Locator {
  return comments(page).getByRole('textbox', { name });
}

/** A text that nobody has written before. */
export function unique(text: string): string {
  return `${text} ${Math.random().toString(36).slice(2, 9)}`;
}

export async function openOpinions(page: Page, evento_id: number): Promise<void> {
  await page.goto(`/?evento=${evento_id}`);
  await expect(comments(page)).toBeVisible();
}
