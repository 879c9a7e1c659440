import { z } from 'zod';
import { alias, defineTemplate, fecha, importe, url } from './template.ts';

export const subscriptionBegun = defineTemplate({
  datos: z.strictObject({ alias, importe, fecha, url }),
  button: 'url',
  words: {
    es: {
      subject: 'Gracias por apoyar a Poliedro',
      heading: 'Tu suscripción ha empezado',
      paragraphs: [
        'Gracias: tu donación recurrente de {importe} está en marcha. La próxima se cobrará el {fecha}.',
        'Es una donación y no compra artículos. Puedes cambiarla o cancelarla cuando quieras; durante los primeros 14 días puedes desistir y te devolvemos todo.',
      ],
      button: 'Ver mi suscripción',
      footnote: 'El recibo está en tus transacciones.',
    },
    en: {
      subject: 'Thank you for supporting Poliedro',
      heading: 'Your subscription has begun',
      paragraphs: [
        'Thank you: your recurring donation of {importe} is under way. The next one will be charged on {fecha}.',
        'It is a donation and buys no articles. You can change or cancel it whenever you like; within the first 14 days you can withdraw and we return all of it.',
      ],
      button: 'See my subscription',
      footnote: 'The receipt is among your transactions.',
    },
    fr: {
      subject: 'Merci de soutenir Poliedro',
      heading: 'Votre abonnement a commencé',
      paragraphs: [
        'Merci : votre don récurrent de {importe} est en place. Le prochain sera prélevé le {fecha}.',
        'C’est un don, il n’achète pas d’articles. Vous pouvez le modifier ou l’annuler quand vous voulez ; pendant les 14 premiers jours, vous pouvez vous rétracter et nous remboursons tout.',
      ],
      button: 'Voir mon abonnement',
      footnote: 'Le reçu se trouve dans vos transactions.',
    },
    de: {
      subject: 'Danke, dass du Poliedro unterstützt',
      heading: 'Dein Abo hat begonnen',
      paragraphs: [
        'Danke: Deine regelmäßige Spende von {importe} läuft. Die nächste wird am {fecha} abgebucht.',
        'Es ist eine Spende und kauft keine Artikel. Du kannst sie jederzeit ändern oder kündigen; in den ersten 14 Tagen kannst du widerrufen, und wir zahlen alles zurück.',
      ],
      button: 'Mein Abo ansehen',
      footnote: 'Den Beleg findest du in deinen Transaktionen.',
    },
  },
});
