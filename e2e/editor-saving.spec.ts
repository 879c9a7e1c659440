import type { Page } from '@playwright/test';
import { author } from './authors.ts';
import { fillLines, newArticle, saveButton, saved, saveStatus, stored, words, write } from './editor.ts';
import { registered, signOutQuietly } from './people.ts';
import { skipGreeting } from './screens.ts';
import { expect, test, visit } from './site.ts';

test.use({ expectedErrors: /Failed to load resource|ERR_|40[0134]|50[03]/ });

const SAVES = '**/api/user/articles/*/autosave';

test('an article saves itself a minute after the last change, and at the latest two after the first', async ({
  page,
}) => {
  await page.clock.install();
  await author(page);
  await newArticle(page, 9);
  await fillLines(page, 'Se guarda solo');
  await write(page, 'Primera frase.');
  await expect(saveStatus(page)).toContainText('a salvo en este navegador');
  await page.clock.fastForward(55_000);
  await expect(page).toHaveURL(/\/user\/article\/new/);
  await page.clock.fastForward(6000);
  await expect(page).toHaveURL(/\/user\/article\/\d+/);
  await expect(saveStatus(page)).toContainText('Guardado a las');
  await expect(page.getByText('Artículo guardado con éxito.')).toHaveCount(0);
  await expect(words(page)).toBeFocused();
  const id = Number(page.url().split('/').at(-1));
  expect(await stored(page, id)).toMatchObject({ texto_libre: 'Primera frase.', estado: 'borrador' });

  for (const word of [' Una.', ' Dos.', ' Tres.']) {
    await write(page, word);
    await page.clock.fastForward(45_000);
  }
  await expect.poll(async () => (await stored(page, id)).texto_libre).toContain('Primera frase. Una. Dos.');
});

test('while the server is away nothing is lost and the author knows; it is saved when it is back', async ({ page }) => {
  await page.clock.install();
  await author(page);
  await newArticle(page, 10);
  await fillLines(page, 'Sin servidor');
  await write(page, 'Antes.');
  const id = await saved(page);
  let tries = 0;
  await page.route(SAVES, (route) => {
    tries += 1;
    return route.fulfill({ status: 503, json: { code: 'unavailable', error: 'x' } });
  });
  await write(page, ' Durante.');
  await page.clock.fastForward(61_000);
  await expect(saveStatus(page)).toContainText('No se ha podido guardar.');
  await expect(saveStatus(page)).toContainText('Tu texto está a salvo en este navegador.');
  expect(tries).toBe(1);
  await page.clock.fastForward(11_000);
  await expect.poll(() => tries).toBe(2);
  await write(page, ' Y más.');
  await saveButton(page).click();
  await expect(page.getByText(/^Error al guardar el artículo:/)).toBeVisible();

  page.on('dialog', (dialog) => void dialog.accept());
  const away = `**/api/user/articles/${id}`;
  await page.route(away, (route) => route.fulfill({ status: 503, json: { code: 'unavailable', error: 'x' } }));
  await page.reload();
  await expect(words(page)).toHaveText('Antes. Durante. Y más.');
  await page.unroute(away);
  await page.unroute(SAVES);
  await page.clock.fastForward(61_000);
  await expect.poll(async () => (await stored(page, id)).texto_libre).toBe('Antes. Durante. Y más.');
  await expect(saveStatus(page)).toContainText('Guardado a las');
  const { articles } = await (await page.request.get('/api/user/articles')).json();
  expect(articles).toHaveLength(1);
});

