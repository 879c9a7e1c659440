import { SITE_NAME } from '@poliedro/contracts/site';
import { z } from 'zod';
import { alias, defineTemplate, url } from './template.ts';

export const resetPassword = defineTemplate({
  datos: z.strictObject({ alias, url }),
  button: 'url',
  words: {
    es: {
      subject: `Elige una contraseña nueva en ${SITE_NAME}`,
      heading: 'Elige una contraseña nueva',
      paragraphs: ['Has pedido cambiar tu contraseña. El enlace caduca pronto y solo sirve una vez.'],
      button: 'Elegir contraseña',
      footnote: 'Si no lo has pedido tú, ignora este mensaje: tu contraseña sigue siendo la misma.',
    },
    en: {
      subject: `Choose a new ${SITE_NAME} password`,
      heading: 'Choose a new password',
      paragraphs: ['You asked to change your password. The link expires soon and works only once.'],
      button: 'Choose a password',
      footnote: 'If you did not ask for this, ignore this message: your password stays the same.',
    },
    fr: {
      subject: `Choisissez un nouveau mot de passe ${SITE_NAME}`,
      heading: 'Choisissez un nouveau mot de passe',
      paragraphs: ['Vous avez demandé à changer de mot de passe. Le lien expire rapidement et ne sert qu’une fois.'],
      button: 'Choisir un mot de passe',
      footnote: 'Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.',
    },
    de: {
      subject: `Wähle ein neues Passwort für ${SITE_NAME}`,
      heading: 'Wähle ein neues Passwort',
      paragraphs: ['Du hast darum gebeten, dein Passwort zu ändern. Der Link läuft bald ab und gilt nur einmal.'],
      button: 'Passwort wählen',
      footnote: 'Wenn du es nicht warst, ignoriere diese Nachricht: Dein Passwort bleibt, wie es ist.',
    },
  },
});
