import type { Page } from '@playwright/test';
import { eventNumber, expert, opine } from './experts.ts';
import { mailWith } from './mails.ts';
import { operator } from './operators.ts';
import { test as base, expect, expectNoViolationsInBothThemes, sidewaysRoom, visit } from './site.ts';

/** Somebody else, in a browser of their own. */
const test = base.extend<{ other: Page }>({
  other: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext(baseURL ? { baseURL } : {});
    await use(await context.newPage());
    await context.close();
  },
});
test.use({ expectedErrors: /500|Failed to load/ });

/** An event of the end: other journeys take those of the beginning. */
const EVENT = -3;
const itemWith = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words }).first();

test('a reported comment is taken down with reasons, by the keyboard alone: readers lose it, both sides are told', async ({
  page,
  other,
}) => {
  const author = await expert(other);
  const evento_id = await eventNumber(other, EVENT);
  const words = `Sois unos inútiles ${author.alias.slice(-8)}`;
  const comentario_id = await opine(other, evento_id, words);
  const reported = await other.request.post('/api/reports', { data: { comentario_id, motivo: 'ofensivo' } });
  expect(reported.status()).toBe(200);

  await operator(page);
  await visit(page, '/redaccion/avisos');
  const item = itemWith(page, words);
  await expect(item).toContainText(`Escrito por ${author.alias}`);
  await item.getByText('Decidir', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await expectNoViolationsInBothThemes(page);
  await item.getByRole('radio', { name: 'Retirarlo' }).focus();
  await page.keyboard.press('Space');
  await expect(item.getByText('se borra para siempre')).toBeVisible();
  await item.getByRole('textbox', { name: 'Por qué' }).focus();
  await page.keyboard.type('Es un insulto.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(words)).toHaveCount(0);

  const shown = async () => (await other.request.get(`/api/comments/evento/${evento_id}`)).text();
  await expect.poll(shown, { timeout: 5000 }).not.toContain(words);
  await mailWith(author.email, 'Es un insulto.');
  await page.getByText('Decididos', { exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: `Comentario ${comentario_id}` })).toContainText('Retirado');
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await sidewaysRoom(page)).toBe(0);
  await expectNoViolationsInBothThemes(page);
});

test('what stays is answered, and can be opened again from the journal', async ({ page, other }) => {
  await operator(page);
  const evento_id = await eventNumber(other, EVENT - 1);
  const texto = `No fue así, ${Math.random().toString(36).slice(2, 10)}.`;
  await other.request.post('/api/reports', { data: { evento_id, motivo: 'falso', texto } });
  await visit(page, '/redaccion/avisos');
  const item = itemWith(page, texto);
  await item.getByText('Decidir', { exact: true }).click();
  await expect(item.getByRole('radio', { name: 'Retirarlo' })).toHaveCount(0);
  await item.getByRole('radio', { name: 'Se queda como está' }).check();
  await item.getByRole('textbox', { name: 'Por qué' }).fill(`Dos fuentes lo dicen. ${texto}`);
  await item.getByRole('button', { name: 'Decidir y avisar' }).click();
  await expect(page.getByText(texto, { exact: true })).toHaveCount(0);
  await visit(page, '/redaccion/cambios');
  const change = itemWith(page, texto);
  await change.getByRole('button', { name: /^Deshacer/ }).click();
  await change.getByRole('button', { name: 'Sí, hacerlo' }).click();
  await expect(page.getByText('Deshecho. Está como antes.')).toBeVisible();
  await visit(page, '/redaccion/avisos');
  await expect(itemWith(page, texto)).toBeVisible();
});

const NONE = { falso: 0, sin_fuente: 0, ofensivo: 0, ilegal: 0, spam: 0, otro: 0 };
const FIGURES = {
  ...{ actualizado_on: '2026-07-20T10:00:00.000Z', en_espera: 2, horas_hasta_decidir: 5.2 },
  ...{ modelo: 'gran-modelo (ejemplo)', comparacion: 'local' },
  meses: [
    {
      ...{ mes: '2026-07', recibidos: { ...NONE, falso: 1200, spam: 34 }, correcciones: 3, periodicos_retirados: 1 },
      decididos: { mantener: 1000, retirar: 200, sin_accion: 32 },
    },
  ],
  calidad: [
    {
      ...{ suite: 'cluster', name: 'F1', value: 0.81, unit: '', bar: '>= 0.72', holds: true },
      medido_on: '2026-07-01T00:00:00Z',
    },
  ],
};

test('everybody can read how many reports came, what was decided and which machines take part', async ({ page }) => {
  await page.route('**/api/transparencia', (route) => route.fulfill({ json: FIGURES }));
  await visit(page, '/about');
  await page.locator('.footer-links a[href^="/transparencia"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transparencia');
  await expect(page.getByText('Avisos recibidos: 1234. Respondidos: 1232.')).toBeVisible();
  await expect(page.getByText('en menos de 6 horas')).toBeVisible();
  await expect(page.getByText('gran-modelo (ejemplo)')).toBeVisible();
  await expect(page.getByRole('row', { name: /^julio de 2026/ })).toContainText('1200');
  await expect(page.getByRole('row', { name: /^cluster: F1/ })).toContainText('0,81');
  await expectNoViolationsInBothThemes(page);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await sidewaysRoom(page)).toBe(0);
});

test('the page about transparency is there in every language, without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  for (const [idioma, title] of [
    ['es', 'Transparencia'],
    ['en', 'Transparency'],
    ['fr', 'Transparence'],
    ['de', 'Transparenz'],
  ]) {
    await page.goto(`/transparencia?idioma=${idioma}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    await expect(page).toHaveTitle(`${title} · Poliedro`);
  }
  await context.close();
});