test('a second save waits for the first, and who leaves with unsaved changes is asked', async ({ page }) => {
  await author(page);
  await newArticle(page, 11);
  await fillLines(page, 'Con prisa');
  await write(page, 'Uno.');
  await saved(page);
  const gate = Promise.withResolvers<void>();
  await page.route(SAVES, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await write(page, ' Dos.');
  await saveButton(page).click();
  await expect(page.getByRole('button', { name: 'Guardando...' })).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Ya se está guardando el artículo. Por favor espere.')).toBeVisible();
  gate.resolve();
  await expect(saveStatus(page)).toContainText('Guardado a las');

  await write(page, ' Tres.');
  await page.getByRole('link', { name: 'Volver' }).click();
  const question = page.getByRole('dialog', {
    name: 'Tienes cambios no guardados. ¿Estás seguro de que quieres salir?',
  });
  await question.getByRole('button', { name: 'Seguir escribiendo' }).click();
  await expect(words(page)).toHaveText('Uno. Dos. Tres.');
  await page.getByRole('link', { name: 'Volver' }).click();
  await question.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page).toHaveURL(/\/user#articulos/);
});

async function published(page: Page, event: number, titular: string): Promise<number> {
  await newArticle(page, event);
  await fillLines(page, titular);
  await write(page, 'Para leer.');
  await page.getByRole('switch', { name: 'Publicado' }).click();
  return saved(page);
}

test('at /editor the owner finds the editor, others the public page, and of a draft they find nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  await author(page);
  const id = await published(page, 12, `Abrir por su número ${Date.now()}`);
  const { slug } = await stored(page, id);
  await visit(page, `/editor/${id}`);
  await expect(words(page)).toHaveText('Para leer.');
  await newArticle(page, 13);
  await fillLines(page, 'Un borrador');
  const draft = await saved(page);

  const other = await browser.newPage({ baseURL: baseURL ?? '', locale: 'es-ES' });
  await skipGreeting(other);
  await other.goto(`/editor/${id}`);
  await expect(other).toHaveURL(`/article/${slug}`);
  await registered(other);
  await other.goto('/about');
  await other.goto(`/editor/${id}`);
  await expect(other).toHaveURL(`/article/${slug}`);
  await other.goBack();
  await expect(other).toHaveURL('/about');
  await other.goto(`/user/article/${draft}`);
  await expect(other.getByText('No se pudo cargar el artículo.')).toBeVisible();
  await expect(other).toHaveURL('/user');
  await other.goto('/user/article/new');
  await expect(other.getByRole('switch')).toHaveAttribute('aria-disabled', 'true');
  await signOutQuietly(other);
  await other.goto('/user/article/new');
  await expect(other).toHaveURL(/\/login\?next=/);
  await other.close();
});

test('an answer that is lost on its way makes no second article and loses no word', async ({ page }) => {
  await author(page);
  await newArticle(page, 14);
  await fillLines(page, 'Una sola vez');
  await write(page, 'Enviado.');
  await page.route('**/api/user/articles', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await saveButton(page).click();
  await expect(saveStatus(page)).toContainText('No se ha podido guardar.');
  await page.unroute('**/api/user/articles');
  await write(page, ' Y seguido.');
  const id = await saved(page);
  expect((await stored(page, id)).texto_libre).toBe('Enviado. Y seguido.');
  const { articles } = await (await page.request.get('/api/user/articles')).json();
  expect(articles).toHaveLength(1);
});

test('what may not be published is saved all the same, and its author is told why', async ({ page }) => {
  await author(page);
  await newArticle(page, 15);
  await fillLines(page, 'Vacío y a la venta');
  await page.getByLabel('Precio del artículo (€)').fill('2');
  await page.getByRole('switch').press('Space');
  await saveButton(page).press('Enter');
  await expect(saveStatus(page)).toHaveText(/^Guardado, pero sin publicar\. Un artículo a la venta necesita contenido/);
  await expect(page).toHaveURL(/\/user\/article\/\d+/);
  const id = Number(page.url().split('/').at(-1));
  expect(await stored(page, id)).toMatchObject({ titular: 'Vacío y a la venta', estado: 'borrador', slug: null });
  await write(page, 'Ya no.');
  await expect(saveStatus(page)).toContainText('Cambios sin guardar.');
  await saveButton(page).press('Enter');
  await expect(page.getByText('Artículo guardado con éxito.')).toBeVisible();
  expect(await stored(page, id)).toMatchObject({ texto_libre: 'Ya no.', estado: 'publicado' });
});
