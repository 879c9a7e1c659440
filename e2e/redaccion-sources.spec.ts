import type { Page } from '@playwright/test';
import { expert } from './experts.ts';
import { operator } from './operators.ts';
import { registered } from './people.ts';
import { expect, expectNoViolationsInBothThemes, sidewaysRoom, test, visit } from './site.ts';

test.use({ expectedErrors: /403|404|500|Failed to load/ });

const AREA = '/api/redaccion/fuentes';
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** Of this run alone: what is removed stays away for good. */
const newDomain = () => `veleta-${Math.random().toString(36).slice(2, 10)}.example`;

/** A newspaper of one's own, so that nobody else's journey misses it. */
async function addNewspaper(page: Page) {
  const dominio = newDomain();
  const data = { dominio, nombre: 'La Veleta', pais_iso_code: 'ES', idioma: 'es', feeds: [`https://${dominio}/rss`] };
  const added = await page.request.post(AREA, { data });
  expect(added.status()).toBe(200);
  return { dominio, periodico_id: (await added.json()).periodico_id as number };
}

test('readers and experts are refused, the page and each of its calls', async ({ page }) => {
  for (const arrive of [registered, expert]) {
    await arrive(page);
    for (const place of ['', '/1', '/nuevo', '/opml'])
      expect((await page.goto(`/redaccion/fuentes${place}`))?.status()).toBe(403);
    for (const call of [AREA, `${AREA}/1`, `${AREA}.opml`]) expect((await page.request.get(call)).status()).toBe(403);
    const removal = await page.request.post(`${AREA}/1/retirar`, { data: { dominio: 'elfaro.example' } });
    expect(removal.status()).toBe(403);
  }
});

test('newspapers are looked for and looked at, on a phone too', async ({ page }) => {
  await operator(page);
  await visit(page, '/redaccion/fuentes');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Fuentes');
  await page.getByRole('searchbox').fill('faro');
  await page.keyboard.press('Enter');
  const faro = page.getByRole('row', { name: /El Faro/ });
  await expect(faro).toContainText('elfaro.example');
  await expect(page.locator('.redaccion-table tbody tr')).toHaveCount(1);
  await expectNoViolationsInBothThemes(page);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await sidewaysRoom(page)).toBe(0);
  await faro.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('El Faro');
  await expect(part(page, 'Retirar de todas partes')).toBeVisible();
  expect(await sidewaysRoom(page)).toBe(0);
  await expectNoViolationsInBothThemes(page);
});

