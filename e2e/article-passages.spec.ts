import type { Page } from '@playwright/test';
import { author, EVERYTHING, HECHO, paragraph, save, text, write } from './authors.ts';
import { tabs } from './event.ts';
import { eventNumber } from './experts.ts';
import { signOutQuietly } from './people.ts';
import { DESK, PHONE } from './screens.ts';
import { eventWindow, expect, expectNoViolationsInBothThemes, sidewaysRoom, test } from './site.ts';

/** What was kept of an event may be given for half a minute. */
const SOON = { timeout: 45_000 };

async function expectPassages(page: Page, evento_id: number, words: string, count: number): Promise<void> {
  const told = async () => {
    const { pasajes } = await (await page.request.get(`/api/modal_eventos/${evento_id}`)).json();
    return pasajes.filter(({ texto }: { texto: string }) => texto.includes(words)).length;
  };
  await expect.poll(told, SOON).toBe(count);
}

async function openWindow(page: Page, evento_id: number): Promise<void> {
  await page.goto(`/?evento=${evento_id}`);
  await expect(eventWindow(page).locator('.article-list a').first()).toBeVisible();
}

test('published, its passages stand with the event, apart and with their author; unpublished, they are gone', async ({
  page,
}) => {
  test.slow();
  const { alias } = await author(page);
  const evento_id = await eventNumber(page, 3);
  const words = `Ardió el bosque ${Math.random().toString(36).slice(2, 9)}`;
  const wished = { evento_id, titular: `Crónica de ${words}`, content: [paragraph(text(words, HECHO))] };
  const article = await write(page, wished);
  await expectPassages(page, evento_id, words, 1);

  await openWindow(page, evento_id);
  const facts = eventWindow(page).locator('#seccion-hechos');
  const passage = facts.locator('.author-passages li').filter({ hasText: words });
  await expect(facts.getByRole('heading', { name: 'De nuestros autores' })).toBeVisible();
  await expect(passage).toContainText('Hecho verificado');
  await expect(passage).toContainText('1 oct 2015, 10:00');
  await expect(passage.getByRole('link', { name: alias })).toHaveAttribute('href', /\/user\/\d+$/);
  await expect(passage.getByRole('link', { name: 'Ver la fuente' })).toHaveAttribute('rel', /noopener/);
  const count = Number(await tabs(page).filter({ hasText: 'Hechos' }).locator('b').textContent());
  expect(count).toBe(
    (await facts.locator('.statements > li').count()) + (await facts.locator('.author-passages li').count()),
  );
  await expect(eventWindow(page).getByRole('link', { name: 'Escribir sobre este evento' })).toHaveAttribute(
    'href',
    `/user/article/new?evento=${evento_id}`,
  );
  await passage.getByRole('link', { name: wished.titular }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wished.titular);

  // Not in front of it: a page of what is withdrawn is told so by each of its calls.
  await page.goto('/about');
  await save(page, article, { ...wished, es_borrador: true });
  await expectPassages(page, evento_id, words, 0);
  await expect.poll(async () => (await page.request.get(`/article/${article.slug}`)).status(), SOON).toBe(403);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the page of the event has them too', async ({ page }) => {
    test.slow();
    await author(page);
    const evento_id = await eventNumber(page, 4);
    const words = `Llovió en la sierra ${Math.random().toString(36).slice(2, 9)}`;
    await write(page, { evento_id, content: [paragraph(text(words, HECHO))] });
    await expectPassages(page, evento_id, words, 1);
    await expect
      .poll(async () => (await (await page.request.get(`/evento/${evento_id}`)).text()).includes(words), SOON)
      .toBe(true);
    await page.goto(`/evento/${evento_id}`);
    await expect(page.locator('#seccion-hechos .author-passages')).toContainText(words);
  });
});

for (const viewport of [DESK, PHONE]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });
    test('a window with passages of every kind shuts nobody out', async ({ page }) => {
      test.slow();
      await author(page);
      const evento_id = await eventNumber(page, viewport === DESK ? 5 : 6);
      const words = `Ha nevado ${Math.random().toString(36).slice(2, 9)}`;
      await write(page, { evento_id, content: [...EVERYTHING, paragraph(text(words, HECHO))] });
      await signOutQuietly(page);
      await expectPassages(page, evento_id, words, 1);
      await openWindow(page, evento_id);
      await expect(eventWindow(page).locator('.author-passages')).toHaveCount(7);
      await expect(eventWindow(page)).not.toContainText(/desinformaci/i);
      expect(await sidewaysRoom(page)).toBe(0);
      await expectNoViolationsInBothThemes(page);
    });
  });
}
