import type { BrowserContext, Page } from '@playwright/test';
import { eventNumber, expert } from './experts.ts';
import { DEEP_DOCUMENT, documentsOfStrings, forgedDocuments } from './hostile/documents.ts';
import { BOOM, HOSTILE_STRINGS } from './hostile/strings.ts';
import { eventWindow, expect, test, visit } from './site.ts';

test.use({ expectedErrors: /40[0139]|413/ });
test.setTimeout(480_000);

/** Its own event: others look at theirs. */
const EVENT = 21;

interface Written {
  readonly articulo_id: number;
  readonly slug: string;
}

const send = (page: Page, data: string) =>
  page.request.post('/api/user/articles', { data, headers: { 'content-type': 'application/json' } });

async function write(page: Page, evento_id: number, fields: object): Promise<{ status: number; written?: Written }> {
  const answer = await send(
    page,
    JSON.stringify({ idioma: 'es', evento_id, es_borrador: false, importe_euros: 0, ...fields }),
  );
  return answer.status() === 200
    ? { status: 200, written: (await answer.json()).article }
    : { status: answer.status() };
}

async function countRuns(context: BrowserContext): Promise<() => number> {
  let runs = 0;
  await context.exposeFunction(BOOM, () => {
    runs += 1;
  });
  return () => runs;
}

const AWAKENING = [
  'click',
  'auxclick',
  'mouseover',
  'pointerover',
  'focusin',
  'focus',
  'error',
  'load',
  'toggle',
  'keydown',
  'animationstart',
  'begin',
];

/** Everything that could run by being touched is touched; nothing leads anywhere but where addresses may lead. */
async function provoke(page: Page): Promise<void> {
  const suspects = await page.evaluate((events) => {
    // Links would leave the page: their way is looked at, not taken.
    addEventListener('click', (event) => event.preventDefault(), { capture: true });
    const found: string[] = [];
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        const isAddress = ['href', 'src', 'action', 'formaction', 'data', 'xlink:href', 'srcdoc'].includes(name);
        const leadsOn = /^(?:https?:|mailto:|tel:|[/#?]|\.\/|data:image\/|blob:|$)/.test(value);
        if (name.startsWith('on') || (isAddress && !leadsOn))
          found.push(`${element.tagName} ${name}=${value.slice(0, 80)}`);
      }
      if (element.closest('main, dialog') === null) continue;
      if (['SCRIPT', 'IFRAME', 'OBJECT', 'EMBED', 'BASE', 'META'].includes(element.tagName)) {
        if (element.getAttribute('type') !== 'application/ld+json') found.push(element.outerHTML.slice(0, 120));
      }
      for (const event of events) element.dispatchEvent(new Event(event));
    }
    return found;
  }, AWAKENING);
  expect(suspects).toEqual([]);
}

for (const bypassCSP of [false, true]) {
  test.describe(bypassCSP ? 'without the policy of the page' : 'with the policy of the page', () => {
    test.use({ bypassCSP });

    test(`${HOSTILE_STRINGS.length} hostile strings and ${forgedDocuments().length} forged documents run nowhere`, async ({
      page,
      context,
    }) => {
      const runs = await countRuns(context);
      await expert(page);
      const evento_id = await eventNumber(page, EVENT);
      const written: Written[] = [];
      for (const document of documentsOfStrings()) {
        const answer = await write(page, evento_id, document);
        expect(answer.status).toBe(200);
        if (answer.written) written.push(answer.written);
      }
      let taken = 0;
      for (const [at, body_json] of forgedDocuments().entries()) {
        const answer = await write(page, evento_id, { titular: `Forjado ${at}`, resumen: 'Forjado', body_json });
        expect([200, 400, 413]).toContain(answer.status);
        if (!answer.written) continue;
        taken += 1;
        written.push(answer.written);
      }
      const deep = `{"titular":"x","resumen":"x","idioma":"es","evento_id":${evento_id},"body_json":${DEEP_DOCUMENT}}`;
      expect((await send(page, deep)).status()).toBe(400);
      expect(taken).toBeLessThan(forgedDocuments().length / 2);

      for (const { slug, articulo_id } of written) {
        await page.goto(`/article/${slug}`);
        await expect(page.locator('article').first()).toBeVisible();
        await provoke(page);
        if (bypassCSP) continue;
        // Made by the server, which knows nothing of that policy.
        const picture = () => page.request.get(`/preview/articulo/${articulo_id}.png`);
        await expect.poll(async () => (await picture()).headers()['content-type']).toBe('image/png');
      }
      await visit(page, `/?evento=${evento_id}`);
      await expect(eventWindow(page)).toContainText('onerror');
      await provoke(page);
      await page.goto(`/evento/${evento_id}`);
      await provoke(page);
      for (const { articulo_id } of written.slice(0, 3)) {
        await page.goto(`/editor/${articulo_id}`);
        await expect(page.locator('.ProseMirror')).toBeVisible({ timeout: 30_000 });
        await provoke(page);
      }
      await page.goto('/user');
      await provoke(page);
      expect(runs()).toBe(0);
    });
  });
}
