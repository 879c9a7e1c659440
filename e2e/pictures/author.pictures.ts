import { expect } from '@playwright/test';
import { author, EVERYTHING, write } from '../authors.ts';
import { eventNumber, expert, opine } from '../experts.ts';
import { eventWindow, visit } from '../site.ts';
import { test } from './picture.ts';

test('writing', async ({ page, picture }) => {
  await author(page);
  for (const tab of ['bio', 'articulos', 'cobros']) {
    await visit(page, `/user#${tab}`);
    await picture(`${tab}, nothing yet`);
  }
  const evento_id = await eventNumber(page, 7);
  await visit(page, `/user/article/new?evento=${evento_id}`);
  await page.locator('.ProseMirror').waitFor();
  await picture('a new article');
  await write(page, { evento_id, titular: 'Publicado y gratis', content: EVERYTHING });
  const draft = await write(page, { evento_id, titular: 'Un borrador', content: EVERYTHING, es_borrador: true });
  await visit(page, '/user#articulos');
  await picture('articulos');
  await visit(page, `/user/article/${draft.id}`);
  await page.locator('.ProseMirror p').first().waitFor();
  await picture('the editor');
  const passages = eventWindow(page).locator('.author-passages').first();
  // What was kept of an event may be given for half a minute.
  await expect(async () => {
    await visit(page, `/?evento=${evento_id}`);
    await passages.scrollIntoViewIfNeeded({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  await picture('passages in the event');
});

test('giving an opinion', async ({ page, picture }) => {
  await expert(page);
  const evento_id = await eventNumber(page, 8);
  await opine(page, evento_id, 'El reparto del coste se decidió antes de conocer el trazado.');
  await visit(page, `/?evento=${evento_id}`);
  const opinions = eventWindow(page).locator('.comments').first();
  await opinions.scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  await picture('opinions');
  for (const tab of ['bio', 'comentarios']) {
    await visit(page, `/user#${tab}`);
    await picture(tab);
  }
});
