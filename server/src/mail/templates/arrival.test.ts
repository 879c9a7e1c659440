import { IDIOMAS, type Idioma } from '@poliedro/contracts/language';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import { type ReceivedMail, startTestMailServer } from '../../../test/mail-stand-in.ts';
import { openSmtpMailer } from '../../adapters/mailer/smtp-mailer.ts';
import { deliverDueMail, type MailRequest, queueMail } from '../mail.service.ts';
import { type Plantilla, TEMPLATES } from './catalogue.ts';

const ALIAS = '<b>x</b> & "y"';

/** What each mail is filled with; addresses with signs that HTML writes otherwise. */
const address = (path: string) => `https://poliedro.example/${path}?token=a%2Fb&next=/x%20y&z=1`;
const datos: { [P in Plantilla]: Extract<MailRequest, { plantilla: P }>['datos'] } = {
  'verify-email': { alias: ALIAS, url: address('verify') },
  'already-registered': { alias: ALIAS, url_login: address('login'), url_reset: address('reset') },
  'reset-password': { alias: ALIAS, url: address('reset') },
  'password-changed': { alias: ALIAS, url_reset: address('reset') },
  'verify-new-email': { alias: ALIAS, url: address('verify'), nuevo_email: 'nueva@lectores.example' },
  'email-changed': { alias: ALIAS, nuevo_email_masked: 'n•••@l•••.example' },
  'second-factor-on': { alias: ALIAS },
  'second-factor-off': { alias: ALIAS },
  'passkey-added': { alias: ALIAS, nombre: 'mi <b>teléfono</b>' },
  'application-accepted': { alias: ALIAS, rol: 'experto', url: address('user') },
  'application-declined': { alias: ALIAS, rol: 'experto', motivo: '<script>alert(1)</script> & "más"' },
  'export-ready': { alias: ALIAS, url: address('export') },
  'deletion-scheduled': { alias: ALIAS, fecha: '2026-12-01', url_cancel: address('keep') },
  'deletion-done': { alias: ALIAS },
  'deletion-money': {
    alias: ALIAS,
    importe_devuelto: '875',
    importe_pagado: '1000',
    importe_perdido: '5',
    url: address('user'),
  },
  'purchase-receipt': {
    alias: ALIAS,
    titular: '<i>Agua</i> en evil.example',
    importe: '1250',
    url: address('articulo'),
  },
  'top-up-receipt': { alias: ALIAS, importe: '1250', importe_saldo: '2250' },
  'refund-sent': { alias: ALIAS, importe: '1250' },
  'payout-sent': { alias: ALIAS, importe: '1250', url: address('user') },
  'renewal-failed': { alias: ALIAS, importe: '1250', url: address('user') },
  'subscription-begun': { alias: ALIAS, importe: '1250', fecha: '2026-12-01', url: address('user') },
  'withdrawal-acknowledged': {
    alias: ALIAS,
    importe: '500',
    momento: '2026-12-01T10:30:00.000Z',
    contrato: 'sub_1',
  },
  'account-suspended': { alias: ALIAS, motivo: 'Insultos a <b>otros</b>', hasta: '2026-12-01T10:30:00.000Z' },
  'account-readmitted': { alias: ALIAS, url: address('login') },
  'report-decided': { alias: ALIAS, cita: 'El <b>agua</b> baja', decision: 'mantener', motivo: 'Está en dos fuentes.' },
  'content-removed': { alias: ALIAS, cita: 'El <b>agua</b> baja', motivo: 'Es un <script>' },
};

