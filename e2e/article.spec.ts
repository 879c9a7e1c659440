import type { Page } from '@playwright/test';
import { author, EVERYTHING, HECHO, paragraph, SOURCE, save, text, type Written, write } from './authors.ts';
import { eventNumber } from './experts.ts';
import { registered, signOutQuietly } from './people.ts';
import { DESK, PHONE } from './screens.ts';
import { eventWindow, expect, expectNoViolationsInBothThemes, sidewaysRoom, test, toast, visit } from './site.ts';

const passage = (page: Page, words: string) => page.locator('.passage').filter({ hasText: words });
const tooltip = (page: Page) => page.locator('.floating-tooltip');

/** Written by an author who has left; whoever reads it now is a visitor. */
async function published(page: Page, wished: Partial<Parameters<typeof write>[1]> = {}): Promise<Written> {
  await author(page);
  const written = await write(page, { evento_id: await eventNumber(page, 1), content: EVERYTHING, ...wished });
  await signOutQuietly(page);
  return written;
}

test('marked passages explain themselves to keyboard and pointer, and lead to their source', async ({
  page,
  context,
}) => {
  const { slug } = await published(page);
  await visit(page, `/article/${slug}`);
  const fact = passage(page, 'Costó 700 millones y entró en servicio en octubre de 2015');
  await page.getByRole('button', { name: 'Leer sin marcas' }).focus();
  await page.keyboard.press('Tab');
  await expect(fact).toBeFocused();
  await expect(tooltip(page)).toHaveText('Hecho verificado1 oct 2015, 10:00Click para ver fuente');
  await expect(fact).toHaveAccessibleDescription('Hecho verificado · 1 oct 2015, 10:00 · Click para ver fuente');
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
  await passage(page, 'Lo urgente').hover();
  await expect(tooltip(page)).toContainText('Ana Ruiz, exdirectora');

  await context.route(`${SOURCE}*`, (route) => route.fulfill({ contentType: 'text/html', body: '<p>fuente' }));
  for (const open of [() => fact.press('Enter'), () => fact.click()]) {
    const coming = context.waitForEvent('page');
    await open();
    const source = await coming;
    await source.waitForLoadState();
    expect(source.url()).toBe(SOURCE);
    expect(await source.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
    await source.close();
  }
});

test('everybody can report an article', async ({ page }) => {
  const { id, slug } = await published(page);
  await visit(page, `/article/${slug}`);
  await page.getByRole('button', { name: 'Informar de un error' }).click();
  const dialog = page.getByRole('dialog', { name: 'Informar de un error' });
  await dialog.getByRole('radio', { name: 'No es verdad' }).check();
  const sent = page.waitForRequest('**/api/reports');
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ articulo_id: id, motivo: 'falso' });
  await expect(toast(page, 'Gracias. Lo revisaremos.')).toBeVisible();
});

