import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import type { Bench } from '../suite.ts';
import { inNewBrowser } from './own-browser.ts';

export interface EditorVisit {
  /** From asking for the address to the frame in which the whole text stands and can be written in. */
  readonly openMs: number;
  /** From each key to the frame that shows it. */
  readonly keysMs: readonly number[];
}

const AT_REST_MS = 2000;
const KEYS = 120;
const KEY_PAUSE_MS = 80;

/** What each key costs is told by the browser itself: from the event to the next frame painted. */
interface Watched {
  keys: number[];
}

async function watchKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watched = window as unknown as Watched;
    watched.keys = [];
    addEventListener(
      'keydown',
      () => {
        const began = performance.now();
        // A task after the frame: all that the key has set off before it is painted is done.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => watched.keys.push(performance.now() - began);
          port2.postMessage(undefined);
        });
      },
      { capture: true },
    );
  });
}

async function open(page: Page, address: string, lastWords: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  const handle = await page.waitForFunction(
    (words) => {
      const editor = document.querySelector('.ProseMirror[contenteditable=true]');
      return editor?.lastElementChild?.previousElementSibling?.textContent?.includes(words) ||
        editor?.lastElementChild?.textContent?.includes(words)
        ? performance.now()
        : false;
    },
    lastWords,
    { polling: 'raf', timeout: 30_000 },
  );
  return (await handle.jsonValue()) as number;
}

const countLetters = (page: Page) =>
  page.evaluate(() => {
    const blocks = document.querySelector('.ProseMirror')?.children ?? [];
    return blocks[Math.floor(blocks.length / 2)]?.textContent?.length ?? 0;
  });

/** In the middle of the text, where both halves would have to move. */
async function typeInTheMiddle(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const blocks = document.querySelector('.ProseMirror')?.children ?? [];
    const middle = blocks[Math.floor(blocks.length / 2)];
    middle?.scrollIntoView({ block: 'center' });
    const words = document.createTreeWalker(middle as Element, NodeFilter.SHOW_TEXT).nextNode();
    document.querySelector<HTMLElement>('.ProseMirror')?.focus();
    getSelection()?.collapse(words, 5);
  });
  await delay(AT_REST_MS);
  const before = await countLetters(page);
  await watchKeys(page);
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press(key % 6 === 5 ? 'Space' : 'a');
    await delay(KEY_PAUSE_MS);
  }
  const written = (await countLetters(page)) - before;
  if (written !== KEYS) throw new Error(`${KEYS} keys have written ${written} letters`);
  return page.evaluate(() => (window as unknown as Watched).keys);
}

async function visit(browser: Browser, address: string, cookie: string, lastWords: string): Promise<EditorVisit> {
  const context = await browser.newContext({ viewport: { width: 1360, height: 900 }, locale: 'es-ES' });
  const [name = '', ...value] = cookie.split('=');
  // Its name asks for a secure connection; a browser counts the machine itself as one.
  const url = new URL(address).origin.replace(/^http:/, 'https:');
  await context.addCookies([{ name, value: value.join('='), url, httpOnly: true, secure: true }]);
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('bienvenida_vista', '1'));
  const openMs = await open(page, address, lastWords);
  await delay(AT_REST_MS);
  return { openMs, keysMs: await typeInTheMiddle(page) };
}

/** An author opens a long article and writes in the middle of it. */
export function visitEditor(bench: Bench, address: string, cookie: string, lastWords: string): Promise<EditorVisit> {
  return inNewBrowser(bench, (browser) => visit(browser, address, cookie, lastWords));
}
