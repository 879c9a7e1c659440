import type { Page } from '@playwright/test';
import { withPasskeyDevice } from './passkey-device.ts';
import { fillIn, registered, signOutQuietly, submit } from './people.ts';
import { expect, test, visit } from './site.ts';

test.use({ expectedErrors: /40[134]/ });

async function addPasskey(page: Page, password: string, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Añadir una llave de acceso' }).click();
  await fillIn(page, { nombre: name, password });
  await submit(page);
  await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
}

test('a passkey is added with the password, signs in by the button, and is taken away', async ({ page }) => {
  const device = await withPasskeyDevice(page);
  const person = await registered(page);
  await visit(page, '/user');
  await page.getByRole('button', { name: 'Añadir una llave de acceso' }).click();
  await fillIn(page, { nombre: 'Portátil', password: 'no es esta' });
  await submit(page);
  await expect(page.getByText('La contraseña no es correcta.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await addPasskey(page, person.password, 'Portátil');

  await signOutQuietly(page);
  await device.agree(false);
  await visit(page, '/login?next=%2Fuser');
  await device.agree(true);
  await page.getByRole('button', { name: 'Entrar con una llave de acceso' }).click();
  await expect(page).toHaveURL('/user');
  await page.getByRole('button', { name: 'Quitar la llave Portátil' }).click();
  await page.getByRole('button', { name: 'Quitar la llave Portátil' }).click();
  await expect(page.getByText('Llave de acceso quitada')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Portátil' })).toHaveCount(0);

  await signOutQuietly(page);
  await device.agree(false);
  await visit(page, '/login');
  await device.agree(true);
  await page.getByRole('button', { name: 'Entrar con una llave de acceso' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'No hemos podido comprobar la llave' })).toBeVisible();
});

test('the browser offers the passkey by itself', async ({ page }) => {
  await withPasskeyDevice(page);
  const person = await registered(page);
  await visit(page, '/user');
  await addPasskey(page, person.password, 'Móvil');
  await signOutQuietly(page);
  await page.goto('/login?next=%2Fabout');
  await expect(page).toHaveURL('/about');
});

test('where the browser knows none, the screens say so or leave it out', async ({ page }) => {
  await page.addInitScript(() => Object.assign(globalThis, { PublicKeyCredential: undefined }));
  await visit(page, '/login');
  await expect(page.locator('input[name=password]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Entrar con una llave de acceso' })).toHaveCount(0);
  await registered(page);
  await visit(page, '/user');
  await expect(page.getByText('Este navegador no sabe usar llaves de acceso.')).toBeVisible();
});
