import type { Page } from '@playwright/test';

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1360, height: 900 };

/** Who opens this page has been here before: nobody greets them. */
export async function skipGreeting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // A bank's frame is no page of ours, and may not even have a storage.
    if (window === window.top) localStorage.setItem('bienvenida_vista', '1');
  });
}
