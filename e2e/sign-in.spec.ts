import type { Page } from '@playwright/test';
import { codeOf } from './authenticator.ts';
import { fillIn, registered, signOutQuietly, someone, submit } from './people.ts';
import { expect, expectNoViolations, test, visit } from './site.ts';

test.use({ expectedErrors: /40[0139]|429|ERR_/ });

const hello = (alias: string) => `Hola, ${alias}`;
/** In the header itself; the menu of a phone has another. */
const greeting = (page: Page, alias: string) => page.locator('.account-corner').getByText(hello(alias));

test('register, leave, come back', async ({ page }) => {
  const person = someone();
  await visit(page, '/register');
  await fillIn(page, { ...person });
  await expect(page.getByText('Buena contraseña.')).toBeVisible();
  await submit(page);
  await expect(page).toHaveURL('/');
  const header = page.getByRole('banner');
  await expect(greeting(page, person.alias)).toBeVisible();
  await expect(page.getByText('Te hemos enviado un correo')).toBeVisible();

  await header.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(greeting(page, person.alias)).toBeHidden();
  await page.reload();
  await header.getByRole('link', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iniciar sesión');
  await fillIn(page, { email: person.email, password: person.password });
  await submit(page);
  await expect(page).toHaveURL('/');
  await expect(greeting(page, person.alias)).toBeVisible();
});

test('a wrong password is said, and the other form starts empty', async ({ page }) => {
  const person = await registered(page);
  await signOutQuietly(page);
  await visit(page, '/login');
  await fillIn(page, { email: person.email, password: 'otra cosa distinta' });
  await submit(page);
  await expect(page.getByRole('alert')).toContainText('El correo o la contraseña no son correctos.');
  await expect(page.locator('input[name=password]')).toBeFocused();

  const steps = await page.evaluate(() => history.length);
  await page.getByRole('main').getByRole('link', { name: 'Crear cuenta' }).click();
  await expect(page).toHaveURL('/register');
  await expect(page.locator('.form-failure')).toHaveCount(0);
  for (const name of ['alias', 'email', 'password']) await expect(page.locator(`input[name=${name}]`)).toHaveValue('');
  await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.locator('input[name=email]')).toHaveValue('');
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test('what is wrong is said before anything is sent', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && asked.push(request.url())));
  await visit(page, '/register');
  await fillIn(page, { alias: 'ab', email: 'marta', password: 'corta' });
  await submit(page);
  await expect(page.getByText('El alias tiene que tener de 3 a 30 caracteres.')).toBeVisible();
  await expect(page.getByText('Eso no parece un correo.')).toBeVisible();
  await expect(page.getByText('La contraseña tiene que tener al menos 8 caracteres.')).toBeVisible();
  await expect(page.locator('input[name=alias]')).toBeFocused();
  await expect(page.locator('input[name=alias]')).toHaveAccessibleDescription(/de 3 a 30 caracteres/);
  expect(asked).toEqual([]);
  await page.locator('input[name=alias]').fill('abc');
  await expect(page.locator('input[name=alias]')).not.toHaveAttribute('aria-invalid');
});

test('what the server refuses is said at its field', async ({ page }) => {
  const person = await registered(page);
  await signOutQuietly(page);
  await visit(page, '/register');
  await fillIn(page, { ...someone(), alias: person.alias });
  await submit(page);
  await expect(page.getByText('Ese alias ya está en uso.')).toBeVisible();
  await expect(page.locator('input[name=alias]')).toBeFocused();
  await fillIn(page, { ...someone(), password: 'password1' });
  await submit(page);
  await expect(page.getByText('Esa contraseña es demasiado común.')).toBeVisible();
  await expect(page.locator('input[name=password]')).toBeFocused();
});

test('signing in leads back to where it began, and never to another site', async ({ page }) => {
  const person = await registered(page);
  await signOutQuietly(page);
  const credentials = { email: person.email, password: person.password };
  await visit(page, '/about?idioma=es');
  await page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Crear cuenta' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iniciar sesión');
  await fillIn(page, credentials);
  await submit(page);
  await expect(page).toHaveURL('/about?idioma=es');

  await signOutQuietly(page);
  await visit(page, '/login?next=%2F.%2F%2Fevil.example');
  await fillIn(page, credentials);
  await submit(page);
  await expect(page).toHaveURL('/');
});

test('whoever is signed in has nothing to do at the door', async ({ page }) => {
  await registered(page);
  await page.goto('/auth?next=%2Fabout');
  await expect(page).toHaveURL('/about');
});

test('other pages share the session and hear when it ends', async ({ page, context }) => {
  const person = await registered(page);
  await visit(page, '/about');
  const second = await context.newPage();
  await visit(second, '/user');
  await expect(second.getByRole('main')).toContainText(person.email);
  await page.getByRole('banner').getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(greeting(second, person.alias)).toHaveCount(0);
  await expect(second).toHaveURL('/');
});

test('the user zone asks visitors to sign in and then opens', async ({ page }) => {
  const person = await registered(page);
  await signOutQuietly(page);
  await visit(page, '/user');
  await expect(page).toHaveURL('/login?next=%2Fuser');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('No has iniciado sesión');
  await fillIn(page, { email: person.email, password: person.password });
  await submit(page);
  await expect(page).toHaveURL('/user');
  await expect(page.getByRole('main')).toContainText(`Alias${person.alias}`);
  await expect(page.getByRole('main')).toContainText('Sin confirmar');
  await page.getByRole('button', { name: 'Enviar otro correo' }).click();
  await expect(page.getByRole('main').getByText('Te hemos enviado un correo')).toBeVisible();
});

