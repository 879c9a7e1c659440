import { SITE_NAME } from '@poliedro/contracts/site';
import { z } from 'zod';
import { alias, defineTemplate, rol, url } from './template.ts';

export const applicationAccepted = defineTemplate({
  datos: z.strictObject({ alias, rol, url }),
  button: 'url',
  words: {
    es: {
      subject: `Hemos aceptado tu solicitud en ${SITE_NAME}`,
      heading: 'Tu solicitud, aceptada',
      paragraphs: [
        `Desde ahora tienes en ${SITE_NAME} el rol de {rol}: ya puedes publicar tus propios artículos.`,
        'Nos alegra mucho contar contigo.',
      ],
      button: 'Empezar',
    },
    en: {
      subject: `We have accepted your application to ${SITE_NAME}`,
      heading: 'Your application has been accepted',
      paragraphs: [
        `You now have the role of {rol} on ${SITE_NAME}: you can publish your own articles.`,
        'We are very glad to have you with us.',
      ],
      button: 'Get started',
    },
    fr: {
      subject: `Nous avons accepté votre demande sur ${SITE_NAME}`,
      heading: 'Votre demande est acceptée',
      paragraphs: [
        `Vous avez désormais sur ${SITE_NAME} le rôle « {rol} » : vous pouvez publier vos propres articles.`,
        'Nous sommes très heureux de vous compter parmi nous.',
      ],
      button: 'Commencer',
    },
    de: {
      subject: `Wir haben deine Bewerbung bei ${SITE_NAME} angenommen`,
      heading: 'Deine Bewerbung ist angenommen',
      paragraphs: [
        `Ab jetzt hast du bei ${SITE_NAME} die Rolle „{rol}“: Du kannst eigene Artikel veröffentlichen.`,
        'Wir freuen uns sehr, dass du dabei bist.',
      ],
      button: 'Loslegen',
    },
  },
});
