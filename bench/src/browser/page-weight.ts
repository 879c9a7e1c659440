import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Bench } from '../suite.ts';
import { inNewBrowser } from './own-browser.ts';

export const KINDS = ['HTML', 'script', 'style', 'font', 'image', 'other'] as const;
export type Kind = (typeof KINDS)[number];

export interface PageWeight {
  /** Bytes as they came over the wire, heads included. */
  readonly bytes: Readonly<Record<Kind, number>>;
  readonly total: number;
  readonly requests: number;
  /** Addresses asked of anybody else. */
  readonly thirdParties: readonly string[];
  readonly failed: readonly string[];
}

const KIND_OF: Readonly<Record<string, Kind>> = {
  Document: 'HTML',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
};
const VIEWPORT = { width: 1366, height: 900 };
/** For what a page asks for when it has come to rest. */
const AFTERTHOUGHTS_MS = 1000;

/** What a first visit with an empty cache transfers, until nothing more is asked for. */
export function weighPage(bench: Bench, address: string): Promise<PageWeight> {
  return inNewBrowser(bench, async (browser) => {
    const context = await browser.newContext({ viewport: VIEWPORT, locale: 'es-ES' });
    const page = await context.newPage();
    const scales = await weighRequests(page);
    await page.goto(address, { waitUntil: 'networkidle' });
    await delay(AFTERTHOUGHTS_MS);
    return scales.read(new URL(address).origin);
  });
}

/** Weighs what a page transfers from now on. */
export async function weighRequests(page: Page): Promise<{ read(origin: string): PageWeight }> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  const bytes: Record<Kind, number> = { HTML: 0, script: 0, style: 0, font: 0, image: 0, other: 0 };
  const asked = new Map<string, { kind: Kind; url: string }>();
  const failed: string[] = [];
  network.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (/^https?:/.test(request.url)) asked.set(requestId, { kind: KIND_OF[type ?? ''] ?? 'other', url: request.url });
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = asked.get(requestId);
    if (request !== undefined) bytes[request.kind] += encodedDataLength;
  });
  network.on('Network.loadingFailed', ({ requestId, errorText }) => {
    failed.push(`${asked.get(requestId)?.url ?? requestId}: ${errorText}`);
  });
  return {
    read(origin) {
      const urls = [...asked.values()].map(({ url }) => url);
      return {
        bytes,
        total: Object.values(bytes).reduce((sum, each) => sum + each, 0),
        requests: urls.length,
        thirdParties: urls.filter((url) => new URL(url).origin !== origin),
        failed,
      };
    },
  };
}
