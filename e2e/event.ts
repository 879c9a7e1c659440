import type { Locator, Page } from '@playwright/test';
import { eventCards, eventWindow, expect, visit } from './site.ts';

/** Of the demonstration content: its articles belong to two others. */
export const FORMER_EVENT = 25;

/** Opens an event from its card and waits until all of it stands. */
export async function openEvent(page: Page): Promise<Locator> {
  await visit(page, '/');
  await eventCards(page).first().click();
  await expect(eventWindow(page).locator('.article-list a').first()).toBeVisible();
  return eventWindow(page);
}

export function tabs(page: Page): Locator {
  return eventWindow(page).getByRole('navigation', { name: 'Secciones del evento' }).getByRole('link');
}

export function activeTab(page: Page): Locator {
  return eventWindow(page).locator('.section-tabs [aria-current]');
}

export function scroller(page: Page): Locator {
  return eventWindow(page).locator('.window-body');
}

/** How far a section stands below what stays at the top of the window. */
function belowHead(page: Page, section: string): Promise<number> {
  return page.evaluate((name) => {
    const bottoms = [...document.querySelectorAll('.window-head, .window-actions, .section-tabs')].map(
      (part) => part.getBoundingClientRect().bottom,
    );
    const top = document.getElementById(`seccion-${name}`)?.getBoundingClientRect().top ?? Number.NaN;
    return Math.round(top - Math.max(...bottoms));
  }, section);
}

/** The sections of the open event, in their order. */
export function sectionNames(page: Page): Promise<string[]> {
  return eventWindow(page)
    .locator('.event-section')
    .evaluateAll((sections) => sections.map(({ id }) => id.replace('seccion-', '')));
}

/** Brings a section so far below the head; twice, because the head of a phone is shorter once the title has gone. */
export async function scrollSection(page: Page, section: string, below: number): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) {
    const way = (await belowHead(page, section)) - below;
    await scroller(page).evaluate((element, by) => element.scrollBy(0, by), way);
    await page.waitForTimeout(50);
  }
}
