import { SITE_NAME } from '@poliedro/contracts/site';
import { z } from 'zod';
import { alias, defineTemplate, fecha, importe, url } from './template.ts';

export const subscriptionBegun = defineTemplate({
  datos: z.strictObject({ alias, importe, fecha, url }),
  button: 'url',
  words: {
    es: {
      subject: `Gracias por apoyar a ${SITE_NAME}`,
      heading: 'Tu suscripción ha empezado',
      paragraphs: [
        'Gracias: tu donación periódica de {importe} está en marcha. La próxima se cobrará el {fecha}.',
        'Es una donación: no incluye artículos. Puedes cambiarla o cancelarla cuando quieras; durante los primeros 14 días puedes desistir y te devolvemos todo.',
      ],
      button: 'Ver mi suscripción',
      footnote: 'El recibo está en tus transacciones.',
    },
    en: {
      subject: `Thank you for supporting ${SITE_NAME}`,
      heading: 'Your subscription has started',
      paragraphs: [
        'Thank you: your recurring donation of {importe} is set up. The next one will be charged on {fecha}.',
        'It is a donation and does not include articles. You can change or cancel it whenever you like; within the first 14 days you can withdraw and we will refund all of it.',
      ],
      button: 'See my subscription',
      footnote: 'The receipt is in your transactions.',
    },
    fr: {
      subject: `Merci de soutenir ${SITE_NAME}`,
      heading: 'Votre abonnement a commencé',
      paragraphs: [
        'Merci : votre don régulier de {importe} est en place. Le prochain sera prélevé le {fecha}.',
        'C’est un don : il ne sert pas à acheter des articles. Vous pouvez le modifier ou y mettre fin quand vous voulez ; pendant les 14 premiers jours, vous pouvez vous rétracter et nous remboursons tout.',
      ],
      button: 'Voir mon abonnement',
      footnote: 'Le reçu se trouve dans vos transactions.',
    },
    de: {
      subject: `Danke, dass du ${SITE_NAME} unterstützt`,
      heading: 'Dein Abo hat begonnen',
      paragraphs: [
        'Danke: Deine regelmäßige Spende von {importe} läuft. Die nächste wird am {fecha} abgebucht.',
        'Es ist eine Spende; Artikel sind darin nicht enthalten. Du kannst sie jederzeit ändern oder beenden; in den ersten 14 Tagen kannst du widerrufen, und wir zahlen alles zurück.',
      ],
      button: 'Mein Abo ansehen',
      footnote: 'Den Beleg findest du unter „Zahlungen“.',
    },
  },
});
