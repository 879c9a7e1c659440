import { SITE_NAME } from '@poliedro/contracts/site';
import { z } from 'zod';
import { alias, defineTemplate, url } from './template.ts';

export const exportReady = defineTemplate({
  datos: z.strictObject({ alias, url }),
  button: 'url',
  words: {
    es: {
      subject: `Tus datos de ${SITE_NAME} están listos`,
      heading: 'Tus datos están listos',
      paragraphs: [
        'Ya puedes descargar la copia de tus datos que pediste. El enlace caduca, así que no lo dejes para muy tarde.',
      ],
      button: 'Descargar mis datos',
      footnote: 'Guárdala en un lugar seguro. Si no la has pedido tú, cambia tu contraseña cuanto antes.',
    },
    en: {
      subject: `Your ${SITE_NAME} data is ready`,
      heading: 'Your data is ready',
      paragraphs: [
        'The copy of your data that you asked for can now be downloaded. The link expires, so do not leave it too long.',
      ],
      button: 'Download my data',
      footnote: 'Keep it in a safe place. If you did not ask for it, change your password as soon as you can.',
    },
    fr: {
      subject: `Vos données ${SITE_NAME} sont prêtes`,
      heading: 'Vos données sont prêtes',
      paragraphs: [
        'Vous pouvez télécharger la copie de vos données que vous avez demandée. Le lien finit par expirer : n’attendez pas trop.',
      ],
      button: 'Télécharger mes données',
      footnote: 'Gardez-la en lieu sûr. Si vous ne l’avez pas demandée, changez de mot de passe au plus vite.',
    },
    de: {
      subject: `Deine Daten von ${SITE_NAME} stehen bereit`,
      heading: 'Deine Daten stehen bereit',
      paragraphs: [
        'Du kannst die Kopie deiner Daten, um die du gebeten hast, jetzt herunterladen. Der Link läuft ab, also warte nicht zu lange.',
      ],
      button: 'Meine Daten herunterladen',
      footnote:
        'Bewahre sie an einem sicheren Ort auf. Wenn du sie nicht angefordert hast, ändere bitte bald dein Passwort.',
    },
  },
});
