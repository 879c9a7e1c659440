import { z } from 'zod';
import { alias, defineTemplate, importe } from './template.ts';

export const refundSent = defineTemplate({
  datos: z.strictObject({ alias, importe }),
  words: {
    es: {
      subject: 'Tu dinero va de vuelta a tu tarjeta',
      heading: 'Devolución enviada',
      paragraphs: [
        'Hemos enviado {importe} de vuelta a la tarjeta con la que pagaste. Tu banco puede tardar de 5 a 10 días en mostrarlo.',
      ],
    },
    en: {
      subject: 'Your money is on its way back to your card',
      heading: 'Refund sent',
      paragraphs: [
        'We have sent {importe} back to the card you paid with. Your bank may take 5 to 10 days to show it.',
      ],
    },
    fr: {
      subject: 'Votre argent revient sur votre carte',
      heading: 'Remboursement envoyé',
      paragraphs: [
        'Nous avons remboursé {importe} sur la carte avec laquelle vous avez payé. Votre banque peut mettre de 5 à 10 jours à l’afficher.',
      ],
    },
    de: {
      subject: 'Dein Geld ist auf dem Weg zurück auf deine Karte',
      heading: 'Die Rückzahlung ist unterwegs',
      paragraphs: [
        'Wir haben {importe} auf die Karte zurückgezahlt, mit der du bezahlt hast. Bis deine Bank es anzeigt, kann es 5 bis 10 Tage dauern.',
      ],
    },
  },
});