const subjects: { [P in Plantilla]: Record<Idioma, string> } = {
  'verify-email': {
    es: 'Confirma tu correo en Poliedro',
    en: 'Confirm your email for Poliedro',
    fr: 'Confirmez votre adresse sur Poliedro',
    de: 'Bestätige deine E-Mail-Adresse bei Poliedro',
  },
  'already-registered': {
    es: 'Ya tienes una cuenta en Poliedro',
    en: 'You already have a Poliedro account',
    fr: 'Vous avez déjà un compte Poliedro',
    de: 'Du hast schon ein Konto bei Poliedro',
  },
  'reset-password': {
    es: 'Elige una contraseña nueva en Poliedro',
    en: 'Choose a new Poliedro password',
    fr: 'Choisissez un nouveau mot de passe Poliedro',
    de: 'Wähle ein neues Passwort für Poliedro',
  },
  'password-changed': {
    es: 'Tu contraseña de Poliedro ha cambiado',
    en: 'Your Poliedro password was changed',
    fr: 'Votre mot de passe Poliedro a changé',
    de: 'Dein Passwort bei Poliedro wurde geändert',
  },
  'verify-new-email': {
    es: 'Confirma tu nueva dirección en Poliedro',
    en: 'Confirm your new address for Poliedro',
    fr: 'Confirmez votre nouvelle adresse sur Poliedro',
    de: 'Bestätige deine neue Adresse bei Poliedro',
  },
  'email-changed': {
    es: 'Tu dirección de correo en Poliedro ha cambiado',
    en: 'Your email address on Poliedro was changed',
    fr: 'Votre adresse e-mail sur Poliedro a changé',
    de: 'Deine E-Mail-Adresse bei Poliedro wurde geändert',
  },
  'second-factor-on': {
    es: 'Segundo factor activado en Poliedro',
    en: 'Two-step verification turned on for Poliedro',
    fr: 'Second facteur activé sur Poliedro',
    de: 'Zweiter Faktor bei Poliedro eingeschaltet',
  },
  'second-factor-off': {
    es: 'Segundo factor desactivado en Poliedro',
    en: 'Two-step verification turned off for Poliedro',
    fr: 'Second facteur désactivé sur Poliedro',
    de: 'Zweiter Faktor bei Poliedro ausgeschaltet',
  },
  'passkey-added': {
    es: 'Nueva llave de acceso en tu cuenta de Poliedro',
    en: 'A new passkey in your Poliedro account',
    fr: 'Une nouvelle clé d’accès dans votre compte Poliedro',
    de: 'Ein neuer Passkey in deinem Poliedro-Konto',
  },
  'application-accepted': {
    es: 'Hemos aceptado tu solicitud en Poliedro',
    en: 'We have accepted your application to Poliedro',
    fr: 'Nous avons accepté votre demande sur Poliedro',
    de: 'Wir haben deine Bewerbung bei Poliedro angenommen',
  },
  'application-declined': {
    es: 'Respuesta a tu solicitud en Poliedro',
    en: 'About your application to Poliedro',
    fr: 'Réponse à votre demande sur Poliedro',
    de: 'Zu deiner Bewerbung bei Poliedro',
  },
  'export-ready': {
    es: 'Tus datos de Poliedro están listos',
    en: 'Your Poliedro data is ready',
    fr: 'Vos données Poliedro sont prêtes',
    de: 'Deine Daten von Poliedro stehen bereit',
  },
  'deletion-scheduled': {
    es: 'Tu cuenta de Poliedro se va a eliminar',
    en: 'Your Poliedro account is going to be deleted',
    fr: 'Votre compte Poliedro va être supprimé',
    de: 'Dein Konto bei Poliedro wird gelöscht',
  },
  'deletion-done': {
    es: 'Tu cuenta de Poliedro se ha eliminado',
    en: 'Your Poliedro account has been deleted',
    fr: 'Votre compte Poliedro a été supprimé',
    de: 'Dein Konto bei Poliedro wurde gelöscht',
  },
  'deletion-money': {
    es: 'Qué pasará con tu dinero en Poliedro',
    en: 'What will happen to your money on Poliedro',
    fr: 'Ce que deviendra votre argent sur Poliedro',
    de: 'Was aus deinem Geld bei Poliedro wird',
  },
  'purchase-receipt': {
    es: 'Has comprado un artículo en Poliedro',
    en: 'You have bought an article on Poliedro',
    fr: 'Vous avez acheté un article sur Poliedro',
    de: 'Du hast bei Poliedro einen Artikel gekauft',
  },
  'top-up-receipt': {
    es: 'Has añadido saldo en Poliedro',
    en: 'You have topped up your Poliedro balance',
    fr: 'Vous avez rechargé votre solde Poliedro',
    de: 'Du hast dein Guthaben bei Poliedro aufgeladen',
  },
  'refund-sent': {
    es: 'Tu dinero va de vuelta a tu tarjeta',
    en: 'Your money is on its way back to your card',
    fr: 'Votre argent revient sur votre carte',
    de: 'Dein Geld ist auf dem Weg zurück auf deine Karte',
  },
  'payout-sent': {
    es: 'Te hemos enviado lo que has ganado en Poliedro',
    en: 'We have sent you what you earned on Poliedro',
    fr: 'Nous vous avons envoyé ce que vous avez gagné sur Poliedro',
    de: 'Wir haben dir deine Einnahmen bei Poliedro überwiesen',
  },
  'renewal-failed': {
    es: 'No hemos podido renovar tu suscripción a Poliedro',
    en: 'We could not renew your Poliedro subscription',
    fr: 'Nous n’avons pas pu renouveler votre abonnement à Poliedro',
    de: 'Wir konnten dein Abo bei Poliedro nicht verlängern',
  },
  'subscription-begun': {
    es: 'Gracias por apoyar a Poliedro',
    en: 'Thank you for supporting Poliedro',
    fr: 'Merci de soutenir Poliedro',
    de: 'Danke, dass du Poliedro unterstützt',
  },
  'withdrawal-acknowledged': {
    es: 'Hemos recibido tu desistimiento',
    en: 'We have received your withdrawal',
    fr: 'Nous avons reçu votre rétractation',
    de: 'Wir haben deinen Widerruf erhalten',
  },
  'account-suspended': {
    es: 'Tu cuenta de Poliedro está suspendida',
    en: 'Your Poliedro account is suspended',
    fr: 'Votre compte Poliedro est suspendu',
    de: 'Dein Konto bei Poliedro ist gesperrt',
  },
  'account-readmitted': {
    es: 'Tu cuenta de Poliedro vuelve a estar activa',
    en: 'Your Poliedro account is active again',
    fr: 'Votre compte Poliedro est de nouveau actif',
    de: 'Dein Konto bei Poliedro ist nicht mehr gesperrt',
  },
  'report-decided': {
    es: 'Hemos revisado tu aviso en Poliedro',
    en: 'We have reviewed your report to Poliedro',
    fr: 'Nous avons examiné votre signalement sur Poliedro',
    de: 'Wir haben deine Meldung bei Poliedro geprüft',
  },
  'content-removed': {
    es: 'Hemos retirado algo tuyo de Poliedro',
    en: 'We have taken down something of yours on Poliedro',
    fr: 'Nous avons retiré un de vos contenus sur Poliedro',
    de: 'Wir haben bei Poliedro etwas von dir entfernt',
  },
};

