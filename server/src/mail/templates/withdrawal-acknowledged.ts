import { SITE_NAME } from '@poliedro/contracts/site';
import { z } from 'zod';
import { alias, contrato, defineTemplate, importe, momento } from './template.ts';

export const withdrawalAcknowledged = defineTemplate({
  datos: z.strictObject({ alias, importe, momento, contrato }),
  words: {
    es: {
      subject: 'Hemos recibido tu desistimiento',
      heading: 'Tu suscripción ha terminado',
      paragraphs: [
        `El {momento} recibimos tu desistimiento de la suscripción a ${SITE_NAME}, contrato {contrato}. Ha terminado y no se cobrará nada más.`,
        'Devolvemos {importe} a la tarjeta con la que pagaste. Tu banco puede tardar de 5 a 10 días en mostrarlo.',
      ],
      footnote: 'Guarda este mensaje: es el acuse de recibo de tu desistimiento.',
    },
    en: {
      subject: 'We have received your withdrawal',
      heading: 'Your subscription has ended',
      paragraphs: [
        `On {momento} we received your withdrawal from your subscription to ${SITE_NAME}, contract {contrato}. It has ended and nothing more will be charged.`,
        'We are refunding {importe} to the card you paid with. Your bank may take 5 to 10 days to show it.',
      ],
      footnote: 'Keep this message: it acknowledges receipt of your withdrawal.',
    },
    fr: {
      subject: 'Nous avons reçu votre rétractation',
      heading: 'Votre abonnement a pris fin',
      paragraphs: [
        `Le {momento}, nous avons reçu votre rétractation de l’abonnement à ${SITE_NAME}, contrat {contrato}. Il a pris fin et rien d’autre ne sera prélevé.`,
        'Nous remboursons {importe} sur la carte avec laquelle vous avez payé. Votre banque peut mettre de 5 à 10 jours à l’afficher.',
      ],
      footnote: 'Conservez ce message : il accuse réception de votre rétractation.',
    },
    de: {
      subject: 'Wir haben deinen Widerruf erhalten',
      heading: 'Dein Abo ist beendet',
      paragraphs: [
        `Am {momento} haben wir deinen Widerruf des Abos bei ${SITE_NAME}, Vertrag {contrato}, erhalten. Es ist beendet, und es wird nichts mehr abgebucht.`,
        'Wir zahlen {importe} auf die Karte zurück, mit der du bezahlt hast. Bis deine Bank es anzeigt, kann es 5 bis 10 Tage dauern.',
      ],
      footnote: 'Bewahre diese Nachricht auf: Sie bestätigt den Eingang deines Widerrufs.',
    },
  },
});
