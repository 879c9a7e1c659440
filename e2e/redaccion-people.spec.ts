import type { Page } from '@playwright/test';
import { expert } from './experts.ts';
import { mailWith } from './mails.ts';
import { operator } from './operators.ts';
import { fillIn, type Person, registered, signOutQuietly, submit } from './people.ts';
import { test as base, expect, expectNoViolationsInBothThemes, sidewaysRoom, visit } from './site.ts';

/** Somebody else, in a browser of their own. */
const test = base.extend<{ other: Page }>({
  other: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext(baseURL ? { baseURL } : {});
    await context.addInitScript(() => localStorage.setItem('bienvenida_vista', '1'));
    await use(await context.newPage());
    await context.close();
  },
});
test.use({ expectedErrors: /40[0139]|Failed to load/ });

const MOTIVO = 'Llevo veinte años midiendo el agua de los ríos del norte y quiero contarlo.';
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Opens somebody's account as an operator finds it. */
async function open(page: Page, { alias, email }: Person): Promise<void> {
  await visit(page, '/redaccion/personas');
  await page.getByRole('searchbox', { name: 'Alias, correo o número' }).fill(email);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: alias }).click();
  await expect(page.getByRole('heading', { level: 2, name: alias })).toBeVisible();
}

test('readers and experts are refused, the page and each of its calls', async ({ page }) => {
  for (const arrive of [registered, expert]) {
    await arrive(page);
    expect((await page.goto('/redaccion/personas'))?.status()).toBe(403);
    for (const call of ['personas', 'personas/1', 'solicitudes', 'avisos', 'avisos/decididos'])
      expect((await page.request.get(`/api/redaccion/${call}`)).status(), call).toBe(403);
    const suspend = { motivo: 'x', hasta: null };
    expect((await page.request.post('/api/redaccion/personas/1/suspension', { data: suspend })).status()).toBe(403);
    await signOutQuietly(page);
  }
});

test('who is suspended is out, is told why, and comes back when it is lifted', async ({ page, other }) => {
  const person = await registered(other);
  await operator(page);
  await open(page, person);
  await expectNoViolationsInBothThemes(page);
  const suspension = part(page, 'Suspensión');
  await suspension.getByRole('button', { name: 'Suspender la cuenta' }).click();
  await expect(suspension.getByText('Escribe el motivo.')).toBeVisible();
  await suspension.getByRole('textbox', { name: 'Motivo' }).fill('Insultos a otros lectores.');
  await suspension.getByRole('combobox', { name: 'Hasta cuándo' }).selectOption('always');
  await suspension.getByRole('button', { name: 'Suspender la cuenta' }).click();
  await expect(suspension.getByText('Motivo: Insultos a otros lectores.')).toBeVisible();
  await mailWith(person.email, 'Insultos a otros lectores.');

  expect((await other.request.get('/api/user/profile')).status()).toBe(401);
  await visit(other, '/login');
  await fillIn(other, { email: person.email, password: person.password });
  await submit(other);
  await expect(other.getByText('Tu cuenta está suspendida.')).toBeVisible();

  await suspension.getByRole('button', { name: 'Levantar la suspensión' }).click();
  await suspension.getByRole('button', { name: 'Sí, hacerlo' }).click();
  await expect(suspension.getByRole('button', { name: 'Suspender la cuenta' })).toBeVisible();
  await submit(other);
  await expect(other).not.toHaveURL(/login/);
});

test('an application is accepted by the keyboard alone, and the role is there at once', async ({ page, other }) => {
  const person = await registered(other);
  const asked = await other.request.post('/api/user/application', { data: { rol: 'experto', motivo: MOTIVO } });
  expect(asked.status()).toBe(200);
  await operator(page);
  await visit(page, '/redaccion/personas');
  await expect(part(page, 'Quieren escribir aquí')).toContainText(person.alias);
  await expectNoViolationsInBothThemes(page);
  await page.getByRole('button', { name: `Decir que no a ${person.alias}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Escribe el motivo: va en el mensaje.')).toBeVisible();
  await page.getByRole('button', { name: `Aceptar la solicitud de ${person.alias}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: `${person.alias} quiere ser experto` })).toHaveCount(0);
  const { user } = await (await other.request.get('/api/me')).json();
  expect(user.rol).toBe('experto');
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await sidewaysRoom(page)).toBe(0);
});

test('a role is changed, recorded and undone; one’s own account is left to others', async ({ page, other }) => {
  const person = await registered(other);
  const self = await operator(page);
  await open(page, person);
  await part(page, 'Rol').getByRole('combobox').selectOption('investigador');
  await part(page, 'Rol').getByRole('button', { name: 'Cambiar el rol' }).click();
  await expect(part(page, 'La cuenta')).toContainText('Investigador');
  await visit(page, '/redaccion/cambios');
  const change = page.getByRole('listitem').filter({ hasText: 'persona.role' }).filter({ hasText: self.alias }).first();
  await change.getByRole('button', { name: /^Deshacer/ }).click();
  await change.getByRole('button', { name: 'Sí, hacerlo' }).click();
  await expect
    .poll(async () => (await (await other.request.get('/api/me')).json()).user.rol, { timeout: 10_000 })
    .toBe('lector');
  await open(page, self);
  await expect(page.getByText('Es tu propia cuenta')).toBeVisible();
  await expect(part(page, 'Suspensión')).toHaveCount(0);
});
