import type { Page } from '@playwright/test';
import { expect, expectNoViolationsInBothThemes, sidewaysRoom, test, visit } from './site.ts';

test.use({ expectedErrors: /500|Failed to load/ });

const NOTHING = {
  recargas: 0,
  donaciones: 0,
  compras: 0,
  autores: 0,
  comision: 0,
  pagado_autores: 0,
  costes: 0,
  devuelto: 0,
};
const JUNE = { ...NOTHING, recargas: 60, donaciones: 5, compras: 12, autores: 10.8, comision: 1.2, costes: 1.57 };
const JULY = {
  ...NOTHING,
  recargas: 1234.5,
  compras: 900,
  autores: 810,
  comision: 90,
  pagado_autores: 800.25,
  devuelto: 10,
};
const TOTAL = Object.fromEntries(
  Object.keys(NOTHING).map((name) => [name, JUNE[name as 'compras'] + JULY[name as 'compras']]),
);
const ACCOUNTS = {
  desde: '2026-06',
  actualizado_on: '2026-07-20T10:00:00.000Z',
  meses: [
    { mes: '2026-07', ...JULY },
    { mes: '2026-06', ...JUNE },
  ],
  total: TOTAL,
  saldo_lectores: 372.5,
  pendiente_autores: 20.55,
  pendiente_tarjetas: 4.5,
  comprobado_on: '2026-07-20T09:00:00.000Z',
  fallos: 0,
};

/** From another page, as a reader who follows the link at its foot; the figures are these. */
async function follow(page: Page, accounts: object | undefined, idioma = 'es'): Promise<void> {
  await page.route('**/api/cuentas', (route) =>
    accounts ? route.fulfill({ json: accounts }) : route.fulfill({ status: 500, json: { code: 'internal' } }),
  );
  await visit(page, `/about?idioma=${idioma}`);
  await page.locator('.footer-links a[href^="/cuentas"]').click();
}

test('the page is there for everybody, in its language and without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  for (const [idioma, title] of [
    ['es', 'Cuentas abiertas'],
    ['en', 'Our accounts'],
  ]) {
    await page.goto(`/cuentas?idioma=${idioma}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    await expect(page).toHaveTitle(`${title} · Poliedro`);
    await expect(page.locator('link[rel=alternate][hreflang=fr]')).toHaveAttribute('href', /\/cuentas\?idioma=fr$/);
    await expect(page.locator('.notice, .month-table').first()).toBeVisible();
  }
  await context.close();
});

test('what came in and went out is a sentence, a picture and a table', async ({ page }) => {
  await follow(page, ACCOUNTS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cuentas abiertas');
  await expect(page.getByText('Desde junio de 2026 han entrado 1299,50 € y 800,25 € han llegado ya')).toBeVisible();
  await expect(
    page.getByRole('img', { name: /^Pagado a quienes escriben: 800,25\s€ en doce meses.*julio de 2026/ }),
  ).toBeVisible();
  await expect(page.getByText('quedan 487,68 €')).toBeVisible();
  await expect(page.locator('.money-shares > li').filter({ hasText: 'De Poliedro' })).toContainText('90,13 €');
  await expect(page.locator('.money-shares > li').filter({ hasText: 'De vuelta a tarjetas' })).toContainText('4,50 €');
  const table = page.getByRole('table');
  await expect(table.getByRole('row', { name: /^junio de 2026/i })).toContainText('10,80 €');
  await expect(table.getByRole('row', { name: /^En total/ })).toContainText('1294,50 €');
  await expect(
    page.getByText('Repasado por última vez el 20 de julio de 2026: no falta ni sobra un céntimo.'),
  ).toBeVisible();
  await expectNoViolationsInBothThemes(page);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await sidewaysRoom(page)).toBe(0);
  await expectNoViolationsInBothThemes(page);
});

test('the same in English, from the page about us', async ({ page }) => {
  await follow(page, { ...ACCOUNTS, fallos: 2 }, 'en');
  await expect(page.getByText('Since June 2026, €1,299.50 has come in')).toBeVisible();
  await expect(page.getByText('Things that do not add up: 2')).toBeVisible();
});

test('where nothing has moved, that is said', async ({ page }) => {
  const held = { saldo_lectores: 0, pendiente_autores: 0, pendiente_tarjetas: 0 };
  const nothing = { ...ACCOUNTS, desde: null, meses: [], total: NOTHING, ...held };
  await follow(page, { ...nothing, comprobado_on: null, fallos: null });
  await expect(page.getByText('Todavía no se ha movido ni un céntimo.')).toBeVisible();
  await expect(page.getByText('Todavía no se ha repasado ninguna vez.')).toBeVisible();
  await expect(page.locator('.money-shares > li')).toHaveText([/0,90\s€/, /0,10\s€/]);
  await expectNoViolationsInBothThemes(page);
});

test('figures that cannot come are asked for again', async ({ page }) => {
  await follow(page, undefined);
  await expect(page.getByRole('alert')).toContainText('No se han podido cargar las cuentas.');
  await page.unroute('**/api/cuentas');
  await page.route('**/api/cuentas', (route) => route.fulfill({ json: ACCOUNTS }));
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});
