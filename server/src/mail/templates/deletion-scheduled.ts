import { SITE_NAME } from '@poliedro/contracts/site';
import { z } from 'zod';
import { alias, defineTemplate, fecha, url } from './template.ts';

export const deletionScheduled = defineTemplate({
  datos: z.strictObject({ alias, fecha, url_cancel: url }),
  button: 'url_cancel',
  words: {
    es: {
      subject: `Tu cuenta de ${SITE_NAME} se va a eliminar`,
      heading: 'Tu cuenta se va a eliminar',
      paragraphs: [
        'Como has pedido, eliminaremos tu cuenta y tus datos personales el {fecha}.',
        '¿Has cambiado de idea? Hasta ese día puedes conservarla.',
      ],
      button: 'Conservar mi cuenta',
      footnote: 'Si no lo has pedido tú, conserva tu cuenta con ese enlace y cambia tu contraseña cuanto antes.',
    },
    en: {
      subject: `Your ${SITE_NAME} account is going to be deleted`,
      heading: 'Your account is going to be deleted',
      paragraphs: [
        'As you asked, we will delete your account and your personal data on {fecha}.',
        'Changed your mind? You can keep it until then.',
      ],
      button: 'Keep my account',
      footnote:
        'If you did not ask for this, use that link to keep your account and change your password as soon as you can.',
    },
    fr: {
      subject: `Votre compte ${SITE_NAME} va être supprimé`,
      heading: 'Votre compte va être supprimé',
      paragraphs: [
        'Comme vous l’avez demandé, nous supprimerons votre compte et vos données personnelles le {fecha}.',
        'Vous avez changé d’avis ? Jusqu’à ce jour, vous pouvez le conserver.',
      ],
      button: 'Conserver mon compte',
      footnote:
        'Si vous n’avez rien demandé, conservez votre compte avec ce lien et changez de mot de passe au plus vite.',
    },
    de: {
      subject: `Dein Konto bei ${SITE_NAME} wird gelöscht`,
      heading: 'Dein Konto wird gelöscht',
      paragraphs: [
        'Wie von dir gewünscht, löschen wir dein Konto und deine persönlichen Daten am {fecha}.',
        'Hast du es dir anders überlegt? Bis dahin kannst du es behalten.',
      ],
      button: 'Mein Konto behalten',
      footnote:
        'Wenn du es nicht warst, behalte dein Konto mit diesem Link und ändere so bald wie möglich dein Passwort.',
    },
  },
});
