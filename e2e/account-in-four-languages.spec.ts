import type { Locator, Page } from '@playwright/test';
import { admin } from './admin.ts';
import { codeOf } from './authenticator.ts';
import { linkFromMail } from './mails.ts';
import { withPasskeyDevice } from './passkey-device.ts';
import { fillIn, someone, submit } from './people.ts';
import { expect, test, visit } from './site.ts';

test.use({ expectedErrors: /40[0139]|ERR_/ });

/** A sentence of each step, to know that it speaks the reader's language. */
const WORDS = {
  es: {
    verified: 'Correo confirmado',
    wrong: 'El correo o la contraseña no son correctos.',
    sent: 'Si hay una cuenta con ese correo, te hemos enviado un enlace.',
    another: 'Un paso más',
    waiting: 'En espera',
    tabs: [
      'Mi Perfil',
      'Mi Bio',
      'Mis Artículos',
      'Mis Reacciones',
      'Transacciones',
      'Suscripción',
      'Mis Comentarios',
      'Cobros',
    ],
    saved: 'Información actualizada exitosamente',
    ready: 'Tu copia está lista',
    planned: 'Tu cuenta se eliminará el',
    alone: 'Se han cerrado las demás sesiones',
  },
  en: {
    verified: 'Email confirmed',
    wrong: 'The email or the password is not correct.',
    sent: 'If there is an account with that email, we have sent you a link.',
    another: 'One more step',
    waiting: 'Waiting',
    tabs: [
      'My profile',
      'My bio',
      'My articles',
      'My reactions',
      'Transactions',
      'Subscription',
      'My comments',
      'Payouts',
    ],
    saved: 'Your details have been updated',
    ready: 'Your copy is ready',
    planned: 'Your account will be deleted on',
    alone: 'The other sessions have ended',
  },
  fr: {
    verified: 'Adresse confirmée',
    wrong: 'L’adresse ou le mot de passe est incorrect.',
    sent: 'Si un compte existe avec cette adresse, nous vous avons envoyé un lien.',
    another: 'Encore une étape',
    waiting: 'En attente',
    tabs: [
      'Mon profil',
      'Ma bio',
      'Mes articles',
      'Mes réactions',
      'Transactions',
      'Abonnement',
      'Mes commentaires',
      'Versements',
    ],
    saved: 'Vos informations ont été mises à jour',
    ready: 'Votre copie est prête',
    planned: 'Votre compte sera supprimé le',
    alone: 'Les autres sessions sont fermées',
  },
  de: {
    verified: 'E-Mail-Adresse bestätigt',
    wrong: 'Die E-Mail-Adresse oder das Passwort ist nicht richtig.',
    sent: 'Wenn es ein Konto mit dieser Adresse gibt, haben wir dir einen Link geschickt.',
    another: 'Noch ein Schritt',
    waiting: 'In Prüfung',
    tabs: [
      'Mein Profil',
      'Meine Bio',
      'Meine Artikel',
      'Meine Reaktionen',
      'Zahlungen',
      'Abo',
      'Meine Kommentare',
      'Auszahlungen',
    ],
    saved: 'Deine Angaben sind gespeichert',
    ready: 'Deine Kopie ist fertig',
    planned: 'Dein Konto wird am',
    alone: 'Die anderen Sitzungen sind beendet',
  },
};

/** The matters of the profile in their order. */
const part = (page: Page, number: number) => page.locator('.zone-section').nth(number);
const SECURITY = 2;
const SESSIONS = 3;
const WRITING = 4;
const DATA = 5;

const press = (place: Locator) => place.getByRole('button').first().click();

async function leave(page: Page): Promise<void> {
  await page.locator('.account-corner button').click();
  await expect(page).toHaveURL('/');
}

