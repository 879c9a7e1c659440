import type { Page } from '@playwright/test';
import { admin } from './admin.ts';
import { codeOf } from './authenticator.ts';
import { linkFromMail, proveAddress } from './mails.ts';
import { fillIn, openTab, type Person, registered, signOutQuietly, submit } from './people.ts';
import { expect, expectNoViolations, sidewaysRoom, test, toast, visit } from './site.ts';

test.use({ expectedErrors: /40[0139]|429|ERR_/ });

const TABS = {
  lector: ['Mi Perfil', 'Mis Reacciones', 'Transacciones', 'Suscripción'],
  investigador: ['Mi Perfil', 'Mi Bio', 'Mis Artículos', 'Mis Reacciones', 'Transacciones', 'Suscripción', 'Cobros'],
  experto: [
    ...['Mi Perfil', 'Mi Bio', 'Mis Artículos', 'Mis Reacciones'],
    ...['Transacciones', 'Suscripción', 'Mis Comentarios', 'Cobros'],
  ],
};

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function inZone(page: Page, hash = ''): Promise<Person> {
  const person = await registered(page);
  await visit(page, `/user${hash}`);
  await expect(page.getByRole('tablist')).toBeVisible();
  return person;
}

for (const [rol, names] of Object.entries(TABS)) {
  test(`the tabs of somebody who is ${rol}`, async ({ page }) => {
    const person = await registered(page);
    if (rol !== 'lector') await admin('role', person.alias, rol);
    await visit(page, '/user');
    await expect(page.getByRole('tab')).toHaveText(names);
    for (const name of names) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tabpanel', { name })).not.toBeEmpty();
    }
  });
}

test('the address opens a tab and follows it, by pointer, key and back', async ({ page }) => {
  await inZone(page, '#transacciones');
  const selected = page.getByRole('tab', { selected: true });
  await expect(selected).toHaveText('Transacciones');
  await page.getByRole('tab', { name: 'Mi Perfil' }).click();
  await expect(page).toHaveURL('/user#perfil');
  await page.goBack();
  await expect(selected).toHaveText('Transacciones');
  await selected.focus();
  await page.keyboard.press('ArrowRight');
  await expect(selected).toHaveText('Suscripción');
  await expect(selected).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(selected).toHaveText('Mi Perfil');
  await page.keyboard.press('End');
  await expect(page).toHaveURL('/user#suscripcion');
  await page.keyboard.press('Home');
  await expect(page).toHaveURL('/user#perfil');
  await visit(page, '/user#bio');
  await expect(selected).toHaveText('Mi Perfil');
});

test('the way to sign in leads back to the tab', async ({ page }) => {
  const person = await registered(page);
  await signOutQuietly(page);
  await visit(page, '/user#reacciones');
  await expect(page).toHaveURL('/login?next=%2Fuser%23reacciones');
  await fillIn(page, { email: person.email, password: person.password });
  await submit(page);
  await expect(page).toHaveURL('/user#reacciones');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Mis Reacciones');
});

