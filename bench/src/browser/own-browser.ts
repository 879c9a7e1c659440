import { type Browser, chromium } from 'playwright-core';
import type { Bench } from '../suite.ts';
import { openChromium } from './chromium.ts';

/** Work in a browser that has never been anywhere. */
export async function inNewBrowser<T>(bench: Bench, work: (browser: Browser) => Promise<T>): Promise<T> {
  const own = await openChromium(bench);
  try {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${own.port}`);
    const result = await work(browser);
    await browser.close();
    return result;
  } finally {
    await own.close();
  }
}
