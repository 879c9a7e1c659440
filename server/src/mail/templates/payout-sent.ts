import { SITE_NAME } from '@poliedro/contracts/site';
import { z } from 'zod';
import { alias, defineTemplate, importe, url } from './template.ts';

export const payoutSent = defineTemplate({
  datos: z.strictObject({ alias, importe, url }),
  button: 'url',
  words: {
    es: {
      subject: `Te hemos enviado lo que has ganado en ${SITE_NAME}`,
      heading: 'Tus ingresos van de camino',
      paragraphs: [
        'Hemos enviado {importe} a tu cuenta para cobrar: es todo lo que habías ganado con tus artículos hasta hoy.',
      ],
      button: 'Ver mis transacciones',
      footnote: `Gracias por escribir en ${SITE_NAME}.`,
    },
    en: {
      subject: `We have sent you what you earned on ${SITE_NAME}`,
      heading: 'Your earnings are on their way',
      paragraphs: ['We have sent {importe} to your payout account: everything your articles had earned up to today.'],
      button: 'See my transactions',
      footnote: `Thank you for writing for ${SITE_NAME}.`,
    },
    fr: {
      subject: `Nous vous avons envoyé ce que vous avez gagné sur ${SITE_NAME}`,
      heading: 'Vos revenus sont en route',
      paragraphs: [
        'Nous avons envoyé {importe} sur votre compte de versement : tout ce que vos articles ont rapporté jusqu’à aujourd’hui.',
      ],
      button: 'Voir mes transactions',
      footnote: `Merci d’écrire sur ${SITE_NAME}.`,
    },
    de: {
      subject: `Wir haben dir deine Einnahmen bei ${SITE_NAME} überwiesen`,
      heading: 'Deine Einnahmen sind unterwegs',
      paragraphs: [
        'Wir haben {importe} auf dein Konto für Auszahlungen überwiesen: alles, was deine Artikel bis heute eingebracht haben.',
      ],
      button: 'Meine Zahlungen ansehen',
      footnote: `Danke, dass du bei ${SITE_NAME} schreibst.`,
    },
  },
});
