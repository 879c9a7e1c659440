import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { skipGreeting } from '../screens.ts';

/** Where all pictures go, one folder for each view. */
const FOLDER = process.env.PICTURES_DIR ?? join(import.meta.dirname, '../../pictures');
/** More of a long page tells nothing new. */
const TALLEST = 2600;

interface PictureOptions {
  firstVisit: boolean;
}

/** What is out of sight is not fetched before somebody comes near. */
async function lookThrough(page: Page): Promise<void> {
  const { height } = page.viewportSize() ?? { height: 0 };
  for (let top = 0; top < TALLEST; top += height) {
    await page.mouse.wheel(0, height);
    await page.waitForTimeout(120);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(120);
}

interface Pictures {
  /** Of what stands on the page now: all of it, or what a window shows. */
  picture(name: string): Promise<void>;
}

export const test = base.extend<PictureOptions & Pictures>({
  firstVisit: [false, { option: true }],
  page: async ({ page, firstVisit }, use) => {
    if (!firstVisit) await skipGreeting(page);
    await use(page);
  },
  picture: async ({ page }, use, info) => {
    const role = info.file.replace(/^.*\/|\.pictures\.ts$/g, '');
    let number = 0;
    await use(async (name) => {
      number += 1;
      await page.evaluate(() => document.fonts.ready);
      const path = join(
        FOLDER,
        info.project.name,
        `${role} ${info.title} ${String(number).padStart(2, '0')} ${name}.png`,
      );
      if ((await page.locator('dialog[open], [role=dialog]').count()) > 0) {
        await page.screenshot({ path, animations: 'disabled' });
        return;
      }
      await lookThrough(page);
      const screen = page.viewportSize() ?? { width: 0, height: 0 };
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      // As tall as the page: what is out of sight is not drawn.
      await page.setViewportSize({ ...screen, height: Math.max(screen.height, Math.min(height, TALLEST)) });
      await page.waitForTimeout(250);
      await page.screenshot({ path, animations: 'disabled' });
      await page.setViewportSize(screen);
    });
  },
});
