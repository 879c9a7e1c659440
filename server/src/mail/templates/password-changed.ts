import { SITE_NAME } from '@poliedro/contracts/site';
import { z } from 'zod';
import { alias, defineTemplate, url } from './template.ts';

export const passwordChanged = defineTemplate({
  datos: z.strictObject({ alias, url_reset: url }),
  button: 'url_reset',
  words: {
    es: {
      subject: `Tu contraseña de ${SITE_NAME} ha cambiado`,
      heading: 'Tu contraseña ha cambiado',
      paragraphs: [
        'La contraseña de tu cuenta acaba de cambiar. Si has sido tú, no tienes que hacer nada más.',
        'Si no has sido tú, elige enseguida una contraseña nueva.',
      ],
      button: 'Elegir otra contraseña',
    },
    en: {
      subject: `Your ${SITE_NAME} password was changed`,
      heading: 'Your password was changed',
      paragraphs: [
        'The password for your account has just been changed. If it was you, there is nothing more to do.',
        'If it was not you, choose a new password right away.',
      ],
      button: 'Choose another password',
    },
    fr: {
      subject: `Votre mot de passe ${SITE_NAME} a changé`,
      heading: 'Votre mot de passe a changé',
      paragraphs: [
        'Le mot de passe de votre compte vient de changer. Si c’était vous, vous n’avez rien d’autre à faire.',
        'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe.',
      ],
      button: 'Choisir un autre mot de passe',
    },
    de: {
      subject: `Dein Passwort bei ${SITE_NAME} wurde geändert`,
      heading: 'Dein Passwort wurde geändert',
      paragraphs: [
        'Das Passwort deines Kontos wurde gerade geändert. Wenn du es warst, musst du nichts weiter tun.',
        'Wenn du es nicht warst, wähle bitte sofort ein neues Passwort.',
      ],
      button: 'Anderes Passwort wählen',
    },
  },
});
