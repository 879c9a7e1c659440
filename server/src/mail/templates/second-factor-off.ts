import { z } from 'zod';
import { alias, defineTemplate } from './template.ts';

export const secondFactorOff = defineTemplate({
  datos: z.strictObject({ alias }),
  words: {
    es: {
      subject: 'Verificación en dos pasos desactivada en Poliedro',
      heading: 'Verificación en dos pasos desactivada',
      paragraphs: ['A partir de ahora, para entrar basta con tu contraseña. Puedes volver a activarla cuando quieras.'],
      footnote: 'Si no has sido tú, cambia tu contraseña cuanto antes y vuelve a activarla.',
    },
    en: {
      subject: 'Two-step verification turned off at Poliedro',
      heading: 'Two-step verification is off',
      paragraphs: ['From now on, your password is enough to sign in. You can turn it on again whenever you like.'],
      footnote: 'If it was not you, change your password as soon as you can and turn it on again.',
    },
    fr: {
      subject: 'Validation en deux étapes désactivée sur Poliedro',
      heading: 'Validation en deux étapes désactivée',
      paragraphs: [
        'Désormais, votre mot de passe suffit pour vous connecter. Vous pouvez la réactiver quand vous voulez.',
      ],
      footnote: 'Si ce n’était pas vous, changez de mot de passe au plus vite et réactivez-la.',
    },
    de: {
      subject: 'Bestätigung in zwei Schritten bei Poliedro ausgeschaltet',
      heading: 'Bestätigung in zwei Schritten ist aus',
      paragraphs: ['Ab jetzt genügt zum Anmelden dein Passwort. Du kannst sie jederzeit wieder einschalten.'],
      footnote: 'Wenn du es nicht warst, ändere bitte so bald wie möglich dein Passwort und schalte sie wieder ein.',
    },
  },
});
