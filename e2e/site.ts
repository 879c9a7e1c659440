import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';

interface SiteOptions {
  /** A first visit is greeted; the others are not. */
  firstVisit: boolean;
  /** Console messages this test provokes on purpose. */
  expectedErrors: RegExp | undefined;
}

/** Every journey also checks that nothing is written to the console as an error and that no other site is asked for anything. */
export const test = base.extend<SiteOptions & { wellBehaved: undefined }>({
  firstVisit: [false, { option: true }],
  expectedErrors: [undefined, { option: true }],
  wellBehaved: [
    async ({ page, baseURL, firstVisit, expectedErrors }, use) => {
      const faults: string[] = [];
      const { origin } = new URL(baseURL ?? '');
      page.on('console', (message) => {
        if (message.type() === 'error' && !expectedErrors?.test(message.text())) {
          faults.push(message.text());
        }
      });
      page.on('pageerror', (error) => faults.push(String(error)));
      page.on('request', (request) => {
        const asked = new URL(request.url());
        if (asked.protocol !== 'data:' && asked.origin !== origin) faults.push(`asked ${asked.origin}`);
      });
      if (!firstVisit) await page.addInitScript(() => localStorage.setItem('bienvenida_vista', '1'));
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** A page whose scripts have taken over: from here on a click is theirs. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'))),
    )
    .toBe(true);
  await page.waitForLoadState('networkidle');
}

export function rows(page: Page): Locator {
  return page.locator('section.carril');
}

export function eventCards(page: Page): Locator {
  return page.locator('a[data-evento]');
}

export function eventWindow(page: Page): Locator {
  return page.locator('dialog.window');
}

export async function firstEventId(page: Page): Promise<string> {
  return (await eventCards(page).first().getAttribute('data-evento')) ?? '';
}

/** How far the page can be scrolled sideways; it never should. */
export function sidewaysRoom(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));
}

/** What a machine can find of the ways in which a page shuts people out. */
export async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.html.slice(0, 160)) }))).toEqual([]);
}
