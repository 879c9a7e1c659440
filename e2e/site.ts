import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page, type Request } from '@playwright/test';
import { skipGreeting } from './screens.ts';
import { LONGEST_WAIT_MS, untilCalm } from './until-calm.ts';

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

const OFTEN = { intervals: [50] };
/** A page that has asked for nothing during so long has what it wants at first. */
const QUIET_MS = 250;

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
    page.evaluate(() => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')));
  await expect.poll(isAlive, OFTEN).toBe(true);
  const aliveSince = Date.now();
  await expect.poll(() => asked.size === 0 && Date.now() - Math.max(last, aliveSince) > QUIET_MS, OFTEN).toBe(true);
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

/** What a machine can find of the ways in which a page shuts people out. */
export async function expectNoViolations(page: Page, rules?: string[]): Promise<void> {
  // Our pages have no frames of their own, and what is in order need not be listed: both cost more than the looking.
  const machine = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  // After the options, which take the place of all that was said before.
  if (rules !== undefined) machine.withRules(rules);
  const { violations } = await machine.analyze();
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.html.slice(0, 160)) }))).toEqual([]);
}

/** The rules that depend on colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** The same in both themes: the other one differs in its colours alone. */
export async function expectNoViolationsInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoViolations(page);
  // At once: no colour on its way from one theme to the other.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNoViolations(page, OF_COLOURS);
}