test('without marks it is plain text, and stays so on the next visit', async ({ page }) => {
  const { slug } = await published(page);
  await visit(page, `/article/${slug}`);
  await expect(page.locator('.passage')).toHaveCount(8);
  const colours = await page
    .locator('.passage')
    .evaluateAll((all) => all.map((element) => getComputedStyle(element).backgroundColor));
  expect(new Set(colours).size).toBe(8);
  await expect(page.getByRole('list', { name: 'Pasajes marcados' }).getByRole('listitem')).toHaveCount(8);
  const first = page.locator('.prose p').first();
  const height = (await first.boundingBox())?.height;
  await page.getByRole('button', { name: 'Leer sin marcas' }).click();
  await expect(page.locator('.passage')).toHaveCount(0);
  expect((await first.boundingBox())?.height).toBe(height);
  await visit(page, `/article/${slug}`);
  await expect(page.locator('.passage')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Leer sin marcas' })).toHaveAttribute('aria-pressed', 'true');
});

test('on its way it is announced', async ({ page }) => {
  const { slug } = await published(page, { titular: 'Tarda en llegar' });
  const { article } = await (await page.request.get(`/api/article/${slug}`)).json();
  await visit(page, `/user/${article.author.usuario_id}`);
  const gate = Promise.withResolvers<void>();
  await page.route(`**/api/article/${slug}*`, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Tarda en llegar' }).click();
  await expect(page.getByRole('progressbar', { name: 'Cargando artículo...' })).toBeAttached();
  gate.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tarda en llegar');
});

test.describe('with a finger', () => {
  test.use({ viewport: PHONE, hasTouch: true });
  test('the first tap explains a passage, the second opens its source', async ({ page, context }) => {
    const { slug } = await published(page);
    await context.route(`${SOURCE}*`, (route) => route.fulfill({ contentType: 'text/html', body: '<p>fuente' }));
    await visit(page, `/article/${slug}`);
    await passage(page, 'Lo urgente').tap();
    await expect(tooltip(page)).toContainText('Declaración');
    expect(context.pages()).toHaveLength(1);
    const coming = context.waitForEvent('page');
    await passage(page, 'Lo urgente').tap();
    expect((await coming).url()).toContain(SOURCE);
  });
});

test('its event opens over it, and reactions are its own', async ({ page }) => {
  const { slug, id } = await published(page);
  await registered(page);
  await visit(page, `/article/${slug}`);
  const save = page.getByRole('group', { name: 'Acciones' }).getByRole('button', { name: 'Guardar' });
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  const remembered = async () => (await (await page.request.get('/api/user/interactions')).json()).interactions;
  const own = [`articulo_${id}`];
  await expect.poll(remembered).toEqual(expect.objectContaining({ save: own, read: own }));
  await page.locator('.article-event a').click();
  await expect(eventWindow(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(eventWindow(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un artículo');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('it is all there, and machines know what it is', async ({ page }) => {
    const { slug, id } = await published(page, { titular: 'Sobre <em>El Quijote</em>' });
    await page.goto(`/article/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sobre El Quijote');
    await expect(page.locator('h1 em')).toHaveText('El Quijote');
    await expect(page.getByRole('heading', { level: 2, name: 'Lo que falta' })).toBeVisible();
    await expect(passage(page, 'Lo urgente')).toHaveAttribute('rel', /noopener/);
    await expect(page.getByRole('link', { name: 'Abrir en YouTube' })).toBeVisible();
    await expect(page.locator('iframe, .video-play:visible')).toHaveCount(0);
    await expect(page.getByRole('complementary', { name: 'Sobre el autor' })).toBeVisible();
    await expect(page.getByText(/^Publicado: \d+ de \w+ de \d{4}/)).toBeVisible();
    const known = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    expect(known).toMatchObject({ '@type': 'Article', headline: 'Sobre El Quijote', isAccessibleForFree: true });
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/article/${slug}$`));
    const picture = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
    expect(picture).toContain(`/preview/articulo/${id}.png`);
    // On a busy machine the first one is not drawn in time and comes on the next asking.
    await expect.poll(async () => (await page.request.get(picture)).headers()['content-type']).toBe('image/png');
  });
});

test('printed, it is the text with its sources and nothing around it', async ({ page }) => {
  const { slug } = await published(page);
  await visit(page, `/article/${slug}`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.prose')).toContainText('El enlace se firmó en 2008.');
  await expect(page.locator('.passage-notes li')).toHaveCount(8);
  await expect(page.locator('.passage-notes')).toContainText(SOURCE);
  await expect(page.locator('.passage-notes')).toBeVisible();
  for (const around of ['.site-header', '.site-footer', '.article-author', '.article-comments', '.passage-legend']) {
    await expect(page.locator(around)).toBeHidden();
  }
});

test.describe('addresses', () => {
  test.use({ expectedErrors: /40[34]/ });
  test('of its id and of an earlier title lead to the present one; others say what is wrong', async ({ page }) => {
    await author(page);
    const evento_id = await eventNumber(page, 1);
    const titular = `Título primero ${Math.random().toString(36).slice(2, 8)}`;
    const before = await write(page, { evento_id, titular });
    const draft = await write(page, { evento_id, es_borrador: true });
    const after = await save(page, before, { evento_id, titular: titular.replace('primero', 'segundo') });
    expect(after.slug).not.toBe(before.slug);
    await signOutQuietly(page);
    for (const path of [`/article/${before.slug}`, `/articulo/${before.id}`]) {
      const moved = await page.request.get(path, { maxRedirects: 0 });
      expect([moved.status(), moved.headers().location]).toEqual([301, `/article/${after.slug}`]);
    }
    const says = [
      [`/articulo/${draft.id}`, 403, 'Este artículo no está disponible públicamente'],
      ['/article/no-existe-nada-asi', 404, 'Artículo no encontrado'],
      ['/articulo/5', 404, 'Artículo no encontrado'],
    ] as const;
    for (const [path, status, title] of says) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(status);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('link', { name: 'Volver al inicio' })).toBeVisible();
    }
  });
});

test('of one that is sold, others get the first lines and the price, and its author all of it', async ({ page }) => {
  const canary = `canario-${Math.random().toString(36).slice(2, 9)}`;
  await author(page);
  const words = 'Las cuentas del cable contadas partida a partida y sin prisa ninguna. '.repeat(8);
  const content = [paragraph(text(words)), paragraph(text(`Aquí está ${canary}.`), text('Sube.', HECHO))];
  const sold = await write(page, { evento_id: await eventNumber(page, 1), content, importe_euros: 1.5 });
  await visit(page, `/article/${sold.slug}`);
  await expect(page.locator('.prose')).toContainText(canary);
  await expect(page.getByRole('link', { name: 'Editar este artículo' })).toBeVisible();

  await signOutQuietly(page);
  const html = await (await page.request.get(`/article/${sold.slug}`)).text();
  expect(html).toContain('Las cuentas del cable');
  expect(html).not.toContain(canary);
  await visit(page, `/article/${sold.slug}`);
  await page.getByRole('button', { name: /^Comprar por 1,50/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirmar Compra' });
  await expect(dialog).toContainText('1,50 €');
  await expect(dialog.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', /\/login\?next=/);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await registered(page);
  await visit(page, `/article/${sold.slug}`);
  await page.getByRole('button', { name: /^Comprar por 1,50/ }).click();
  await expect(dialog).toContainText(/Te falta\s*1,50\s€/);
  expect(await page.content()).not.toContain(canary);
});

for (const viewport of [DESK, PHONE, { width: 320, height: 640 }]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });
    test('it fits, and shuts nobody out', async ({ page }) => {
      await author(page);
      const evento_id = await eventNumber(page, 1);
      const free = await write(page, { evento_id, content: EVERYTHING });
      const sold = await write(page, { evento_id, content: EVERYTHING, importe_euros: 2 });
      await signOutQuietly(page);
      for (const { slug } of [free, sold]) {
        await visit(page, `/article/${slug}`);
        await expect(page.getByRole('heading', { name: 'Opiniones de expertos' })).toBeVisible();
        expect(await sidewaysRoom(page)).toBe(0);
        await expectNoViolationsInBothThemes(page);
      }
      await page.getByRole('button', { name: /^Comprar/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolationsInBothThemes(page);
    });
  });
}