test('what was agreed is written down, and reading is paused, by the keyboard alone', async ({ page }) => {
  await operator(page);
  const { periodico_id } = await addNewspaper(page);
  await visit(page, `/redaccion/fuentes/${periodico_id}`);
  const form = part(page, 'Datos y acuerdo');
  await form.getByLabel('Propietario').focus();
  await page.keyboard.type('Grupo Veleta');
  await form.getByLabel('Caracteres que se pueden mostrar').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('9999');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toContainText('entre 0 y 2000');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('120');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Guardado. Los lectores ya lo ven.').first()).toBeVisible();
  const reading = part(page, 'Lectura');
  await reading.getByRole('button', { name: 'Poner en pausa' }).focus();
  await page.keyboard.press('Enter');
  await expect(reading.getByRole('button', { name: 'Sí, hacerlo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(reading.getByRole('button', { name: 'Volver a leer' })).toBeVisible();
  const stored = await (await page.request.get(`${AREA}/${periodico_id}`)).json();
  expect(stored).toMatchObject({ propietario: 'Grupo Veleta', extract_limit: 120, active: false });
});

test('a newspaper is removed for good: its domain is typed, its progress is seen, its logo is gone', async ({
  page,
}) => {
  await operator(page);
  const { dominio, periodico_id } = await addNewspaper(page);
  const logo = `/logos/${dominio}.svg`;
  expect((await page.request.get(logo)).status()).toBe(200);
  await visit(page, `/redaccion/fuentes/${periodico_id}`);
  const removal = part(page, 'Retirar de todas partes');
  const typed = removal.getByLabel(`Escribe ${dominio} para confirmarlo`);
  await typed.fill('otro.example');
  await removal.getByRole('button', { name: 'Retirar para siempre' }).click();
  await expect(removal.getByRole('alert')).toHaveText('No es ese dominio.');
  await typed.fill(dominio);
  await removal.getByRole('button', { name: 'Retirar para siempre' }).click();
  await expect(page.locator('.removal-progress')).toContainText('Retirado el', { timeout: 30_000 });
  await expect(removal).toHaveCount(0);
  await expectNoViolationsInBothThemes(page);
  await expect.poll(async () => (await page.request.get(logo)).status()).toBe(404);
  await visit(page, '/redaccion/cambios');
  await expect(page.getByText('periodico.removed').first()).toBeVisible();
});

const FOUND = {
  ...{ nombre: 'La Veleta', idioma: 'es', estado: 'nuevo', periodico_id: null, fallo: null },
  fuentes: [{ url: 'https://laveleta.example/rss', titulo: 'Portada', articulos: 12, conocida: false }],
};
const TRIAL = {
  titulo: 'Portada',
  articulos: [{ titular: 'El agua baja', url: 'https://laveleta.example/1', published_on: null }],
  articulo: {
    ...{
      url: 'https://laveleta.example/1',
      titular: 'El agua baja',
      autor: 'Marta Ruiz',
      idioma: 'es',
      seccion: 'Local',
    },
    ...{ palabras: 90, es_opinion: false, paywall: false, texto: 'El río baja ya dos palmos.' },
  },
  fallo: null,
};

test('a newspaper is found by an address, tried and added', async ({ page }) => {
  await operator(page);
  const dominio = newDomain();
  const fuentes = [{ ...FOUND.fuentes[0], url: `https://${dominio}/rss` }];
  await page.route(`**${AREA}/descubrir`, (route) => route.fulfill({ json: { ...FOUND, dominio, fuentes } }));
  await page.route(`**${AREA}/probar`, (route) => route.fulfill({ json: TRIAL }));
  await visit(page, '/redaccion/fuentes/nuevo');
  await page.getByLabel('Dirección').fill(dominio);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Fuentes encontradas: 1')).toBeVisible();
  await page.getByRole('button', { name: `Probar https://${dominio}/rss` }).click();
  await expect(part(page, 'Lectura de prueba')).toContainText('El río baja ya dos palmos.');
  await expectNoViolationsInBothThemes(page);
  await page.getByRole('button', { name: 'Añadir y empezar a leer' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('La Veleta');
  await expect(part(page, 'Fuentes').getByRole('row', { name: new RegExp(dominio) })).toBeVisible();
});

test('an OPML file shows what it would add before it does', async ({ page }) => {
  await operator(page);
  const dominio = newDomain();
  const opml = `<opml version="2.0"><body><outline text="La Brújula" xmlUrl="https://${dominio}/rss"/></body></opml>`;
  await visit(page, '/redaccion/fuentes/opml');
  const file = { name: 'fuentes.opml', mimeType: 'text/x-opml', buffer: Buffer.from(opml) };
  await page.getByLabel('Archivo OPML').setInputFiles(file);
  await expect(page.getByRole('row', { name: /La Brújula/ })).toContainText('nuevo');
  await expectNoViolationsInBothThemes(page);
  await page.getByRole('button', { name: 'Añadir los elegidos' }).click();
  await expect(page.getByText('Añadido. Periódicos: 1; fuentes: 1.').first()).toBeVisible();
  expect(await (await page.request.get(`${AREA}.opml`)).text()).toContain(`https://${dominio}/rss`);
});

test('a list that cannot come is asked for again', async ({ page }) => {
  await operator(page);
  await page.route(`**${AREA}`, (route) => route.fulfill({ status: 500, json: { code: 'internal' } }));
  await visit(page, '/redaccion/fuentes');
  await expect(page.locator('.redaccion-part').getByRole('alert')).toBeVisible();
  await page.unroute(`**${AREA}`);
  await page.locator('.redaccion-part').getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('row', { name: /\.example/ }).first()).toBeVisible();
});
