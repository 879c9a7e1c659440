import { SITE_NAME } from '@poliedro/contracts/site';
import { z } from 'zod';
import { alias, defineTemplate, importe } from './template.ts';

export const topUpReceipt = defineTemplate({
  datos: z.strictObject({ alias, importe, importe_saldo: importe }),
  words: {
    es: {
      subject: `Has añadido saldo en ${SITE_NAME}`,
      heading: '¡Saldo añadido con éxito!',
      paragraphs: [
        'Hemos recibido {importe} de tu tarjeta. Tu saldo es ahora de {importe_saldo}.',
        `Solo se puede gastar en artículos de ${SITE_NAME}, y puedes pedir que lo que quede vuelva a tu tarjeta.`,
      ],
      footnote: 'El recibo está en tus transacciones.',
    },
    en: {
      subject: `You have topped up your ${SITE_NAME} balance`,
      heading: 'Your balance has been topped up',
      paragraphs: [
        'We have received {importe} from your card. Your balance is now {importe_saldo}.',
        `It can only be spent on articles on ${SITE_NAME}, and you can ask for what is left to be refunded to your card.`,
      ],
      footnote: 'The receipt is in your transactions.',
    },
    fr: {
      subject: `Vous avez rechargé votre solde ${SITE_NAME}`,
      heading: 'Votre solde a été rechargé',
      paragraphs: [
        'Nous avons reçu {importe} de votre carte. Votre solde est maintenant de {importe_saldo}.',
        `Il ne peut servir qu’à acheter des articles sur ${SITE_NAME}, et vous pouvez demander que le reste soit remboursé sur votre carte.`,
      ],
      footnote: 'Le reçu se trouve dans vos transactions.',
    },
    de: {
      subject: `Du hast dein Guthaben bei ${SITE_NAME} aufgeladen`,
      heading: 'Dein Guthaben ist aufgeladen',
      paragraphs: [
        'Wir haben {importe} von deiner Karte erhalten. Dein Guthaben beträgt jetzt {importe_saldo}.',
        `Es lässt sich nur für Artikel bei ${SITE_NAME} ausgeben, und den Rest kannst du auf deine Karte zurückzahlen lassen.`,
      ],
      footnote: 'Den Beleg findest du unter „Zahlungen“.',
    },
  },
});
