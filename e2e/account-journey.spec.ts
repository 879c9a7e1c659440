import { loadBioText } from '../web/src/locales/bio.ts';
import { loadUserText } from '../web/src/locales/zone.ts';
import { admin } from './admin.ts';
import { codeOf } from './authenticator.ts';
import { linkFromMail } from './mails.ts';
import { withPasskeyDevice } from './passkey-device.ts';
import { fillIn, someone, submit } from './people.ts';
import { expect, test, visit } from './site.ts';

const LANGUAGES = { es: 'es-MX', en: 'en-GB', fr: 'fr-FR', de: 'de-AT' } as const;

for (const [language, locale] of Object.entries(LANGUAGES)) {
  const idioma = language as keyof typeof LANGUAGES;

  test.describe(`an account from its first day to its last, in ${idioma}`, () => {
    test.use({ locale, expectedErrors: /40[013]|ERR_/ });
    test.setTimeout(180_000);

    test('every step by the words of that language', async ({ page, browser, baseURL }) => {
      const text = await loadUserText(idioma);
      const bio = await loadBioText(idioma);
      const person = someone();
      const heading = page.getByRole('heading', { level: 1 });
      const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
      const greeting = page.locator('.account-corner').getByText(person.alias);
      const leave = async () => {
        await page.request.post('/api/logout');
        await visit(page, '/login');
        await expect(heading).toHaveText(text.login.title);
      };
      const enter = async (password: string) => {
        await fillIn(page, { email: person.email, password });
        await submit(page);
      };

      await test.step('register', async () => {
        await visit(page, '/register');
        await expect(heading).toHaveText(text.register.title);
        await fillIn(page, { ...person });
        await submit(page);
        await expect(greeting).toBeVisible();
      });

      await test.step('verify', async () => {
        await visit(page, await linkFromMail(person.email, '/verify'));
        await expect(heading).toHaveText(text.verify.doneTitle);
      });

      await test.step('wrong password, then sign in', async () => {
        await leave();
        await enter('ninguna de las mías');
        await expect(page.getByRole('alert').filter({ hasText: text.errors.invalid_credentials })).toBeVisible();
        await enter(person.password);
        await expect(greeting).toBeVisible();
      });

      const password = 'nueve faros blancos 3';
      let authenticator = '';
      await test.step('reset', async () => {
        await leave();
        await page.getByRole('link', { name: text.login.forgot }).click();
        await expect(heading).toHaveText(text.forgot.title);
        await fillIn(page, { email: person.email });
        await submit(page);
        await expect(page.getByText(text.forgot.sent)).toBeVisible();
        await visit(page, await linkFromMail(person.email, '/password'));
        await expect(heading).toHaveText(text.reset.title);
        await fillIn(page, { password });
        await submit(page);
        await expect(page.getByText(text.reset.done)).toBeVisible();
        await enter(password);
        await expect(greeting).toBeVisible();
      });

      await test.step('second factor', async () => {
        await visit(page, '/user');
        await button(text.authenticator.turnOn).click();
        const begun = page.waitForResponse('**/api/two-factor/enable');
        await fillIn(page, { password });
        await submit(page);
        authenticator = (await (await begun).json()).totp_uri;
        await fillIn(page, { code: codeOf(authenticator) });
        await submit(page);
        await button(text.authenticator.kept).click();
        await leave();
        await enter(password);
        await expect(heading).toHaveText(text.secondFactor.title);
        await fillIn(page, { code: codeOf(authenticator) });
        await submit(page);
        await expect(greeting).toBeVisible();
      });

      await test.step('passkey', async () => {
        const device = await withPasskeyDevice(page);
        await visit(page, '/user');
        await button(text.passkeys.add).click();
        await fillIn(page, { nombre: 'uno', password });
        await submit(page);
        await expect(page.getByRole('listitem').filter({ hasText: 'uno' })).toBeVisible();
        await device.agree(false);
        await leave();
        await device.agree(true);
        await button(text.login.passkey).click();
        await expect(greeting).toBeVisible();
        await device.agree(false);
      });

      await test.step('apply and be accepted, without signing in again', async () => {
        await visit(page, '/user');
        await button(text.application.open).click();
        await page.locator('select[name=rol]').selectOption('investigador');
        await page.locator('textarea[name=motivo]').fill('Llevo veinte años midiendo el agua de los ríos del norte.');
        const answered = page.waitForResponse('**/api/user/application');
        await submit(page);
        const { solicitud } = await (await answered).json();
        await expect(page.getByText(text.application.states.pendiente)).toBeVisible();
        await expect(page.getByRole('tab', { name: text.tabs.bio })).toHaveCount(0);
        await admin('accept', String(solicitud.solicitud_id));
        await visit(page, '/user');
        await expect(page.getByRole('tab', { name: text.tabs.bio })).toBeVisible();
      });

      await test.step('bio with photo', async () => {
        await page.getByRole('tab', { name: text.tabs.bio }).click();
        await page.locator('textarea[name=descripcion]').fill('Mido ríos.');
        await submit(page);
        await expect(page.getByText(bio.edit.saved)).toBeVisible();
        const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 300 } });
        await page.locator('input[type=file]').setInputFiles({ name: 'yo.png', mimeType: 'image/png', buffer });
        await expect(page.getByText(bio.photo.saved)).toBeVisible();
        const { user } = await (await page.request.get('/api/me')).json();
        await visit(page, `/user/${user.usuario_id}`);
        await expect(heading).toHaveText(person.alias);
        await expect(page.getByRole('main')).toContainText('Mido ríos.');
        await expect(page.getByRole('main')).toContainText(text.user.roles.investigador);
      });

      await test.step('export', async () => {
        await visit(page, '/user');
        await button(text.exportacion.request).click();
        const link = page.getByRole('link', { name: text.exportacion.download });
        await expect(link).toBeVisible({ timeout: 60_000 });
        const download = page.waitForEvent('download');
        await link.click();
        expect((await download).suggestedFilename()).toMatch(/\.zip$/);
      });

      await test.step('sign out everywhere', async () => {
        const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
        const whoIsThere = async () => (await (await elsewhere.request.get('/api/me')).json()).user?.alias;
        await elsewhere.request.post('/api/login', { data: { email: person.email, password } });
        await elsewhere.request.post('/api/two-factor/verify', { data: { code: codeOf(authenticator) } });
        expect(await whoIsThere()).toBe(person.alias);
        await visit(page, '/user');
        await button(text.sessions.endOthers).click();
        await expect(page.getByText(text.sessions.endedOthers)).toBeVisible();
        expect(await whoIsThere()).toBeUndefined();
        await expect(greeting).toBeVisible();
        await elsewhere.close();
      });

      await test.step('delete, and keep after all', async () => {
        await button(text.deletion.open).click();
        await fillIn(page, { password });
        await submit(page);
        await expect(button(text.deletion.keep)).toBeVisible();
        expect(await linkFromMail(person.email, '/user')).toMatch(/^\/user/);
        await button(text.deletion.keep).click();
        await expect(button(text.deletion.open)).toBeVisible();
      });
    });
  });
}