test('a session that has ended elsewhere is noticed at the next call', async ({ page }) => {
  await registered(page);
  await visit(page, '/user');
  const another = page.getByRole('button', { name: 'Enviar otro correo' });
  await expect(another).toBeVisible();
  await signOutQuietly(page);
  await another.click();
  await expect(page).toHaveURL('/login?next=%2Fuser');
  await expect(page.getByRole('main')).toContainText('Tu sesión ha expirado.');
});

test('no answer is no sign-out: it is asked again', async ({ page }) => {
  const person = await registered(page);
  await page.route('**/api/me', (route) => route.abort());
  await visit(page, '/user');
  await expect(page.getByRole('alert')).toContainText('No hemos podido comprobar tu sesión.');
  await expect(page).toHaveURL('/user');
  await page.unroute('**/api/me');
  await expect(greeting(page, person.alias)).toBeVisible();
});

test('signing out holds here even if the server cannot be told, and is made up for later', async ({ page }) => {
  const person = await registered(page);
  await visit(page, '/about');
  await page.route('**/api/logout', (route) => route.abort());
  await page.getByRole('banner').getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(greeting(page, person.alias)).toBeHidden();
  await expect(page.getByText('Avisaremos al servidor')).toBeVisible();
  await page.unroute('**/api/logout');
  await page.reload();
  await expect.poll(async () => (await (await page.request.get('/api/me')).json()).user).toBeNull();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
});

test('the second factor is asked for, by app or by a recovery code', async ({ page }) => {
  const person = await registered(page);
  const started = await page.request.post('/api/two-factor/enable', { data: { password: person.password } });
  const { totp_uri, recovery_codes } = await started.json();
  const proved = await page.request.post('/api/two-factor/verify', { data: { code: codeOf(totp_uri) } });
  expect(proved.status()).toBe(200);

  for (const way of ['app', 'recovery'] as const) {
    await signOutQuietly(page);
    await visit(page, '/login?next=%2Fabout');
    await fillIn(page, { email: person.email, password: person.password });
    await submit(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un paso más');
    const code = page.locator('input[name=code]');
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    if (way === 'recovery') {
      await page.getByRole('button', { name: 'Usar un código de recuperación' }).click();
      await code.fill(recovery_codes[0]);
    } else {
      await code.fill('12');
      await submit(page);
      await expect(page.getByText('El código tiene 6 cifras.')).toBeVisible();
      await code.fill(codeOf(totp_uri).replace(/(...)(...)/, '$1 $2'));
    }
    await submit(page);
    await expect(page).toHaveURL('/about');
  }
});

test('a forgotten password is answered alike whoever asks', async ({ page }) => {
  await visit(page, '/login');
  await page.getByRole('link', { name: '¿Has olvidado la contraseña?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recuperar la contraseña');
  await fillIn(page, { email: someone().email });
  await submit(page);
  await expect(page.getByText('Si hay una cuenta con ese correo, te hemos enviado un enlace.')).toBeVisible();
});

test('a link of a mail that does not hold says so, and its token leaves the address', async ({ page }) => {
  await visit(page, '/password#nada');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elegir una contraseña nueva');
  await expect(page).toHaveURL('/password');
  await fillIn(page, { password: 'cuatro gatos negros 7' });
  await submit(page);
  await expect(page.getByRole('alert')).toContainText('El enlace no es válido o ha caducado.');
  await page.getByRole('button', { name: 'Pedir otro enlace' }).click();
  await expect(page.locator('input[name=email]')).toBeVisible();

  await visit(page, '/verify#nada');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('El enlace no es válido o ha caducado');
  await expect(page).toHaveURL('/verify');
});

test('what is personal moves nothing', async ({ page }) => {
  const person = await registered(page);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/me', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/about');
  const place = () => page.getByRole('banner').getByRole('link', { name: 'Quiénes somos' }).boundingBox();
  const before = await place();
  answer();
  await expect(greeting(page, person.alias)).toBeVisible();
  expect(await place()).toEqual(before);
});

test('on a phone the menu greets and lets go', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const person = await registered(page);
  await visit(page, '/about');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Tu cuenta' })).toBeVisible();
  await page.getByRole('button', { name: 'Menú' }).click();
  const menu = page.getByRole('navigation', { name: 'Navegación principal' });
  await expect(menu).toContainText(hello(person.alias));
  await menu.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(menu.getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const path of ['/login', '/register', '/password', '/user']) {
    test(`${path} says that it needs it`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('main')).toContainText('hace falta JavaScript');
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    });
  }
});

for (const [width, colorScheme] of [
  [1360, 'light'],
  [390, 'dark'],
] as const) {
  test.describe(`${width} px, ${colorScheme}: nobody is shut out`, () => {
    test.use({ viewport: { width, height: 860 }, colorScheme });
    for (const path of ['/login', '/register', '/password', '/password#token', '/verify']) {
      test(path, async ({ page }) => {
        await visit(page, path);
        await expectNoViolations(page);
      });
    }

    test('/register with faults', async ({ page }) => {
      await visit(page, '/register');
      await fillIn(page, { password: 'elefante' });
      await submit(page);
      await expect(page.getByText('Escribe un alias.')).toBeVisible();
      await expectNoViolations(page);
    });

    test('/user', async ({ page }) => {
      const person = await registered(page);
      await visit(page, '/user');
      await expect(page.getByRole('main')).toContainText(person.email);
      await expectNoViolations(page);
    });
  });
}
