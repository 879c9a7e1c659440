import type { Page, Response } from '@playwright/test';
import { author, HECHO, paragraph, text, write } from './authors.ts';
import { eventNumber } from './experts.ts';
import { registered, signOutQuietly } from './people.ts';
import { expect, test } from './site.ts';

test.use({ expectedErrors: /40[134]/ });

const CANARY = 'canario9c1e';
/** For what a page asks for by itself. */
const AFTERTHOUGHTS_MS = 1500;
const CONTENT = [
  paragraph(text('Una palabra tras otra. '.repeat(40))),
  paragraph(text('Frase que todos ven.', HECHO), text(` Aquí está el ${CANARY}.`)),
  { type: 'codeBlock', content: [text(CANARY)] },
];

/** Pages that speak of an article, its author or its event; each is opened, and all that the browser gets for it is read. */
const pagesOf = (slug: string, id: number, evento_id: number, usuario_id: number) => [
  '/',
  `/article/${slug}`,
  `/articulo/${id}`,
  `/evento/${evento_id}`,
  `/?evento=${evento_id}`,
  `/user/${usuario_id}`,
  `/editor/${id}`,
];

/** Asked for directly: what pages load when one comes from another, previews, and what only machines read. */
const filesOf = (slug: string, id: number, evento_id: number) => [
  `/article/${slug}.data`,
  `/articulo/${id}.data`,
  `/evento/${evento_id}.data`,
  `/_root.data?evento=${evento_id}`,
  `/preview/articulo/${id}.png`,
  `/preview/evento/${evento_id}.png`,
  `/api/articulo/${id}`,
  `/api/article/${slug}`,
  `/api/articulo/${id}/completo`,
  `/api/user/articles/${id}`,
  `/api/user/articles/${id}/revisions`,
  `/api/modal_eventos/${evento_id}`,
  `/api/modal_eventos_articulos/${evento_id}`,
  `/api/eventos/search?q=${CANARY}`,
  `/api/comments/articulo/${id}`,
  '/robots.txt',
  '/sitemap.xml',
  '/feed.xml',
  '/api/openapi.json',
];

async function readAll(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const reading: Promise<unknown>[] = [];
  const look = (where: string, words: string) => {
    if (words.includes(CANARY)) found.push(where);
  };
  const read = (response: Response) => {
    // What is said live has no end.
    if (response.request().resourceType() === 'eventsource') return;
    reading.push(
      response.text().then(
        (words) => look(response.url(), words),
        () => undefined,
      ),
    );
  };
  page.on('response', read);
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator('main')).not.toBeEmpty();
    await page.waitForTimeout(AFTERTHOUGHTS_MS);
    look(`what stands on ${path}`, await page.content());
  }
  page.off('response', read);
  await Promise.all(reading);
  return found;
}

test('the text of a sold article is in nothing that a browser gets for who has not bought it', async ({ page }) => {
  await author(page);
  const evento_id = await eventNumber(page, 22);
  const { id, slug } = await write(page, {
    evento_id,
    titular: 'Un texto vendido',
    content: CONTENT,
    importe_euros: 2,
  });
  const { user } = await (await page.request.get('/api/me')).json();
  // It is there for its author: the search below would find it.
  expect(await (await page.request.get(`/api/articulo/${id}/completo`)).text()).toContain(CANARY);
  await signOutQuietly(page);

  const [paths, files] = [pagesOf(slug, id, evento_id, user.usuario_id), filesOf(slug, id, evento_id)];
  for (const who of ['a visitor', 'another reader']) {
    if (who === 'another reader') await registered(page);
    expect(await readAll(page, paths), who).toEqual([]);
    for (const path of files)
      expect(await (await page.request.get(path, { timeout: 15_000 })).text(), `${path}, ${who}`).not.toContain(CANARY);
  }
});