const GREETINGS = { es: `Hola, ${ALIAS}:`, en: `Hi ${ALIAS},`, fr: `Bonjour ${ALIAS},`, de: `Hallo ${ALIAS},` };
const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
const linksIn = (html: string) => new Set([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href));

function checkArrived(mail: ReceivedMail, plantilla: Plantilla, idioma: Idioma): void {
  expect(mail.subject).toBe(subjects[plantilla][idioma]);
  expect(mail.html).toContain(`<html lang="${idioma}">`);
  expect(mail.text).toContain(GREETINGS[idioma]);
  expect(mail.html).toContain(escaped(GREETINGS[idioma]));
  const { subject: _, ...words } = TEMPLATES[plantilla].words[idioma];
  for (const part of Object.values(words).flat()) {
    for (const words of part.split(/\{\w+\}/)) {
      expect(mail.text.replaceAll('\u00a0', ' ')).toContain(words);
      expect(mail.html.replaceAll('\u00a0', ' ')).toContain(escaped(words));
    }
  }

  const urls = Object.values(datos[plantilla]).filter((value) => value.startsWith('https://'));
  expect(linksIn(mail.html)).toEqual(new Set(urls.map(escaped)));
  expect(new Set(mail.text.match(/https:\S+/g))).toEqual(new Set(urls));
  for (const value of Object.values(datos[plantilla])) {
    if (value !== escaped(value)) expect(mail.html).not.toContain(value);
  }
  expect(mail.html).not.toMatch(/<script|<b>/);
}

describe('every mail', () => {
  test('arrives in each language with its own words, its links, and nothing unescaped', async () => {
    const db = await openTestDatabase('empty');
    const mailServer = await startTestMailServer();
    const mailer = openSmtpMailer({ url: mailServer.url, from: 'no-responder@poliedro.example' });
    onTestFinished(() => mailer.close());
    const plantillas = Object.keys(TEMPLATES) as Plantilla[];
    for (const plantilla of plantillas) {
      for (const idioma of IDIOMAS) {
        const request = { destinatario: `${plantilla}.${idioma}@lectores.example`, plantilla, idioma };
        await queueMail(db, { ...request, datos: datos[plantilla] } as MailRequest);
      }
    }
    while ((await deliverDueMail(db, mailer)).outcome !== 'none');
    expect(await mailServer.list()).toHaveLength(plantillas.length * IDIOMAS.length);
    for (const plantilla of plantillas) {
      for (const idioma of IDIOMAS) {
        const [mail] = await mailServer.list(`${plantilla}.${idioma}@lectores.example`);
        if (mail === undefined) throw new Error(`${plantilla} did not arrive in ${idioma}`);
        checkArrived(mail, plantilla, idioma);
      }
    }
  });
});
