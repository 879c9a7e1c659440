import { activeTab, openEvent, scroller, scrollSection, sectionNames, tabs } from './event.ts';
import { DESK, PHONE } from './screens.ts';
import { eventWindow, expect, test } from './site.ts';

for (const viewport of [DESK, PHONE]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test('there is a tab for each section with content, in the same order', async ({ page }) => {
      await openEvent(page);
      const names = await sectionNames(page);
      const links = await tabs(page).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(links).toEqual(names.map((name) => `#seccion-${name}`));
      expect(names[0]).toBe('resumen');
      expect(names.at(-1)).toBe('articulos');
      expect(names.length).toBeGreaterThan(5);
    });

    test('a click takes the reader 20 px above the section, without passing by the others', async ({ page }) => {
      await openEvent(page);
      await page.waitForLoadState('networkidle');
      const names = ['declaraciones', 'hechos', 'contexto'];
      const { seen, places } = await page.evaluate(async (wanted) => {
        const row = document.querySelector('.section-tabs') as HTMLElement;
        const shown: string[] = [];
        new MutationObserver((changes) => {
          const hrefs = changes.map(({ target }) => target as HTMLElement).filter((tab) => tab.ariaCurrent);
          shown.push(...hrefs.map((tab) => tab.getAttribute('href') ?? ''));
        }).observe(row, { subtree: true, attributeFilter: ['aria-current'] });
        const stood: number[] = [];
        for (const name of wanted) {
          row.querySelector<HTMLElement>(`[href="#seccion-${name}"]`)?.click();
          await new Promise((resolve) => setTimeout(resolve, 300));
          const top = document.getElementById(`seccion-${name}`)?.getBoundingClientRect().top ?? Number.NaN;
          stood.push(Math.round(top - row.getBoundingClientRect().bottom));
        }
        return { seen: shown, places: stood };
      }, names);
      expect(seen).toEqual(names.map((name) => `#seccion-${name}`));
      for (const place of places) expect(Math.abs(place - 20)).toBeLessThanOrEqual(1);
    });

    test('the active tab follows scrolling down and up, and stays in view', async ({ page }) => {
      await openEvent(page);
      const names = await sectionNames(page);
      for (const name of [...names, ...names.toReversed()]) {
        await scrollSection(page, name, 60);
        await expect(activeTab(page)).toHaveAttribute('href', `#seccion-${name}`);
        const inRow = await activeTab(page).evaluate((tab) => {
          const row = tab.closest('ul')?.getBoundingClientRect();
          const { left, right } = tab.getBoundingClientRect();
          return row !== undefined && left >= row.left - 1 && right <= row.right + 1;
        });
        expect(inRow, name).toBe(true);
      }
    });

    test('at the very end the last section is the active one', async ({ page }) => {
      await openEvent(page);
      await scroller(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));
      await expect(activeTab(page)).toHaveAttribute('href', '#seccion-articulos');
    });
  });
}

test('up to 768 px the tabs make room while reading on; wider they stay', async ({ page }) => {
  for (const [width, isAway] of [
    [768, true],
    [769, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await openEvent(page);
    await scroller(page).evaluate((element) => element.scrollTo(0, 1200));
    await page.waitForTimeout(300);
    const navigation = eventWindow(page).locator('.section-tabs');
    await (isAway ? expect(navigation) : expect(navigation).not).toHaveAttribute('data-away');
  }
});

test('by keyboard a tab leads to the heading of its section, and on from there', async ({ page }) => {
  await openEvent(page);
  await tabs(page).and(page.locator('[href="#seccion-hechos"]')).focus();
  await page.keyboard.press('Enter');
  const heading = eventWindow(page).getByRole('heading', { name: 'Hechos', exact: true });
  await expect(heading).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('#seccion-hechos') !== null)).toBe(true);
});

test('what has the focus is never under the head', async ({ page }) => {
  await openEvent(page);
  await tabs(page).and(page.locator('[href="#seccion-contexto"]')).click();
  let timesInBody = 0;
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    const { top, head, inBody } = await page.evaluate(() => ({
      top: document.activeElement?.getBoundingClientRect().top ?? 0,
      head: document.querySelector('.window-head')?.getBoundingClientRect().bottom ?? 0,
      inBody: document.activeElement?.closest('.window-sections') !== null,
    }));
    if (!inBody) continue;
    timesInBody += 1;
    expect(top).toBeGreaterThanOrEqual(head - 1);
  }
  expect(timesInBody).toBeGreaterThan(0);
});

test('contradictions stand side by side with their sources, and on a phone one under the other', async ({ page }) => {
  await openEvent(page);
  const places = () =>
    eventWindow(page)
      .locator('.versions')
      .first()
      .locator(':scope > li')
      .evaluateAll((all) => all.map((version) => version.getBoundingClientRect()).map(({ x, y }) => ({ x, y })));
  const [first, second] = await places();
  expect(second).toBeDefined();
  expect(first?.y).toBe(second?.y);
  for (const version of await eventWindow(page).locator('.versions > li').all()) {
    expect(await version.locator('.chip').count()).toBeGreaterThan(0);
  }
  await page.setViewportSize(PHONE);
  const [above, below] = await places();
  expect(above?.x).toBe(below?.x);
  await expect(eventWindow(page)).not.toContainText(/desinformaci|bulo|mentira/i);
});
