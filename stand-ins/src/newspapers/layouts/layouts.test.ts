import { expect, onTestFinished, test } from 'vitest';
import { startTest } from '../test-client.ts';
import { LAYOUTS } from './layouts.ts';

const VOID = /^(meta|link|img|br|hr|source|input)$/;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', copy: '©' };

function textOf(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ');
}

/** The first tag that is not closed where it should be. */
function findOpenTag(html: string): string | undefined {
  const open: string[] = [];
  const tags = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, '').matchAll(/<(\/?)([a-z][a-z0-9-]*)[^>]*>/gi);
  for (const [, end, tag = ''] of tags) {
    const name = tag.toLowerCase();
    if (VOID.test(name)) continue;
    if (end === '') open.push(name);
    else if (open.pop() !== name) return name;
  }
  return open.pop();
}

const DECLARED = /charset=["']?([\w-]+)/i;

test('every layout holds the words of its article, in every charset, and closes its tags', async () => {
  const { truths, get, newspapers } = await startTest(onTestFinished);
  const byHost = new Map((await newspapers()).map((newspaper) => [newspaper.host, newspaper]));
  const seen = new Set<string>();
  for (const truth of await truths()) {
    const address = truth.layout === 'amp' ? truth.url.replace(/(:\d+)/, '$1/amp') : truth.url;
    const { status, bytes, headers } = await get(address);
    expect(status, address).toBe(200);
    const html = new TextDecoder(truth.charset, { fatal: true }).decode(bytes);
    const text = textOf(html);
    for (const paragraph of [truth.title, ...truth.body.split('\n\n')]) {
      expect(text, `${truth.layout} ${address}`).toContain(paragraph.replace(/\s+/g, ' '));
    }
    expect(findOpenTag(html), truth.layout).toBeUndefined();
    if (truth.layout !== 'table')
      expect(html).toContain(`rel="canonical" href="${truth.url.replaceAll('&', '&amp;')}"`);

    const { declared, charset } = byHost.get(truth.host) ?? {};
    const header = DECLARED.exec(headers['content-type'] ?? '')?.[1];
    const inner = DECLARED.exec(html)?.[1];
    expect([header === charset, inner === charset], `${truth.host} ${declared}`).toEqual([
      declared === 'header' || declared === 'both',
      declared === 'meta' || declared === 'both' || declared === 'wrong',
    ]);
    seen.add(truth.layout).add(`${charset} ${declared}`);
  }
  for (const layout of Object.keys(LAYOUTS)) expect(seen).toContain(layout);
  for (const charset of [
    'iso-8859-1 header',
    'windows-1252 meta',
    'windows-1252 wrong',
    'windows-1252 none',
    'utf-8 wrong',
  ]) {
    expect(seen).toContain(charset);
  }
});

test('a wall leaves one paragraph, and the page says so', async () => {
  const { truths, get } = await startTest(onTestFinished);
  const walled = (await truths()).filter(({ paywalled }) => paywalled);
  expect(walled.length).toBeGreaterThan(5);
  for (const { url, body } of walled) {
    expect((await get(url)).text).toContain('"isAccessibleForFree":false');
    expect(body).not.toContain('\n\n');
  }
});

test('words that want to be obeyed stand where the truth says', async () => {
  const { truths, get } = await startTest(onTestFinished);
  for (const { url, injected, body } of await truths()) {
    if (injected === null) continue;
    const page = await get(url);
    expect(new TextDecoder().decode(page.bytes).includes(injected.text.slice(0, 20)), injected.where).toBe(
      injected.where !== 'feed',
    );
    expect(body.includes(injected.text)).toBe(injected.where === 'visible');
  }
});
