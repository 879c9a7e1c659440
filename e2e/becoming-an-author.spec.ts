import type { Page } from '@playwright/test';
import { admin } from './admin.ts';
import { fillIn, registered, submit } from './people.ts';
import { expect, test, visit } from './site.ts';

test.use({ expectedErrors: /40[0139]/ });

const AN_EXPERT = [
  'Mi Perfil',
  'Mi Bio',
  'Mis Artículos',
  'Mis Reacciones',
  'Transacciones',
  'Suscripción',
  'Mis Comentarios',
  'Cobros',
];

const writingAt = (page: Page) => page.getByRole('region', { name: 'Escribir en Poliedro' });

test('who applies and is accepted has the new rights without signing in again', async ({ page }) => {
  const person = await registered(page);
  await visit(page, '/user');
  await page.getByRole('button', { name: 'Presentar una solicitud' }).click();
  await page.locator('select[name=rol]').selectOption('investigador');
  await page.locator('textarea[name=motivo]').fill('Demasiado corto.');
  await fillIn(page, { enlace1: 'no es un enlace' });
  await submit(page);
  await expect(page.getByText('El texto tiene que tener de 50 a 2000 caracteres.')).toBeVisible();
  await expect(page.getByText('Eso no parece una dirección web')).toBeVisible();
  await expect(page.locator('textarea[name=motivo]')).toBeFocused();
  const motivo = 'Llevo veinte años midiendo el agua de los ríos del norte y quiero contarlo.';
  await page.locator('textarea[name=motivo]').fill(motivo);
  await expect(page.locator('.field-count')).toHaveText(`${motivo.length} / 2000`);
  await fillIn(page, { enlace1: 'site.example/rios' });
  await page.getByRole('button', { name: 'Añadir otro enlace' }).click();
  await fillIn(page, { enlace2: 'https://site.example/mas' });
  await submit(page);
  const writing = writingAt(page);
  await expect(writing).toContainText('En espera');
  await writing.getByRole('button', { name: 'Retirar la solicitud' }).click();
  await writing.getByRole('button', { name: 'Retirar la solicitud' }).click();
  await expect(writing.getByRole('button', { name: 'Presentar una solicitud' })).toBeVisible();

  const again = await page.request.post('/api/user/application', { data: { rol: 'experto', motivo } });
  const { solicitud } = await again.json();
  await admin('accept', String(solicitud.solicitud_id), '--answer', 'Bienvenida.');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('tab')).toHaveText(AN_EXPERT);
  await expect(page.getByRole('banner').getByRole('link', { name: person.alias })).toBeVisible();
  expect((await page.request.put('/api/user/bio', { data: {} })).status()).toBe(400);
});

test('a declined application says why, and another can be made', async ({ page }) => {
  await registered(page);
  const motivo = 'Me gustaría escribir sobre casi todo, porque de casi todo sé alguna cosa.';
  const made = await page.request.post('/api/user/application', { data: { rol: 'investigador', motivo } });
  const { solicitud } = await made.json();
  await admin('decline', String(solicitud.solicitud_id), '--answer', 'Cuéntanos antes qué has publicado.');
  await visit(page, '/user');
  const writing = writingAt(page);
  await expect(writing).toContainText('No aceptada');
  await expect(writing).toContainText('Cuéntanos antes qué has publicado.');
  await expect(writing.getByRole('button', { name: 'Presentar una solicitud' })).toBeVisible();
});
