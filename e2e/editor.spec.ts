import type { Page } from '@playwright/test';
import { author } from './authors.ts';
import { fillLines, newArticle, saveButton, saved, select, stored, words, write } from './editor.ts';
import { DESK, PHONE } from './screens.ts';
import { expect, expectNoViolations, expectNoViolationsInBothThemes, sidewaysRoom, test, visit } from './site.ts';

const TAGS = [
  { button: 'Hecho', words: 'Ardió el bosque', fields: { timestamp: '2026-11-14T10:30' } },
  { button: 'Declaraciones', words: 'Fue un rayo', fields: { nombre_cargo: 'Ana Ruiz, alcaldesa' } },
  { button: 'Cita', words: 'El fuego no avisa', fields: {} },
  { button: 'Impacto Futuro', words: 'Faltará agua', fields: { timeframe: 'dos años' } },
  { button: 'Contexto', words: 'Llevaba meses sin llover', fields: {} },
  { button: 'Opinión', words: 'Se pudo evitar', fields: {} },
  { button: 'Framing', words: 'Un diario habla de tragedia', fields: {} },
  { button: 'Desinformación', words: 'Circula una foto antigua', fields: {} },
];

async function tag(page: Page, { button, words: passage, fields }: (typeof TAGS)[number]): Promise<void> {
  await select(page, passage);
  await page.getByRole('toolbar', { name: 'Etiquetas' }).getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Metadatos para ${button}` });
  await expect(dialog.getByRole('blockquote')).toHaveText(passage);
  await dialog.getByLabel('URL de la fuente').fill('https://fuente.example/noticia');
  for (const [name, value] of Object.entries(fields)) await dialog.locator(`[name=${name}]`).fill(value);
  await dialog.getByRole('button', { name: 'Aplicar Etiqueta' }).click();
  await expect(dialog).toHaveCount(0);
}

test('an article is written, tagged with every kind, published, and its passages stand in the event', async ({
  page,
}) => {
  await author(page);
  const evento_id = await newArticle(page, 3);
  // Of its own: slugs are taken once.
  const mark = Math.random().toString(36).slice(2, 8);
  await fillLines(page, `Arde el <em>monte</em> ${mark}`);
  await write(page, `${TAGS.map((passage) => passage.words).join('. ')}.`);
  for (const passage of TAGS) await tag(page, passage);
  await expect(words(page).locator('[data-etiqueta]')).toHaveText(TAGS.map((passage) => passage.words));

  await page.getByRole('switch', { name: 'Publicado' }).click();
  await expect(page.getByText('Se publicará al guardar')).toBeVisible();
  const id = await saved(page);
  const article = await stored(page, id);
  expect(article.estado).toBe('publicado');
  expect(article.slug).toBe(`arde-el-monte-${mark}`);

  const passages = async () => {
    const event = await (await page.request.get(`/api/modal_eventos/${evento_id}?_t=${Date.now()}`)).json();
    return event.pasajes.filter((passage: { articulo_id: number }) => passage.articulo_id === id).length;
  };
  await expect.poll(passages, { timeout: 40_000, intervals: [1000] }).toBe(TAGS.length);

  await page.getByRole('switch', { name: 'Publicado' }).click();
  await expect(page.getByText('Dejará de ser público al guardar')).toBeVisible();
  await saved(page);
  await expect.poll(passages, { timeout: 40_000, intervals: [1000] }).toBe(0);
});

test('a tag asks for words and for what it must have; it can be changed and removed', async ({ page }) => {
  await author(page);
  await newArticle(page, 4);
  await write(page, 'Ardió el bosque entero');
  await page.getByRole('button', { name: 'Hecho' }).click();
  await expect(page.getByText('Por favor selecciona el texto que quieres etiquetar')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Eliminar' })).toHaveAttribute('aria-disabled', 'true');

  await select(page, 'el bosque');
  await page.keyboard.press('Alt+Shift+1');
  const dialog = page.getByRole('dialog', { name: 'Metadatos para Hecho' });
  await dialog.getByRole('button', { name: 'Aplicar Etiqueta' }).click();
  await expect(dialog.getByText('El campo "Fecha y hora" es obligatorio')).toBeVisible();
  await expect(dialog.getByText('El campo "URL de la fuente" es obligatorio')).toBeVisible();
  await expect(dialog.getByLabel('Fecha y hora')).toBeFocused();
  await dialog.getByLabel('Fecha y hora').fill('2026-11-14T10:30');
  await dialog.getByLabel('URL de la fuente').fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: 'Aplicar Etiqueta' }).click();
  await dialog.getByLabel('URL de la fuente').fill('https://fuente.example/a');
  await dialog.getByRole('button', { name: 'Aplicar Etiqueta' }).click();

  const passage = words(page).locator('[data-etiqueta]');
  await expect(passage).toHaveAttribute('data-timestamp', '2026-11-14T09:30:00.000Z');
  await expect(page.getByRole('button', { name: 'Hecho' })).toHaveAttribute('aria-pressed', 'true');
  // With the cursor inside, its form opens as it was filled in; another tag takes its place.
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Contexto' }).click();
  await expect(page.getByLabel('URL de la fuente')).toHaveValue('https://fuente.example/a');
  await page.getByRole('button', { name: 'Aplicar Etiqueta' }).click();
  await expect(passage).toHaveAttribute('data-etiqueta', 'contexto');
  await expect(passage).toHaveText('el bosque');
  await page.getByRole('button', { name: 'Eliminar' }).click();
  await expect(passage).toHaveCount(0);
});

test('what the article lacks is said when it is saved, and an event is found with the keyboard', async ({ page }) => {
  await author(page);
  await visit(page, '/article-editor');
  await expect(page.getByRole('heading', { level: 1, name: 'Crear Artículo' })).toBeVisible();
  const lacks = async (sentence: string, field: string) => {
    await saveButton(page).click();
    await expect(page.getByText(sentence).first()).toBeVisible();
    await expect(page.locator(`[name=${field}]`)).toBeFocused();
  };
  await lacks('El titular es obligatorio para guardar.', 'titular');
  await page.getByRole('textbox', { name: 'Titular' }).fill('Un título');
  await lacks('El resumen es obligatorio para guardar.', 'resumen');
  await page.getByRole('textbox', { name: 'Resumen' }).fill('Un resumen');
  await lacks('Debe seleccionar un evento para guardar el artículo.', 'evento');

  await page.keyboard.type('zzzzqx');
  await expect(page.getByText('No se encontraron eventos')).toBeVisible();
  const titles = await (await page.request.get('/api/eventos/search?q=de&idioma=es')).json();
  const { titulo, evento_id } = titles[0];
  await page.getByRole('combobox', { name: 'Evento' }).fill(titulo.slice(0, 20));
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('.chosen-event')).toContainText(`#${evento_id}`);
  const id = await saved(page);
  expect((await stored(page, id)).estado).toBe('borrador');
  await expect(page.getByRole('heading', { level: 1, name: 'Editar Artículo' })).toBeVisible();
});

