import { setTimeout as delay } from 'node:timers/promises';
import { test as base, expect, type Locator, type Page, type Request } from '@playwright/test';
import { skipGreeting } from './screens.ts';
import { LONGEST_WAIT_MS, untilCalm } from './until-calm.ts';
import { findViolations } from './violations.ts';

interface SiteOptions {
  /** A first visit is greeted; the others are not. */
  firstVisit: boolean;
  /** Console messages this test provokes on purpose. */
  expectedErrors: RegExp | undefined;
  /** This test pays by card or is paid: pages may ask the card provider, and lead to it. */
  asksProvider: boolean;
}

/** Where the card provider is played: its script comes from there. */
async function providerOrigin(baseURL = ''): Promise<string> {
  const { script_url } = (await (await fetch(`${baseURL}/api/stripe/config`)).json()) as { script_url: string };
  return new URL(script_url).origin;
}

/** An error that was caused by another one is told without it; React wraps what stopped it that way. */
function tellCauses(): void {
  addEventListener('error', ({ error }: ErrorEvent) => {
    const cause: unknown = error instanceof Error ? error.cause : undefined;
    if (cause !== undefined) console.error('Caused by:', cause instanceof Error ? cause.stack : cause);
  });
}

/** Every journey also checks that nothing is written to the console as an error and that no other site is asked for anything. */
export const test = base.extend<SiteOptions & { wellBehaved: undefined }>({
  firstVisit: [false, { option: true }],
  expectedErrors: [undefined, { option: true }],
  asksProvider: [false, { option: true }],
  wellBehaved: [
    async ({ page, baseURL, firstVisit, expectedErrors, asksProvider }, use, testInfo) => {
      if (testInfo.retry > 0) {
        testInfo.setTimeout(testInfo.timeout + LONGEST_WAIT_MS);
        await untilCalm();
      }
      const faults: string[] = [];
      const allowed = [new URL(baseURL ?? '').origin];
      if (asksProvider) allowed.push(await providerOrigin(baseURL));
      page.on('console', (message) => {
        if (message.type() === 'error' && !expectedErrors?.test(message.text())) {
          faults.push(`${message.text()} ${message.location().url}`);
        }
      });
      page.on('pageerror', (error) => faults.push(String(error)));
      page.on('request', (request) => {
        const asked = new URL(request.url());
        if (asked.protocol !== 'data:' && !allowed.includes(asked.origin)) faults.push(`asked ${asked.origin}`);
      });
      await page.addInitScript(tellCauses);
      if (!firstVisit) await skipGreeting(page);
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** A page that has asked for nothing during so long has what it wants at first. */
const QUIET_MS = 250;
const LOOK_MS = 50;
const LONGEST_MS = 10_000;

/** As `expect.poll`, which costs more than what is looked at here so often. */
async function until(isSo: () => boolean | Promise<boolean>, complaint: () => string): Promise<void> {
  for (const end = Date.now() + LONGEST_MS; !(await isSo()); await delay(LOOK_MS)) {
    if (Date.now() > end) throw new Error(complaint());
  }
}

/** A page whose scripts have taken over and have what they asked for: from here on a click is theirs. */
export async function visit(page: Page, path: string): Promise<void> {
  const asked = new Set<Request>();
  let last = Date.now();
  const onAsked = (request: Request) => void (request.resourceType() !== 'eventsource' && asked.add(request));
  const onAnswered = (request: Request) => {
    asked.delete(request);
    last = Date.now();
  };
  page.on('request', onAsked).on('requestfinished', onAnswered).on('requestfailed', onAnswered);
  await page.goto(path);
  const isAlive = () =>
    page
      .evaluate(() => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')))
      // It may be on its way to another page.
      .catch(() => false);
  await until(isAlive, () => `no script has taken over ${path}`);
  const aliveSince = Date.now();
  const isQuiet = () => asked.size === 0 && Date.now() - Math.max(last, aliveSince) > QUIET_MS;
  await until(isQuiet, () => `${path} still asks for ${[...asked].map((request) => request.url())}`);
  page.off('request', onAsked).off('requestfinished', onAnswered).off('requestfailed', onAnswered);
}

export function rows(page: Page): Locator {
  return page.locator('section.carril');
}

export function eventCards(page: Page): Locator {
  return page.locator('a[data-evento]');
}

export function eventIds(within: Page | Locator): Promise<(string | undefined)[]> {
  return within.locator('a[data-evento]').evaluateAll((cards) => cards.map((card) => card.dataset.evento));
}

/** What is told at the edge of the page, or of the window over it. */
export const toast = (page: Page, text: string): Locator => page.locator('.toast').filter({ hasText: text });

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

export async function expectNoViolations(page: Page, rules?: readonly string[]): Promise<void> {
  expect(await findViolations(page, rules)).toEqual([]);
}

/** The rules that depend on colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** The card provider's fields are told the page's colours by a script, a moment after these have changed. */
function cardFieldsAreOurs(): boolean {
  const ours = getComputedStyle(document.body).color;
  return [...document.querySelectorAll('.CardProvider')].every((field) => getComputedStyle(field).color === ours);
}

async function changeTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  // At once: no colour on its way from one theme to the other.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await until(
    () => page.evaluate(cardFieldsAreOurs),
    () => 'the card field keeps the colours of the other theme',
  );
}

/** The same in both themes: the other one differs in its colours alone. Whichever the page had before. */
export async function expectNoViolationsInBothThemes(page: Page): Promise<void> {
  await changeTheme(page, 'light');
  await expectNoViolations(page);
  await changeTheme(page, 'dark');
  await expectNoViolations(page, OF_COLOURS);
}
