import { author, paragraph, text, write as writeArticle } from './authors.ts';
import { fillLines, newArticle, saveButton, saved, select, words, write } from './editor.ts';
import { eventNumber } from './experts.ts';
import { expect, test, visit } from './site.ts';

test('every address of the editor opens it', async ({ page }) => {
  await author(page);
  for (const address of ['/user/article/new', '/user/articles/new', '/article-editor']) {
    await visit(page, address);
    await expect(page.getByRole('heading', { level: 1, name: 'Crear Artículo' })).toBeVisible();
    await expect(words(page)).toBeVisible();
  }
  const content = [paragraph(text('El texto de siempre.'))];
  const { id } = await writeArticle(page, { evento_id: await eventNumber(page, 16), content, es_borrador: true });
  for (const address of ['/user/article', '/user/articles', '/article-editor', '/editor']) {
    await visit(page, `${address}/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Editar Artículo' })).toBeVisible();
    await expect(words(page)).toHaveText('El texto de siempre.');
  }
});

test('there is a place to write, and a button for everything that can be done to the text', async ({ page }) => {
  await author(page);
  await visit(page, '/user/article/new');
  await expect(page.locator('[data-placeholder="Escribe aquí tu contenido..."]')).toBeVisible();
  await expect(page.getByText('Selecciona un pasaje y ponle una etiqueta')).toBeVisible();
  await expect(page.locator('select[name=idioma]')).toHaveValue('es');
  const buttons = {
    Formato: [
      ...['Deshacer', 'Rehacer', 'Texto normal', 'Título 1', 'Título 2', 'Título 3', 'Negrita'],
      ...['Lista', 'Lista numerada', 'Añadir enlace', 'Quitar enlace', 'Insertar imagen', 'Insertar vídeo de YouTube'],
    ],
    'Etiquetas semánticas': [
      ...['Hecho', 'Declaraciones', 'Impacto Futuro', 'Contexto', 'Opinión', 'Framing', 'Cita', 'Desinformación'],
      'Eliminar',
    ],
  };
  for (const [label, names] of Object.entries(buttons)) {
    const bar = page.getByRole('toolbar', { name: label });
    for (const name of names) await expect(bar.getByRole('button', { name, exact: true })).toHaveCount(1);
  }
});

test('the form of a tag says what it is for, and given up it leaves the text as it was', async ({ page }) => {
  await author(page);
  await newArticle(page, 16);
  await write(page, 'Llevaba meses sin llover');
  await select(page, 'meses');
  await page.getByRole('button', { name: 'Contexto', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Metadatos para Contexto' });
  await expect(dialog).toContainText('Lo que hay que saber de antes para entenderlo.');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(words(page)).toHaveText('Llevaba meses sin llover');
  await expect(words(page).locator('[data-etiqueta]')).toHaveCount(0);
});

test('without an address neither a link nor a picture comes in, and a link can be taken off', async ({ page }) => {
  await author(page);
  await visit(page, '/user/article/new');
  await write(page, 'Un enlace');
  for (const [button, apply] of [
    ['Añadir enlace', 'Aplicar'],
    ['Insertar imagen', 'Insertar'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: apply, exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await expect(words(page).locator('a, img')).toHaveCount(0);
  await select(page, 'enlace');
  await page.keyboard.press('Control+k');
  await page.getByLabel('Dirección', { exact: true }).fill('https://fuente.example/');
  await page.keyboard.press('Enter');
  await expect(words(page).getByRole('link')).toHaveCount(1);
  await page.getByRole('button', { name: 'Quitar enlace', exact: true }).click();
  await expect(words(page).getByRole('link')).toHaveCount(0);
  await expect(words(page)).toHaveText('Un enlace');
});

/** In the page: how long after the last key a search is sent. */
function watchPause(): void {
  const { fetch } = window;
  let last = 0;
  addEventListener('input', () => (last = performance.now()), true);
  window.fetch = (input, init) => {
    if (String(input).includes('/eventos/search')) Object.assign(window, { pause: performance.now() - last });
    return fetch(input, init);
  };
}

test.describe('the search for an event', () => {
  test.use({ expectedErrors: /500/ });

  test('waits for two letters and a pause, tells the day of what it finds, and says when it fails', async ({
    page,
  }) => {
    await author(page);
    await visit(page, '/user/article/new');
    const asked: (string | null)[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/eventos/search') asked.push(searchParams.get('q'));
    });
    await page.evaluate(watchPause);
    const box = page.getByRole('combobox', { name: 'Evento' });
    await box.fill('d');
    await page.waitForTimeout(800);
    expect(asked).toEqual([]);
    await box.fill('');
    await box.pressSequentially('de', { delay: 50 });
    const found = page.getByRole('option').first();
    await expect(found.locator('small')).toHaveText(/\d{4}$/);
    expect(asked).toEqual(['de']);
    expect(await page.evaluate(() => (window as unknown as { pause: number }).pause)).toBeGreaterThanOrEqual(500);
    await found.click();
    await expect(page.locator('.chosen-event')).toContainText(/#\d+/);
    await page.getByRole('button', { name: 'Quitar el evento' }).click();
    await expect(box).toBeFocused();
    await page.route('**/api/eventos/search*', (route) => route.fulfill({ status: 500, json: { code: 'internal' } }));
    await box.fill('otra cosa');
    await expect(page.getByText('Error al buscar eventos')).toBeVisible();
  });
});

test.describe('a save', () => {
  test.use({ expectedErrors: /500/ });

  test('that fails for no known reason says so; the first one takes the place of the new article in the history', async ({
    page,
  }) => {
    await author(page);
    await newArticle(page, 16);
    await fillLines(page, 'A la segunda');
    const steps = await page.evaluate(() => history.length);
    await page.route('**/api/user/articles', (route) => route.fulfill({ status: 500, json: { code: 'internal' } }));
    await saveButton(page).click();
    await expect(page.getByText('Error al guardar el artículo: Error desconocido')).toBeVisible();
    await page.unroute('**/api/user/articles');
    await saved(page);
    expect(await page.evaluate(() => history.length)).toBe(steps);
  });
});

for (const kind of ['error', 'unhandledrejection']) {
  test(`an ${kind} that nobody caught fills the screen, with a way back`, async ({ page }) => {
    await author(page);
    await visit(page, '/user/article/new');
    await expect(words(page)).toBeVisible();
    await page.evaluate((name) => {
      const reason = new Error('Se rompió');
      const event =
        name === 'error'
          ? new ErrorEvent(name, { error: reason })
          : new PromiseRejectionEvent(name, { promise: Promise.resolve(), reason });
      dispatchEvent(event);
    }, kind);
    const panel = page.getByRole('alert').filter({ hasText: 'Error en el Editor de Artículos' });
    await expect(panel).toContainText('Se rompió');
    await expect(panel.getByRole('button', { name: 'Recargar' })).toBeVisible();
    await panel.getByRole('link', { name: 'Volver a mi cuenta' }).click();
    await expect(page).toHaveURL(/\/user(#|$)/);
  });
}
