import type { Page } from '@playwright/test';
import { admin } from './admin.ts';
import { fillIn, type Person, registered, signOutQuietly, submit } from './people.ts';
import { expect, expectNoViolations, test, visit } from './site.ts';

test.use({ expectedErrors: /40[0134]|413/ });

async function asAuthor(page: Page, rol = 'experto'): Promise<Person> {
  const person = await registered(page);
  await admin('role', person.alias, rol);
  await visit(page, '/user#bio');
  await expect(page.locator('textarea[name=descripcion]')).toBeVisible();
  return person;
}

const ownId = async (page: Page) => (await (await page.request.get('/api/me')).json()).user.usuario_id as number;

test('a bio with a photo is seen by everybody, without an address', async ({ page, browser, baseURL }) => {
  const person = await asAuthor(page);
  await page.locator('textarea[name=descripcion]').fill('Hidróloga. Mido ríos.');
  await page.locator('select[name=pais]').selectOption({ label: 'España' });
  await fillIn(page, { estudios: 'Ciencias del mar', link_blog: 'site.example/blog', link_linkedin: 'mal' });
  await page.getByRole('checkbox', { name: 'Medio ambiente' }).check();
  await page.locator('select[name=orientacion]').selectOption('centro');
  await submit(page);
  await expect(page.getByText('Eso no parece una dirección web')).toBeVisible();
  await expect(page.getByText('Para guardar tu orientación política necesitamos tu consentimiento.')).toBeVisible();
  await fillIn(page, { link_linkedin: '' });
  await page.locator('input[name=orientacion_consentida]').check();
  await submit(page);
  await expect(page.getByText('Información actualizada exitosamente')).toBeVisible();
  await expect(page.getByText('Tienes cambios sin guardar.')).toHaveCount(0);

  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 300 } });
  await page.locator('input[type=file]').setInputFiles({ name: 'yo.png', mimeType: 'image/png', buffer });
  await expect(page.getByText('Foto guardada')).toBeVisible();
  await expect(page.locator('.bio-photo img')).toHaveAttribute('src', /^\/fotos\//);

  const id = await ownId(page);
  const visitor = await browser.newPage({ baseURL: baseURL ?? '', locale: 'es-ES', javaScriptEnabled: false });
  await visitor.goto(`/user/${id}`);
  const shown = visitor.getByRole('main');
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText(person.alias);
  for (const text of ['Experto', 'Hidróloga. Mido ríos.', 'España', 'Ciencias del mar', 'Medio ambiente', 'Centro']) {
    await expect(shown).toContainText(text);
  }
  await expect(shown.getByRole('link', { name: /Blog/ })).toHaveAttribute('href', 'https://site.example/blog');
  await expect(shown.getByRole('link', { name: /Blog/ })).toHaveAttribute('rel', /nofollow.*noopener/);
  await expect(shown.locator('img.portrait')).not.toHaveJSProperty('naturalWidth', 0);
  expect(await visitor.content()).not.toContain(person.email);
  await visitor.close();

  await page.getByRole('button', { name: 'Quitar la foto' }).click();
  await expect(page.getByText('Foto quitada')).toBeVisible();
  await page.locator('select[name=orientacion]').selectOption('');
  await submit(page);
  await expect
    .poll(async () => (await (await page.request.get('/api/user/profile')).json()).user.bio.orientacion)
    .toBeNull();
});

test('who signs in in another tab finds nothing of whoever wrote here before', async ({ page, context }) => {
  await asAuthor(page);
  await page.locator('textarea[name=descripcion]').fill('De quien estaba antes.');
  await page.locator('select[name=pais]').selectOption({ label: 'España' });
  await page.locator('select[name=orientacion]').selectOption('centro');
  await signOutQuietly(page);
  const next = await registered(page);
  await admin('role', next.alias, 'experto');
  await signOutQuietly(page);

  const tab = await context.newPage();
  await visit(tab, '/login');
  await fillIn(tab, { email: next.email, password: next.password });
  await submit(tab);
  await expect(tab).not.toHaveURL(/\/login/);
  await expect(page.locator('textarea[name=descripcion]')).toHaveValue('');
  await expect(page.locator('select[name=pais]')).toHaveValue('');
  await expect(page.locator('select[name=orientacion]')).toHaveValue('');
  await expect(page.locator('input[name=orientacion_consentida]')).toHaveCount(0);
  await expect(page.getByText('Tienes cambios sin guardar.')).toHaveCount(0);
});

test('what is no picture is refused in words', async ({ page }) => {
  await asAuthor(page);
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('hola') });
  await expect(page.getByText('Esa imagen no es JPEG, PNG, WebP ni AVIF.')).toBeVisible();
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('hola') });
  await expect(page.getByText('No hemos podido leer esa imagen.')).toBeVisible();
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(9 * 1024 * 1024) });
  await expect(page.getByText('La imagen pesa demasiado')).toBeVisible();
});

test('nobody loses what is unsaved without being asked', async ({ page }) => {
  await asAuthor(page);
  await page.locator('textarea[name=descripcion]').fill('A medias');
  await expect(page.getByText('Tienes cambios sin guardar.')).toBeVisible();
  await page.getByRole('tab', { name: 'Mi Perfil' }).click();
  const question = page.getByRole('dialog', { name: 'Tienes cambios sin guardar' });
  await expect(question).toBeVisible();
  await expectNoViolations(page);
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(page.locator('textarea[name=descripcion]')).toHaveValue('A medias');
  await page.getByRole('tab', { name: 'Mi Perfil' }).click();
  await question.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page).toHaveURL('/user#perfil');
});

test.describe('somebody’s page', () => {
  for (const [width, colorScheme] of [
    [1360, 'light'],
    [390, 'dark'],
  ] as const) {
    test(`${width} px, ${colorScheme}: nobody is shut out`, async ({ page }) => {
      await page.setViewportSize({ width, height: 860 });
      await page.emulateMedia({ colorScheme });
      const person = await registered(page);
      const id = await ownId(page);
      await signOutQuietly(page);
      await visit(page, `/user/${id}`);
      await expect(page).toHaveTitle(`${person.alias} · Poliedro`);
      await expect(page.getByRole('main')).toContainText('Sin biografía todavía');
      await expectNoViolations(page);
    });
  }

  test('that is nobody’s is answered 404', async ({ page }) => {
    const answer = await page.goto('/user/999999999');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usuario no encontrado');
  });
});
