import { SITE_NAME } from '@poliedro/contracts/site';
import { z } from 'zod';
import { alias, defineTemplate, importe, titular, url } from './template.ts';

export const purchaseReceipt = defineTemplate({
  datos: z.strictObject({ alias, titular, importe, url }),
  button: 'url',
  words: {
    es: {
      subject: `Has comprado un artículo en ${SITE_NAME}`,
      heading: 'Gracias por tu compra',
      paragraphs: ['Has comprado «{titular}» por {importe}, con cargo a tu saldo. Puedes leerlo siempre que quieras.'],
      button: 'Leer el artículo',
      footnote: 'El recibo está en tus transacciones.',
    },
    en: {
      subject: `You have bought an article on ${SITE_NAME}`,
      heading: 'Thank you for your purchase',
      paragraphs: ['You have bought “{titular}” for {importe}, from your balance. You can read it whenever you like.'],
      button: 'Read the article',
      footnote: 'The receipt is in your transactions.',
    },
    fr: {
      subject: `Vous avez acheté un article sur ${SITE_NAME}`,
      heading: 'Merci pour votre achat',
      paragraphs: [
        'Vous avez acheté « {titular} » pour {importe}, avec votre solde. Vous pouvez le lire quand vous voulez.',
      ],
      button: 'Lire l’article',
      footnote: 'Le reçu se trouve dans vos transactions.',
    },
    de: {
      subject: `Du hast bei ${SITE_NAME} einen Artikel gekauft`,
      heading: 'Danke für deinen Kauf',
      paragraphs: [
        'Du hast „{titular}“ für {importe} von deinem Guthaben gekauft. Du kannst den Artikel lesen, wann immer du willst.',
      ],
      button: 'Artikel lesen',
      footnote: 'Den Beleg findest du unter „Zahlungen“.',
    },
  },
});