test('pictures, links and videos come in safely, and the buttons obey the keyboard', async ({ page }) => {
  await author(page);
  await newArticle(page, 5);
  await fillLines(page, 'Con imágenes');
  await write(page, 'Un enlace');
  await select(page, 'enlace');
  await page.keyboard.press('Control+k');
  await page.getByLabel('Dirección', { exact: true }).fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Eso no parece una dirección a la que se pueda enlazar.')).toBeVisible();
  await page.getByLabel('Dirección', { exact: true }).fill('fuente.example/a');
  await page.keyboard.press('Enter');
  await expect(words(page).getByRole('link')).toHaveAttribute('href', 'https://fuente.example/a');

  await page.keyboard.press('End');
  await page.keyboard.press('Alt+F10');
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'Insertar vídeo de YouTube' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByLabel('Dirección del vídeo').fill('https://vimeo.com/1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Por favor ingresa una URL válida de YouTube')).toBeVisible();
  await page.getByLabel('Dirección del vídeo').fill('https://youtu.be/dQw4w9WgXcQ');
  await page.keyboard.press('Enter');
  await expect(words(page).getByText('youtube.com/watch?v=dQw4w9WgXcQ')).toBeVisible();

  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } });
  await page.getByRole('button', { name: 'Insertar imagen' }).click();
  await page.locator('dialog input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
  await page.getByLabel('Qué se ve en ella').fill('Una cabecera');
  await page.getByRole('button', { name: 'Insertar', exact: true }).click();
  await expect(words(page).getByRole('img', { name: 'Una cabecera' })).toHaveAttribute(
    'src',
    /^\/imagenes\/\w+\.webp$/,
  );
  const id = await saved(page);
  expect(JSON.stringify((await stored(page, id)).body_json)).not.toContain('data:');
});

test('what is pasted from elsewhere keeps its words and their emphasis, and nothing that could do harm', async ({
  page,
}) => {
  await author(page);
  await visit(page, '/user/article/new');
  await words(page).focus();
  await words(page).evaluate((editor) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      `<b style="font-weight:normal"><p style="color:red" onclick="alert(1)">Llano <span style="font-weight:700">fuerte</span>
       <a href="javascript:alert(1)">malo</a> <a href="https://bien.example/" style="text-decoration:underline">bueno</a></p></b>
       <script>alert(1)</script><p><img src="x" onerror="alert(1)">Código: &lt;p style="x"&gt;</p>`,
    );
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(words(page).locator('strong')).toHaveText('fuerte');
  await expect(words(page).getByRole('link')).toHaveText('bueno');
  await expect(words(page)).toContainText('Código: <p style="x">');
  await expect(words(page).locator('img, script, [onclick], [style]')).toHaveCount(0);
});

for (const viewport of [DESK, PHONE]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });
    test('nobody is shut out of the editor and its tags', async ({ page }) => {
      await author(page);
      await newArticle(page, 6);
      await fillLines(page, 'Para todos');
      await write(page, 'Ardió el bosque. Y nada más.');
      await tag(page, TAGS[0] as (typeof TAGS)[number]);
      await expectNoViolationsInBothThemes(page);
      expect(await sidewaysRoom(page)).toBe(0);
      await select(page, 'nada más');
      await page.getByRole('button', { name: 'Contexto' }).click();
      await expect(page.getByRole('dialog', { name: 'Metadatos para Contexto' })).toBeVisible();
      await expectNoViolations(page);
    });
  });
}

test('nobody is shut out of earlier versions and the preview', async ({ page }) => {
  await author(page);
  await newArticle(page, 15);
  await fillLines(page, 'Con versiones');
  await write(page, 'Uno.');
  await saved(page);
  await write(page, ' Dos.');
  await page.getByRole('button', { name: 'Versiones anteriores' }).click();
  await page.locator('.revision-list button').first().click();
  await expect(page.getByRole('table').locator('ins')).toHaveText(' Dos.');
  await expectNoViolationsInBothThemes(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Vista previa' }).click();
  await expect(page.getByRole('dialog', { name: 'Vista previa' })).toContainText('Uno. Dos.');
  await expectNoViolations(page);
});
