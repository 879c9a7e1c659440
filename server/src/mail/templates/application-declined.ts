import { SITE_NAME } from '@poliedro/contracts/site';
import { z } from 'zod';
import { alias, defineTemplate, rol } from './template.ts';

export const applicationDeclined = defineTemplate({
  datos: z.strictObject({ alias, rol, motivo: z.string().trim().min(1).max(2000) }),
  words: {
    es: {
      subject: `Respuesta a tu solicitud en ${SITE_NAME}`,
      heading: 'Sobre tu solicitud',
      paragraphs: [
        'Gracias por querer participar. Hemos leído con atención tu solicitud para el rol de {rol} y, por ahora, no podemos aceptarla.',
        'Este es el motivo: {motivo}',
        'Tu cuenta sigue igual, y puedes volver a solicitarlo más adelante.',
      ],
    },
    en: {
      subject: `About your application to ${SITE_NAME}`,
      heading: 'About your application',
      paragraphs: [
        'Thank you for wanting to take part. We have read your application for the role of {rol} carefully and, for now, we cannot accept it.',
        'This is the reason: {motivo}',
        'Your account stays as it is, and you are welcome to apply again later.',
      ],
    },
    fr: {
      subject: `Réponse à votre demande sur ${SITE_NAME}`,
      heading: 'À propos de votre demande',
      paragraphs: [
        'Merci de vouloir participer. Nous avons lu avec attention votre demande pour le rôle « {rol} » et, pour le moment, nous ne pouvons pas l’accepter.',
        'En voici la raison : {motivo}',
        'Votre compte reste tel quel, et vous pourrez refaire une demande plus tard.',
      ],
    },
    de: {
      subject: `Zu deiner Bewerbung bei ${SITE_NAME}`,
      heading: 'Zu deiner Bewerbung',
      paragraphs: [
        'Danke, dass du mitmachen möchtest. Wir haben deine Bewerbung für die Rolle „{rol}“ aufmerksam gelesen und können sie im Moment nicht annehmen.',
        'Das ist der Grund: {motivo}',
        'Dein Konto bleibt, wie es ist, und du kannst dich später gern noch einmal bewerben.',
      ],
    },
  },
});
