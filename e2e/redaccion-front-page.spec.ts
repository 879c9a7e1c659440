import type { Page } from '@playwright/test';
import { expert } from './experts.ts';
import { operator } from './operators.ts';
import { registered, signOutQuietly } from './people.ts';
import { expect, expectNoViolationsInBothThemes, sidewaysRoom, test, toast, visit } from './site.ts';

test.use({ expectedErrors: /40[0139]|Failed to load/ });
// There is one front page, and both of these change it.
test.describe.configure({ mode: 'serial' });

const PORTADA = '/api/redaccion/portada';
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const standingIn = async (page: Page, carril_id: number): Promise<string[]> => {
  const reply = await page.request.get(`/api/carril/${carril_id}/events?idioma=es`);
  const { eventos } = (await reply.json()) as { eventos: { titulo: string }[] };
  return eventos.map(({ titulo }) => titulo);
};

test('readers and experts are refused, the page and each of its calls', async ({ page }) => {
  for (const arrive of [registered, expert]) {
    await arrive(page);
    expect((await page.goto('/redaccion'))?.status()).toBe(403);
    expect((await page.request.get(PORTADA)).status()).toBe(403);
    expect((await page.request.put(`${PORTADA}/orden`, { data: { carril_ids: [1] } })).status()).toBe(403);
    expect((await page.request.delete(`${PORTADA}/carriles/1`)).status()).toBe(403);
    await signOutQuietly(page);
  }
});

test('a carril is made with its preview, filled by hand, seen by readers and taken away again', async ({ page }) => {
  await operator(page);
  await visit(page, '/redaccion');
  await expect(page.getByRole('heading', { level: 2, name: 'Portada' })).toBeVisible();
  await expectNoViolationsInBothThemes(page);
  await page.getByRole('link', { name: 'Añadir un carril' }).click();

  const name = `Desde cerca ${Math.random().toString(36).slice(2, 8)}`;
  const preview = region(page, 'Así lo verán los lectores');
  await page.getByRole('button', { name: 'Crear el carril' }).click();
  await expect(page.getByText('Falta el nombre en este idioma.')).toHaveCount(4);
  for (const language of ['Español', 'English', 'Français', 'Deutsch'])
    await page.getByRole('textbox', { name: `Nombre (${language})` }).fill(name);
  await expect(preview.getByText(name)).toBeVisible();
  await page.getByRole('spinbutton', { name: 'Periódicos como mínimo' }).fill('1000');
  await expect(preview.getByText('Con esta regla no entra nada.')).toBeVisible();
  await page.getByRole('spinbutton', { name: 'Periódicos como mínimo' }).fill('2');
  await expect(preview.getByRole('article').first()).toBeVisible();
  const promised = (await preview.getByRole('article').first().getByRole('heading').textContent()) ?? '';
  await expectNoViolationsInBothThemes(page);
  await page.getByRole('button', { name: 'Crear el carril' }).click();
  await expect(toast(page, 'Creado.')).toBeVisible();
  await expect(page).toHaveURL(/\/redaccion\/portada\/\d+$/);
  const carril_id = Number(page.url().split('/').at(-1));
  expect((await standingIn(page, carril_id))[0]).toBe(promised);

  const hand = region(page, 'Eventos puestos a mano');
  const second = (await standingIn(page, carril_id))[1] ?? '';
  await hand.getByRole('button', { name: `Fijar «${second}»` }).click();
  await expect(toast(page, 'Fijado.')).toBeVisible();
  expect((await standingIn(page, carril_id))[0]).toBe(second);
  await hand.getByRole('button', { name: `Ocultar «${promised}»` }).click();
  await expect(hand.getByRole('button', { name: `Dejar a la regla «${promised}»` })).toBeVisible();
  expect(await standingIn(page, carril_id)).not.toContain(promised);
  await expectNoViolationsInBothThemes(page);

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 2, name })).toBeAttached();
  await page.goto(`/redaccion/portada/${carril_id}`);
  await page.getByRole('button', { name: 'Quitar de la portada' }).click();
  await page.getByRole('button', { name: 'Sí, hacerlo' }).click();
  await expect(toast(page, 'Quitado.')).toBeVisible();
  expect((await page.request.get(`/api/carril/${carril_id}/events`)).status()).toBe(404);
});

test('the order is changed by the keyboard alone, saved, and undone', async ({ page }) => {
  const { alias } = await operator(page);
  await page.setViewportSize({ width: 320, height: 720 });
  await visit(page, '/redaccion');
  const list = page.getByRole('list', { name: 'Carriles' });
  const names = list.getByRole('heading', { level: 4 });
  await expect(names.first()).toBeVisible();
  expect(await sidewaysRoom(page)).toBe(0);
  const before = await names.allInnerTexts();
  const [first = '', next = ''] = before;
  await list.getByRole('button', { name: `Mover «${first}»` }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(`«${first}»: lugar 2 de ${before.length}`)).toBeAttached();
  await expect(list.getByRole('button', { name: `Mover «${first}»` })).toBeFocused();
  await expect(names.first()).toHaveText(next);
  const save = page.getByRole('button', { name: 'Guardar el orden' });
  while (!(await save.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Guardado.')).toBeVisible();
  const shown = async () => {
    const { carriles } = (await (await page.request.get('/api/carriles?idioma=es')).json()) as {
      carriles: { nombre: string }[];
    };
    return carriles.map(({ nombre }) => nombre);
  };
  expect((await shown())[0]).toBe(next);
  await visit(page, '/redaccion/cambios');
  // Of this operator: others work beside them.
  const own = page.getByRole('listitem').filter({ hasText: alias }).first();
  await own.getByRole('button', { name: /^Deshacer el cambio/ }).click();
  await own.getByRole('button', { name: 'Sí, hacerlo' }).click();
  await expect(toast(page, 'Deshecho.')).toBeVisible();
  expect(await shown()).toEqual(before);
});