for (const [idioma, words] of Object.entries(WORDS)) {
  test.describe(`in ${idioma}`, () => {
    test.use({ locale: idioma });

    test('an account from its beginning to its end', async ({ page, browser, baseURL }) => {
      const person = someone();
      const password = 'cinco lobitos tiene la loba';
      await test.step('register and prove the address', async () => {
        await visit(page, '/register');
        await expect(page.locator('html')).toHaveAttribute('lang', idioma);
        await fillIn(page, { ...person });
        await submit(page);
        await expect(page).toHaveURL('/');
        await visit(page, await linkFromMail(person.email, '/verify'));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.verified);
      });

      await test.step('forget the password and choose another', async () => {
        await visit(page, '/user');
        await leave(page);
        await visit(page, '/login');
        await fillIn(page, { email: person.email, password });
        await submit(page);
        await expect(page.getByRole('main')).toContainText(words.wrong);
        await visit(page, '/password');
        await fillIn(page, { email: person.email });
        await submit(page);
        await expect(page.getByText(words.sent)).toBeVisible();
        await visit(page, await linkFromMail(person.email, '/password'));
        await fillIn(page, { password });
        await submit(page);
        await expect(page).toHaveURL('/login');
        await fillIn(page, { email: person.email, password });
        await submit(page);
        await expect(page).toHaveURL('/');
      });

      const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
      const signInElsewhere = async () =>
        (await elsewhere.request.post('/api/login', { data: { email: person.email, password } })).json();
      expect(await signInElsewhere()).toMatchObject({ segundo_factor: false });

      await test.step('turn on the second factor and sign in with it', async () => {
        await visit(page, '/user');
        await press(part(page, SECURITY).locator('.row-line').nth(1));
        const begun = page.waitForResponse('**/api/two-factor/enable');
        await fillIn(page, { password });
        await submit(page);
        const { totp_uri } = await (await begun).json();
        await fillIn(page, { code: codeOf(totp_uri) });
        await submit(page);
        await page.locator('.recovery .button.primary').click();
        await leave(page);
        await visit(page, '/login?next=%2Fuser');
        await fillIn(page, { email: person.email, password });
        await submit(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.another);
        await fillIn(page, { code: codeOf(totp_uri) });
        await submit(page);
        await expect(page).toHaveURL('/user');
        expect(await (await elsewhere.request.get('/api/me')).json()).toMatchObject({ user: null });
        expect(await signInElsewhere()).toMatchObject({ segundo_factor: true });
        const entered = await elsewhere.request.post('/api/two-factor/verify', { data: { code: codeOf(totp_uri) } });
        expect(entered.status()).toBe(200);
      });

      await test.step('apply and be accepted', async () => {
        await press(part(page, WRITING));
        await page.locator('select[name=rol]').selectOption('experto');
        await page.locator('textarea[name=motivo]').fill('Llevo veinte años midiendo el agua de los ríos del norte.');
        const sent = page.waitForResponse('**/api/user/application');
        await submit(page);
        const { solicitud } = await (await sent).json();
        await expect(part(page, WRITING)).toContainText(words.waiting);
        await admin('accept', String(solicitud.solicitud_id));
        await page.reload();
        await expect(page.getByRole('tab')).toHaveText(words.tabs);
        await page.getByRole('tab').nth(1).click();
      });

      await test.step('write a bio with a photo', async () => {
        await page.locator('textarea[name=descripcion]').fill('Mido ríos.');
        await submit(page);
        await expect(page.locator('.toast').filter({ hasText: words.saved })).toBeVisible();
        const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 300 } });
        await page.locator('input[type=file]').setInputFiles({ name: 'yo.png', mimeType: 'image/png', buffer });
        await expect(page.locator('.bio-photo img')).toHaveAttribute('src', /^\/fotos\//);
      });

      await test.step('ask for everything', async () => {
        await page.getByRole('tab').first().click();
        // Experts have nothing left to apply for, so the later matters move up.
        await press(part(page, DATA - 1));
        await expect(page.getByText(words.ready)).toBeVisible({ timeout: 40_000 });
      });

      await test.step('sign out everywhere else', async () => {
        await part(page, SESSIONS).locator('.row-end').getByRole('button').click();
        await expect(page.getByText(words.alone)).toBeVisible();
        await expect(part(page, SESSIONS).getByRole('listitem')).toHaveCount(1);
        expect((await (await elsewhere.request.get('/api/me')).json()).user).toBeNull();
        await elsewhere.close();
      });

      await test.step('sign in with a passkey, which needs no code', async () => {
        await withPasskeyDevice(page);
        await press(part(page, SECURITY).locator('.row-line').nth(2));
        await fillIn(page, { nombre: 'laptop', password });
        await submit(page);
        await expect(part(page, SECURITY).getByRole('listitem')).toContainText('laptop');
        await leave(page);
        await page.goto('/login?next=%2Fuser');
        await expect(page).toHaveURL('/user');
      });

      await test.step('delete the account, think again, and leave', async () => {
        await press(part(page, DATA));
        await fillIn(page, { password });
        await submit(page);
        await expect(page.getByText(words.planned)).toBeVisible();
        await page.locator('.planned-deletion').getByRole('button').click();
        await expect(page.getByText(words.planned)).toHaveCount(0);
        await leave(page);
      });
    });
  });
}
