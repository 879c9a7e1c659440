import type { Page } from '@playwright/test';
import { expert } from './experts.ts';
import { operator } from './operators.ts';
import { registered } from './people.ts';
import { eventWindow, expect, expectNoViolationsInBothThemes, sidewaysRoom, test, visit } from './site.ts';

test.use({ expectedErrors: /403|404|Failed to load/ });

const AREA = '/api/redaccion/eventos';
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const NOTE = 'La federación ha corregido la cifra que dio.';

interface Listed {
  readonly evento_id: number;
  readonly titulo: string;
}
interface Change {
  readonly kind: string;
  readonly alias: string;
  readonly can_undo: boolean;
}
interface Made {
  readonly articulos_lista: readonly { readonly articulo_id: number; readonly titular: string }[];
}

async function findEvent(page: Page, words: string): Promise<Listed> {
  const { eventos } = await (await page.request.get(`${AREA}?q=${encodeURIComponent(words)}`)).json();
  expect(eventos.length).toBeGreaterThan(0);
  return eventos[0];
}

/** Others read the same events: what was changed is as before when a journey ends. */
async function undoLast(page: Page, alias: string, kind: string): Promise<void> {
  const { cambios } = await (await page.request.get('/api/redaccion/cambios')).json();
  const change = cambios.find((one: Change) => one.kind === kind && one.alias === alias && one.can_undo);
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.post(`/api/redaccion/cambios/${change.change_id}/deshacer`, { headers });
  expect(answer.status()).toBe(200);
}

test('readers and experts are refused, the page and each of its calls', async ({ page }) => {
  for (const arrive of [registered, expert]) {
    await arrive(page);
    expect((await page.goto('/redaccion/eventos'))?.status()).toBe(403);
    for (const path of [AREA, `${AREA}/1`, `${AREA}/1/parecido`])
      expect((await page.request.get(path)).status(), path).toBe(403);
    const headers = { origin: new URL(page.url()).origin };
    const data = { nota: NOTE, idioma: 'es' };
    const answer = await page.request.post('/api/redaccion/frases/1/retirar', { data, headers });
    expect(answer.status()).toBe(403);
  }
});

test('an event is found by its words, and how it was made is told', async ({ page }) => {
  await operator(page);
  await visit(page, '/redaccion/eventos');
  await page.getByRole('searchbox').fill('atletismo peruano');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await page.getByRole('link', { name: /El atletismo peruano/ }).click();
  await expect(page.getByRole('heading', { level: 2 })).toContainText('El atletismo peruano');
  await expect(part(page, 'De un vistazo')).toContainText('personas');
  // Another journey moves one of its articles away, and back.
  await expect(part(page, 'Artículos').getByRole('row').nth(8)).toBeVisible();
  const statements = part(page, 'Frases');
  await statements
    .getByText(/^Evidencia/)
    .first()
    .click();
  await expect(statements.locator('.events-evidence q').first()).toBeVisible();
  await part(page, 'Versiones').getByText('Versión 1').first().click();
  await expectNoViolationsInBothThemes(page);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await sidewaysRoom(page)).toBe(0);
});

test('a statement is corrected with a public note, by the keyboard alone, and readers see it in their language', async ({
  page,
  browser,
}) => {
  const { alias } = await operator(page);
  // An event of its own: others are made anew by their journeys meanwhile.
  const { evento_id } = await findEvent(page, 'vuelta ciclista femenina');
  const note = `${NOTE} ${Math.random().toString(36).slice(2, 9)}`;
  await visit(page, `/redaccion/eventos/${evento_id}`);
  const first = part(page, 'Frases').getByRole('listitem').first();
  const act = first.getByText('Corregir o retirar');
  await act.focus();
  await page.keyboard.press('Enter');
  const words = first.getByLabel('Qué debe decir');
  const before = await words.inputValue();
  await words.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Lo confirma su registro.');
  await first.getByLabel('Nota para los lectores').focus();
  await page.keyboard.type(note);
  await first.getByRole('button', { name: 'Corregir', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Corregida. Los lectores ya lo ven, con tu nota.')).toBeVisible();

  const context = await browser.newContext();
  const reader = await context.newPage();
  await reader.goto(`/evento/${evento_id}?idioma=es`);
  // The page goes on to the window, which begins at its own title.
  const box = eventWindow(reader)
    .getByRole('complementary', { name: 'Correcciones' })
    .getByRole('listitem')
    .filter({ hasText: note });
  await expect(box.locator('del')).toHaveText(before);
  await box.getByRole('link', { name: 'Ver qué dice ahora' }).click();
  await expect(reader.locator(':focus')).toContainText('Lo confirma su registro.');
  await reader.goto(`/evento/${evento_id}?idioma=de`);
  const german = reader.getByRole('complementary', { name: 'Korrekturen' });
  await expect(german.locator('[lang=es]').filter({ hasText: note })).toHaveText(note);
  await context.close();

  await undoLast(page, alias, 'frase.corrected');
  const { correcciones } = await (await page.request.get(`/api/modal_eventos/${evento_id}`)).json();
  expect(JSON.stringify(correcciones)).not.toContain(note);
});

test('an article is moved to another event and stays there until that is undone', async ({ page }) => {
  const { alias } = await operator(page);
  const { evento_id } = await findEvent(page, 'atletismo peruano');
  const other = await findEvent(page, 'aficionados un tope a las entradas');
  const made = async (): Promise<Made> => (await page.request.get(`${AREA}/${evento_id}`)).json();
  const [article] = (await made()).articulos_lista;
  if (article === undefined) throw new Error('it has no articles');

  await visit(page, `/redaccion/eventos/${evento_id}`);
  await part(page, 'Artículos').getByRole('checkbox', { name: article.titular }).check();
  const groups = part(page, 'Unir, separar, mover');
  await groups.getByLabel('Número del otro evento').fill(String(other.evento_id));
  await groups.getByRole('button', { name: 'Mover al evento' }).click();
  await groups.getByRole('button', { name: 'Sí, hacerlo' }).click();
  await expect(page.getByText('Movido. Los lectores ya lo ven.')).toBeVisible();
  await expect(part(page, 'Artículos').getByText(article.titular)).toBeHidden();
  const { articulos_lista } = await (await page.request.get(`${AREA}/${other.evento_id}`)).json();
  expect(articulos_lista).toContainEqual(expect.objectContaining({ articulo_id: article.articulo_id, a_mano: true }));
  await undoLast(page, alias, 'evento.article_moved');
  expect((await made()).articulos_lista).toContainEqual(expect.objectContaining({ articulo_id: article.articulo_id }));
});
