import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import type { Bench } from '../suite.ts';
import { inNewBrowser } from './own-browser.ts';
import { weighRequests } from './page-weight.ts';

export interface WindowVisit {
  /** From the click to the frame after the summary stands in the window. */
  readonly openMs: number;
  /** Tasks of the main thread over 50 ms while the window is scrolled from its head to its end. */
  readonly longTasksMs: readonly number[];
  /** Of the scripts that the window brings beyond the page. */
  readonly scriptKb: number;
  /** How much there was to scroll. */
  readonly scrolledPx: number;
}

const AT_REST_MS = 1500;
const WHEEL_PX = 240;
const WHEEL_PAUSE_MS = 16;
const MOST_WHEELS = 2000;

/** The pointer of a finger: no hovering before the click that could fetch ahead. */
function clickAndTime(page: Page, evento_id: number): Promise<number> {
  return page.evaluate(
    (id) =>
      new Promise<number>((resolve, reject) => {
        const link = document.querySelector<HTMLElement>(`a[data-evento="${id}"]`);
        if (!link) return reject(new Error(`there is no card of event ${id}`));
        const began = performance.now();
        const look = () => {
          if (document.querySelector('dialog.window .lede'))
            requestAnimationFrame(() => resolve(performance.now() - began));
          else requestAnimationFrame(look);
        };
        link.click();
        look();
        setTimeout(() => reject(new Error('the window shows nothing after 20 s')), 20_000);
      }),
    evento_id,
  );
}

/** What is looked at before and after the scrolling, so that looking is not among what is counted. */
interface Watched {
  scroller: Element;
  longTasks: number[];
  observer: PerformanceObserver;
}

async function watchScrolling(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watched = window as unknown as Watched;
    const scroller = [...document.querySelectorAll('dialog.window, dialog.window *')].find(
      (part) => part.scrollHeight > part.clientHeight && /auto|scroll/.test(getComputedStyle(part).overflowY),
    );
    if (!scroller) throw new Error('nothing in the window scrolls');
    watched.scroller = scroller;
    watched.longTasks = [];
    watched.observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watched.longTasks.push(duration);
    });
  });
  // In a task of its own: laying out for the search above is no part of the scrolling.
  await delay(AT_REST_MS);
  await page.evaluate(() => (window as unknown as Watched).observer.observe({ type: 'longtask' }));
}

async function scrollThrough(page: Page): Promise<{ longTasksMs: number[]; scrolledPx: number }> {
  await page.mouse.move(600, 500);
  await watchScrolling(page);
  const readPosition = () => page.evaluate(() => (window as unknown as Watched).scroller.scrollTop);
  let position = -1;
  for (let wheels = 0; wheels < MOST_WHEELS; wheels++) {
    await page.mouse.wheel(0, WHEEL_PX);
    await delay(WHEEL_PAUSE_MS);
    if (wheels % 40 !== 39) continue;
    const now = await readPosition();
    if (now === position) break;
    position = now;
  }
  if (position <= 0) throw new Error('the window does not scroll');
  const longTasksMs = await page.evaluate(() => {
    const { longTasks, observer } = window as unknown as Watched;
    const last = observer.takeRecords().map(({ duration }) => duration);
    observer.disconnect();
    return [...longTasks, ...last];
  });
  return { longTasksMs, scrolledPx: position };
}

async function visit(browser: Browser, address: string, evento_id: number): Promise<WindowVisit> {
  const context = await browser.newContext({ viewport: { width: 1360, height: 900 }, locale: 'es-ES' });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('bienvenida_vista', '1'));
  await page.goto(address, { waitUntil: 'networkidle' });
  await delay(AT_REST_MS);
  const scales = await weighRequests(page);
  const openMs = await clickAndTime(page, evento_id);
  await delay(AT_REST_MS);
  const scrolled = await scrollThrough(page);
  await delay(AT_REST_MS);
  return { openMs, scriptKb: scales.read(new URL(address).origin).bytes.script / 1000, ...scrolled };
}

/** A reader who has never been here opens an event from the front page and scrolls through it. */
export function visitWindow(bench: Bench, address: string, evento_id: number): Promise<WindowVisit> {
  return inNewBrowser(bench, (browser) => visit(browser, address, evento_id));
}