test('another alias, said at its field when it is taken', async ({ page }) => {
  const other = await registered(page);
  const person = await inZone(page);
  await page.getByRole('button', { name: 'Cambiar el alias' }).click();
  const alias = page.locator('input[name=alias]');
  await expect(alias).toBeFocused();
  await alias.fill(other.alias);
  await submit(page);
  await expect(page.getByText('Ese alias ya está en uso.')).toBeVisible();
  await alias.fill(`${person.alias} b`);
  await submit(page);
  await expect(toast(page, 'Información actualizada exitosamente')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cambiar el alias' })).toBeFocused();
  await expect(page.getByRole('banner')).toContainText(`${person.alias} b`);
});

test('another address counts once its mail has been opened', async ({ page }) => {
  const person = await inZone(page);
  const next = `nueva.${person.email}`;
  await page.getByRole('button', { name: 'Cambiar el correo' }).click();
  await fillIn(page, { correo: next, password: 'no es esta' });
  await submit(page);
  await expect(page.getByText('La contraseña no es correcta.')).toBeVisible();
  await fillIn(page, { password: person.password });
  await submit(page);
  await expect(page.getByText(`Falta confirmar ${next}.`)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(person.email);
  await visit(page, await linkFromMail(next, '/email'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Correo cambiado');
  await expect(page).toHaveURL('/email');
  await page.getByRole('link', { name: 'Ir a tu cuenta' }).click();
  await expect(page.getByText(next)).toBeVisible();
  await expect(page.getByText('Confirmado')).toBeVisible();
});

test('another language is kept with the account and shown at once', async ({ page }) => {
  await inZone(page);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Mein Profil');
  expect((await (await page.request.get('/api/me')).json()).user.idioma).toBe('de');
});

test('sessions are listed and ended, one and all the others', async ({ page, browser, baseURL }) => {
  const person = await registered(page);
  const others = await Promise.all(
    [1, 2, 3].map(async () => {
      const context = await browser.newContext({ baseURL: baseURL ?? '' });
      const { email, password } = person;
      expect((await context.request.post('/api/login', { data: { email, password } })).status()).toBe(200);
      return context;
    }),
  );
  const stillIn = async () => {
    const users = await Promise.all(
      others.map(async ({ request }) => (await (await request.get('/api/me')).json()).user),
    );
    return users.filter(Boolean).length;
  };
  await visit(page, '/user');
  const sessions = section(page, 'Sesiones').getByRole('listitem');
  await expect(sessions).toHaveCount(4);
  await expect(sessions.filter({ hasText: 'Esta sesión' })).toHaveCount(1);
  await sessions.getByRole('button').first().click();
  await expect(sessions).toHaveCount(3);
  expect(await stillIn()).toBe(2);
  await page.getByRole('button', { name: 'Cerrar sesión en todos los demás' }).click();
  await expect(sessions).toHaveCount(1);
  expect(await stillIn()).toBe(0);
  await Promise.all(others.map((context) => context.close()));
});

test('another password', async ({ page }) => {
  const person = await inZone(page);
  await page.getByRole('button', { name: 'Cambiar la contraseña' }).click();
  await fillIn(page, { actual: 'no es esta', nueva: 'cuatro gatos negros 7' });
  await submit(page);
  await expect(page.getByText('La contraseña no es correcta.')).toBeVisible();
  await expect(page.locator('input[name=actual]')).toBeFocused();
  await fillIn(page, { actual: person.password });
  await submit(page);
  await expect(toast(page, 'Contraseña cambiada.')).toBeVisible();
  await signOutQuietly(page);
  const login = (password: string) => page.request.post('/api/login', { data: { email: person.email, password } });
  expect((await login(person.password)).status()).toBe(401);
  expect((await login('cuatro gatos negros 7')).status()).toBe(200);
});

test('the second factor is set up, its codes are kept, and it can be given up', async ({ page }) => {
  const person = await inZone(page);
  await page.getByRole('button', { name: 'Activar el segundo factor' }).click();
  const begun = page.waitForResponse('**/api/two-factor/enable');
  await fillIn(page, { password: person.password });
  await submit(page);
  const { totp_uri, recovery_codes } = await (await begun).json();
  await expect(page.getByRole('img', { name: /^Código QR/ })).toBeVisible();
  const secret = (await page.locator('.authenticator code').textContent())?.replaceAll(' ', '');
  expect(new URL(totp_uri).searchParams.get('secret')).toBe(secret);
  await fillIn(page, { code: codeOf(totp_uri) });
  await submit(page);
  await expect(page.locator('.recovery-codes li')).toHaveText(recovery_codes);
  await page.getByRole('tab', { name: 'Mis Reacciones' }).click();
  const question = page.getByRole('dialog', { name: '¿Has guardado tus códigos?' });
  await question.getByRole('button', { name: 'Seguir aquí' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.locator('.recovery-codes li')).toHaveText(recovery_codes);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar', exact: true }).click();
  expect((await download).suggestedFilename()).toBe('poliedro-codigos-de-recuperacion.txt');
  await page.getByRole('button', { name: 'Los he guardado' }).click();
  await expect(section(page, 'Seguridad')).toContainText('Activado');

  await page.getByRole('button', { name: 'Desactivar el segundo factor' }).click();
  await fillIn(page, { password: person.password });
  await submit(page);
  await expect(page.getByRole('button', { name: 'Activar el segundo factor' })).toBeVisible();
});

test('everything about me is made, told of by mail and fetched', async ({ page }) => {
  const person = await inZone(page);
  await proveAddress(page, person);
  await page.reload();
  await page.getByRole('button', { name: 'Pedir mis datos' }).click();
  await expect(page.getByText('La estamos preparando.').or(page.getByText('Tu copia está lista'))).toBeVisible();
  const link = page.getByRole('link', { name: 'Descargar mis datos' });
  await expect(link).toBeVisible({ timeout: 40_000 });
  const download = page.waitForEvent('download');
  await link.click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);
  // What a job writes is sent with the next minute's round.
  expect(await linkFromMail(person.email, '/user', 90_000)).toBe('/user#perfil');
});

test('what goes when it is pressed hands the keyboard on', async ({ page }) => {
  await inZone(page);
  await page.getByRole('button', { name: 'Pedir mis datos' }).press('Enter');
  await expect(section(page, 'Tus datos').getByRole('heading').first()).toBeFocused();
  await page.getByRole('button', { name: 'Enviar otro correo' }).press('Enter');
  const close = page.locator('.toast').getByRole('button', { name: 'Cerrar' });
  const before = page.locator(':focus');
  await expect(before).toHaveRole('heading');
  const name = await before.textContent();
  await close.press('Enter');
  await expect(page.locator('.toast')).toHaveCount(0);
  await expect(before).toHaveText(name ?? '');
  await page.getByRole('banner').getByRole('button', { name: 'Cerrar sesión' }).press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' })).toBeFocused();
});

test('an account is to be deleted in fourteen days, or is kept after all', async ({ page }) => {
  const person = await inZone(page);
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  await fillIn(page, { password: person.password });
  await submit(page);
  const around = [-60_000, 60_000].map((off) => new Date(Date.now() + 14 * 86_400_000 + off));
  const days = around.map((due) => due.toLocaleDateString('es', { dateStyle: 'medium', timeZone: 'UTC' }));
  await expect(page.getByText(new RegExp(`Tu cuenta se eliminará el (${days.join('|')})\\.`))).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Conservar mi cuenta' }).click();
  await expect(toast(page, 'Tu cuenta se conserva')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Eliminar mi cuenta' })).toBeVisible();
});

test('what cannot be loaded says so and is tried again', async ({ page }) => {
  await page.route('**/api/user/profile', (route) => route.abort());
  await page.route('**/api/user/sessions', (route) => route.abort());
  await registered(page);
  await visit(page, '/user');
  await expect(page.getByRole('alert')).toContainText('No se ha podido cargar tu perfil.');
  await page.unroute('**/api/user/profile');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('alert')).toContainText('No se han podido cargar tus sesiones.');
  await page.unroute('**/api/user/sessions');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('Esta sesión')).toBeVisible();
});

for (const [width, colorScheme] of [
  [1360, 'light'],
  [390, 'dark'],
] as const) {
  test.describe(`${width} px, ${colorScheme}: nobody is shut out`, () => {
    test.use({ viewport: { width, height: 860 }, colorScheme });

    test('of any tab', async ({ page }) => {
      const person = await registered(page);
      await admin('role', person.alias, 'experto');
      await visit(page, '/user');
      for (const name of TABS.experto) {
        await openTab(page, name);
        await expectNoViolations(page);
        expect(await sidewaysRoom(page)).toBe(0);
      }
    });

    test('of any form of the profile', async ({ page }) => {
      await inZone(page);
      for (const name of ['Cambiar el alias', 'Cambiar el correo', 'Cambiar la contraseña', 'Eliminar mi cuenta']) {
        await page.getByRole('button', { name }).click();
      }
      await page.getByRole('button', { name: 'Presentar una solicitud' }).click();
      await fillIn(page, { alias: '' });
      for (const button of await page.locator('main button[type=submit]').all()) await button.click();
      await expect(page.locator('.fault').first()).toBeVisible();
      await expectNoViolations(page);
      expect(await sidewaysRoom(page)).toBe(0);
    });
  });
}
