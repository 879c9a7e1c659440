import { SITE_NAME } from '@poliedro/contracts/site';
import { z } from 'zod';
import { alias, defineTemplate } from './template.ts';

export const deletionDone = defineTemplate({
  datos: z.strictObject({ alias }),
  words: {
    es: {
      subject: `Tu cuenta de ${SITE_NAME} se ha eliminado`,
      heading: 'Tu cuenta se ha eliminado',
      paragraphs: [
        'Hemos eliminado tu cuenta y tus datos personales, como pediste.',
        'Gracias por el tiempo que has pasado con nosotros. Si algún día quieres volver, aquí estaremos.',
      ],
    },
    en: {
      subject: `Your ${SITE_NAME} account has been deleted`,
      heading: 'Your account has been deleted',
      paragraphs: [
        'We have deleted your account and your personal data, as you asked.',
        'Thank you for the time you spent with us. If you ever want to come back, we will be here.',
      ],
    },
    fr: {
      subject: `Votre compte ${SITE_NAME} a été supprimé`,
      heading: 'Votre compte a été supprimé',
      paragraphs: [
        'Nous avons supprimé votre compte et vos données personnelles, comme vous l’aviez demandé.',
        'Merci pour le temps passé avec nous. Si un jour vous souhaitez revenir, nous serons là.',
      ],
    },
    de: {
      subject: `Dein Konto bei ${SITE_NAME} wurde gelöscht`,
      heading: 'Dein Konto wurde gelöscht',
      paragraphs: [
        'Wir haben dein Konto und deine persönlichen Daten gelöscht, wie du es wolltest.',
        'Danke für die Zeit, die du mit uns verbracht hast. Wenn du eines Tages zurückkommen möchtest, sind wir da.',
      ],
    },
  },
});
