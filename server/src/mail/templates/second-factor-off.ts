import { SITE_NAME } from '@poliedro/contracts/site';
import { z } from 'zod';
import { alias, defineTemplate } from './template.ts';

export const secondFactorOff = defineTemplate({
  datos: z.strictObject({ alias }),
  words: {
    es: {
      subject: `Segundo factor desactivado en ${SITE_NAME}`,
      heading: 'El segundo factor está desactivado',
      paragraphs: [
        'A partir de ahora, para entrar basta con tu contraseña. Puedes volver a activar el segundo factor cuando quieras.',
      ],
      footnote: 'Si no has sido tú, cambia tu contraseña cuanto antes y vuelve a activarlo.',
    },
    en: {
      subject: `Two-step verification turned off for ${SITE_NAME}`,
      heading: 'Two-step verification is off',
      paragraphs: [
        'From now on, your password is enough to log in. You can turn verification on again whenever you like.',
      ],
      footnote: 'If it was not you, change your password as soon as you can and turn verification on again.',
    },
    fr: {
      subject: `Second facteur désactivé sur ${SITE_NAME}`,
      heading: 'Le second facteur est désactivé',
      paragraphs: [
        'Désormais, votre mot de passe suffit pour vous connecter. Vous pouvez réactiver le second facteur quand vous voulez.',
      ],
      footnote: 'Si ce n’était pas vous, changez de mot de passe au plus vite et réactivez-le.',
    },
    de: {
      subject: `Zweiter Faktor bei ${SITE_NAME} ausgeschaltet`,
      heading: 'Der zweite Faktor ist ausgeschaltet',
      paragraphs: [
        'Ab jetzt genügt zum Anmelden dein Passwort. Du kannst den zweiten Faktor jederzeit wieder einschalten.',
      ],
      footnote: 'Wenn du es nicht warst, ändere bitte so bald wie möglich dein Passwort und schalte ihn wieder ein.',
    },
  },
});
