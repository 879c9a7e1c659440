import type { Page } from '@playwright/test';
import { eventNumber, expert, opine } from './experts.ts';
import { comment, commentField, comments, unique } from './opinions.ts';
import { test as base, eventWindow, expect } from './site.ts';

/** With an expert in another browser. */
const test = base.extend<{ writer: Page }>({
  writer: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext(baseURL ? { baseURL } : {});
    const page = await context.newPage();
    await expert(page);
    await use(page);
    await context.close();
  },
});

test.use({ expectedErrors: /404|503|ERR_|EventSource/ });

async function open(page: Page, evento_id: number): Promise<void> {
  const listening = page.waitForResponse((response) => response.url().includes('/api/live/'));
  const loaded = page.waitForResponse((response) => response.url().includes('/api/comments/'));
  await page.goto(`/?evento=${evento_id}`);
  await Promise.all([listening, loaded]);
  await expect(comments(page)).toBeVisible();
}

test('opinions of others arrive without moving what is read; replies, edits, deletions and counts follow', async ({
  page,
  writer,
}) => {
  const id = await eventNumber(page, 17);
  const [known, fresh, reply] = [unique('Conocida'), unique('Recién llegada'), unique('Respuesta')];
  const knownId = await opine(writer, id, known);
  await page.waitForTimeout(2500);
  await open(page, id);
  await expect(comment(page, known)).toBeVisible();

  const freshId = await opine(writer, id, fresh);
  const arrived = comments(page).getByRole('button', { name: '1 opinión nueva' });
  await expect(arrived).toBeVisible();
  await expect(comment(page, fresh)).toHaveCount(0);
  await arrived.click();
  await expect(comment(page, fresh)).toContainText('Nueva');
  await expect(comment(page, fresh)).toBeFocused();
  await expect(arrived).toHaveCount(0);

  const replyId = await opine(writer, id, reply, knownId);
  await expect(comment(page, reply)).toContainText('Nueva');
  const edited = await writer.request.put(`/api/comments/${freshId}`, { data: { texto: `${fresh} corregida` } });
  expect(edited.status()).toBe(200);
  await expect(comment(page, `${fresh} corregida`)).toContainText('editado');
  expect((await writer.request.delete(`/api/comments/${replyId}`)).status()).toBe(200);
  await expect(comments(page).getByText('Comentario eliminado').first()).toBeVisible();

  const recommend = eventWindow(page).getByRole('button', { name: /^Recomendar/ });
  const before = Number((await recommend.textContent())?.match(/\d+/)?.[0] ?? 0);
  await writer.request.post('/api/user/write_interaction', {
    data: { action: 'upvote', evento_id: id, valor: true },
  });
  await expect(recommend).toContainText(String(before + 1));
});

test('a reply that is being written stands when what it answers is deleted', async ({ page, writer }) => {
  await expert(page);
  const id = await eventNumber(page, 20);
  const text = unique('Para borrar');
  const textId = await opine(writer, id, text);
  await page.waitForTimeout(2500);
  await open(page, id);
  await comment(page, text)
    .getByRole('button', { name: /^Responder/ })
    .click();
  const field = commentField(page, /^Tu respuesta/);
  await field.fill('Lo que iba a decir');
  const place = page.locator(`#comentario-${textId}`);
  expect((await writer.request.delete(`/api/comments/${textId}`)).status()).toBe(200);
  await expect(place).toContainText('Comentario eliminado');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Lo que iba a decir');

  await comments(page).getByRole('button', { name: 'Publicar' }).last().click();
  await expect(place).toContainText('Este comentario ya no está.');
  await comments(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(place).toBeFocused();
  await expect(field).toBeHidden();
});

test('one’s own opinion is not doubled by its echo', async ({ page }) => {
  await expert(page);
  const id = await eventNumber(page, 18);
  await open(page, id);
  const text = unique('Solo una');
  await comments(page).getByRole('textbox', { name: 'Tu opinión' }).fill(text);
  await comments(page).getByRole('button', { name: 'Publicar' }).click();
  await expect(comment(page, text)).toHaveCount(1);
  await page.waitForTimeout(1500);
  await expect(comment(page, text)).toHaveCount(1);
  await expect(comments(page).getByRole('button', { name: /opinión nueva/ })).toHaveCount(0);
});

test('what came while the tab was hidden is there on return', async ({ page, writer }) => {
  const id = await eventNumber(page, 19);
  await open(page, id);
  const hide = (hidden: boolean) =>
    page.evaluate(
      (state) => {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      },
      hidden ? 'hidden' : 'visible',
    );
  await hide(true);
  await opine(writer, id, unique('Mientras tanto'));
  await page.waitForTimeout(2500);
  await expect(comments(page).getByRole('button', { name: /opinión nueva/ })).toHaveCount(0);
  await hide(false);
  await expect(comments(page).getByRole('button', { name: '1 opinión nueva' })).toBeVisible();
});

test('without the stream nothing breaks', async ({ page }) => {
  await page.route('**/api/live/**', (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }));
  await expert(page);
  const id = await eventNumber(page, 20);
  await page.goto(`/?evento=${id}`);
  const text = unique('A pesar de todo');
  await comments(page).getByRole('textbox', { name: 'Tu opinión' }).fill(text);
  await comments(page).getByRole('button', { name: 'Publicar' }).click();
  await expect(comment(page, text)).toHaveCount(1);
});
