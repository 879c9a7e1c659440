import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { type Person, registered } from './people.ts';
import { startSharedCache } from './shared-cache.ts';
import { expect, test } from './site.ts';

const PAGES = ['/', '/about', '/resultados/1', '/evento/1', '/user'];

const DECODE: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
};

async function comeIn(browser: Browser, origin: string): Promise<{ page: Page; person: Person }> {
  const context = await browser.newContext({ baseURL: origin, locale: 'es-ES' });
  const page = await context.newPage();
  return { page, person: await registered(page) };
}

/** What the server wrote, before any script has changed it. */
async function htmlOf(page: Page, path: string): Promise<string> {
  return (await page.request.get(path, { headers: { accept: 'text/html', 'accept-language': 'es-ES' } })).text();
}

test('two readers and a visitor through one shared cache: the same pages, and nothing personal crosses', async ({
  browser,
  baseURL,
}) => {
  const cache = await startSharedCache(baseURL ?? '');
  try {
    const ana = await comeIn(browser, cache.origin);
    const berta = await comeIn(browser, cache.origin);
    const visitor = await (await browser.newContext({ baseURL: cache.origin, locale: 'es-ES' })).newPage();

    for (const path of PAGES) {
      for (const { page, person } of [ana, berta]) {
        await page.goto(path);
        await expect(page.locator('.account-corner').getByText(person.alias)).toBeVisible();
      }
      await expect(berta.page.locator('body')).not.toContainText(ana.person.alias);
      await expect(ana.page.locator('body')).not.toContainText(berta.person.alias);
      const one = await htmlOf(ana.page, path);
      expect(await htmlOf(berta.page, path), path).toBe(one);
      expect(await htmlOf(visitor, path), path).toBe(one);
    }
    await visitor.goto('/');
    await expect(visitor.locator('.account-corner')).not.toContainText('Hola');

    for (const path of PAGES) expect(cache.hits).toContain(path);
    expect(cache.kept.size).toBeGreaterThan(PAGES.length);
    for (const [key, { headers, body }] of cache.kept) {
      expect(key).not.toMatch(/\/api\/(me|user|passkeys)/);
      expect(headers['set-cookie'], key).toBeUndefined();
      const words = (DECODE[String(headers['content-encoding'])]?.(body) ?? body).toString();
      for (const { person } of [ana, berta]) {
        expect(words.includes(person.alias) || words.includes(person.email), key).toBe(false);
      }
    }
  } finally {
    await cache.close();
  }
});
