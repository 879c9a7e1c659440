import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, chromium } from '@playwright/test';
import { author } from './authors.ts';
import { CHROMIUM } from './chromium.ts';
import { fillLines, newArticle, saveButton, saved, saveStatus, stored, words, write } from './editor.ts';
import { expect, test, visit } from './site.ts';

test.use({ expectedErrors: /Failed to load resource|ERR_|409|503/ });

test('whoever reloads in the middle of a word has every character, with and without a saved text below it', async ({
  page,
}) => {
  await author(page);
  await visit(page, '/user/article/new');
  await write(page, 'Antes de elegir un evento, sin titular siquier');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(words(page)).toHaveText('Antes de elegir un evento, sin titular siquier');
  await expect(page.getByText('Hemos recuperado lo que escribiste')).toBeVisible();

  await newArticle(page, 7);
  await expect(page.getByText(/Hay un texto sin guardar del/)).toBeVisible();
  await fillLines(page, 'Se guarda una vez');
  await write(page, 'Guardado.');
  await saved(page);
  await write(page, ' Y esto n');
  await page.getByRole('textbox', { name: 'Resumen' }).fill('Otro resumen a medi');
  await page.reload();
  await expect(words(page)).toHaveText('Guardado. Y esto n');
  await expect(page.getByRole('textbox', { name: 'Resumen' })).toHaveValue('Otro resumen a medi');
  await page.getByRole('button', { name: 'Volver al texto guardado' }).press('Enter');
  await expect(words(page)).toBeFocused();
  await expect(words(page)).toHaveText('Guardado.');
  await expect(saveStatus(page)).toContainText('Guardado a las');

  await page.getByRole('button', { name: 'Versiones anteriores' }).click();
  await page.getByRole('button', { name: 'Apartada en este navegador' }).click();
  await page.getByRole('button', { name: 'Restaurar esta versión' }).click();
  await expect(words(page)).toHaveText('Guardado. Y esto n');

  await page.getByRole('button', { name: 'Versiones anteriores' }).click();
  await page
    .getByRole('button', { name: /Guardado$/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Restaurar esta versión' }).click();
  await expect(words(page)).toHaveText('Guardado.');
});

test('what was written on a draft that was deleted elsewhere is there as a new article', async ({ page }) => {
  await author(page);
  await newArticle(page, 8);
  await fillLines(page, 'Borrado en otra parte');
  await write(page, 'Guardado.');
  const id = await saved(page);
  await write(page, ' Y esto no.');
  expect((await page.request.delete(`/api/user/articles/${id}`)).status()).toBe(200);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(words(page)).toHaveText('Guardado. Y esto no.');
  await expect(page).toHaveURL(/\/user\/article\/new\?borrador=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crear Artículo');
  await page.reload();
  await expect(words(page)).toHaveText('Guardado. Y esto no.');
  const other = await saved(page);
  expect(other).not.toBe(id);
  expect((await stored(page, other)).texto_libre).toBe('Guardado. Y esto no.');
});

test('a text begun on another day is found again and can be given up', async ({ page }) => {
  await author(page);
  await visit(page, '/user/article/new');
  await write(page, 'Un comienzo.');
  await page.getByRole('textbox', { name: 'Titular' }).fill('El de ayer');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/user/article/new');
  await expect(page.getByText('El de ayer')).toBeVisible();
  await page.getByRole('button', { name: 'Recuperar' }).click();
  await expect(words(page)).toHaveText('Un comienzo.');
  await page.goto('/user/article/new');
  await page.getByRole('button', { name: 'Descartar' }).click();
  await page.getByRole('button', { name: 'Descartarlo para siempre' }).click();
  await expect(page.getByText('El de ayer')).toHaveCount(0);
});

/** A browser whose folder outlives it, so that it can be killed. */
async function ownBrowser(folder: string): Promise<{ browser: Browser; kill: () => Promise<void> }> {
  const child = spawn(CHROMIUM, [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--lang=es-ES',
    '--remote-debugging-port=0',
    `--user-data-dir=${folder}`,
  ]);
  for await (const line of createInterface(child.stderr)) {
    const [address] = /ws:\/\/\S+/.exec(line) ?? [];
    if (!address) continue;
    child.stderr.resume();
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const kill = async () => {
      child.kill('SIGKILL');
      await ended;
    };
    return { browser: await chromium.connectOverCDP(address), kill };
  }
  throw new Error('the browser did not start');
}

test('a browser that is killed in the middle of a word loses nothing', async ({ page, baseURL }) => {
  await author(page);
  const cookies = await page.context().cookies();
  const folder = await mkdtemp(join(tmpdir(), 'editor-'));
  const text = 'Cada letra de esta frase larga se guarda mientras se escribe, tambié';
  const browsers: Awaited<ReturnType<typeof ownBrowser>>[] = [];
  try {
    const first = await ownBrowser(folder);
    browsers.push(first);
    const [context] = first.browser.contexts();
    await context?.addCookies(cookies);
    const killed = await context?.newPage();
    if (!killed) throw new Error('no page');
    await killed.addInitScript(() => localStorage.setItem('bienvenida_vista', '1'));
    await killed.goto(`${baseURL}/user/article/new`);
    await killed.locator('.ProseMirror').focus();
    await killed.keyboard.type(text);
    await expect(killed.locator('.ProseMirror')).toHaveText(text);
    const address = killed.url();
    // The time of one key.
    await killed.waitForTimeout(200);
    await first.kill();

    const second = await ownBrowser(folder);
    browsers.push(second);
    const [again] = second.browser.contexts();
    await again?.addCookies(cookies);
    const reopened = await again?.newPage();
    await reopened?.goto(address);
    await expect(reopened?.locator('.ProseMirror') ?? page.locator('none')).toHaveText(text);
  } finally {
    for (const { kill } of browsers) await kill();
    await rm(folder, { recursive: true, force: true });
  }
});

test('two tabs in conflict: both texts are shown, either can stay, and the other is still within reach', async ({
  page,
  context,
}) => {
  await author(page);
  await newArticle(page, 8);
  await fillLines(page, 'Dos pestañas');
  await write(page, 'Un texto.');
  const id = await saved(page);
  const other = await context.newPage();
  await visit(other, `/user/article/${id}`);
  await expect(page.getByText('abierto también en otra pestaña')).toBeVisible();
  await other.getByRole('textbox', { name: 'Contenido' }).focus();
  await other.keyboard.press('Control+End');
  await other.keyboard.type(' De la otra.');
  await saved(other);

  await words(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' De esta.');
  await saveButton(page).click();
  const panel = page.getByRole('dialog', { name: 'Hay dos textos de este artículo' });
  await expect(panel.locator('del')).toHaveText('esta');
  await expect(panel.locator('ins')).toHaveText('la otra');
  await panel.getByRole('button', { name: 'Guardar mi texto' }).click();
  await expect.poll(async () => (await stored(page, id)).texto_libre).toBe('Un texto. De esta.');

  await other.getByRole('textbox', { name: 'Contenido' }).focus();
  await other.keyboard.type(' Más.');
  await saveButton(other).click();
  await other.getByRole('button', { name: 'Quedarme con el guardado' }).click();
  await expect(words(other)).toHaveText('Un texto. De esta.');
  await expect(saveStatus(other)).toContainText('Guardado a las');
  await other.getByRole('button', { name: 'Versiones anteriores' }).click();
  await other.getByRole('button', { name: 'Apartada en este navegador' }).first().click();
  await other.getByRole('button', { name: 'Restaurar esta versión' }).click();
  await expect(words(other)).toHaveText('Un texto. De la otra. Más.');
  await other.keyboard.press('Control+z');
  await expect(words(other)).toHaveText('Un texto. De esta.');
});
