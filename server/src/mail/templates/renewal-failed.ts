import { SITE_NAME } from '@poliedro/contracts/site';
import { z } from 'zod';
import { alias, defineTemplate, importe, url } from './template.ts';

export const renewalFailed = defineTemplate({
  datos: z.strictObject({ alias, importe, url }),
  button: 'url',
  words: {
    es: {
      subject: `No hemos podido renovar tu suscripción a ${SITE_NAME}`,
      heading: 'La renovación ha fallado',
      paragraphs: [
        'No hemos podido cobrar de tu tarjeta la donación de {importe}. Lo intentaremos de nuevo en los próximos días; si no se puede, la suscripción terminará sin más.',
        'Puedes poner otra tarjeta o cancelar la suscripción cuando quieras.',
      ],
      button: 'Ver mi suscripción',
    },
    en: {
      subject: `We could not renew your ${SITE_NAME} subscription`,
      heading: 'The renewal has failed',
      paragraphs: [
        'Your card was declined for the donation of {importe}. We will try again over the next few days; if that fails, the subscription will simply end.',
        'You can use another card, or cancel, whenever you like.',
      ],
      button: 'See my subscription',
    },
    fr: {
      subject: `Nous n’avons pas pu renouveler votre abonnement à ${SITE_NAME}`,
      heading: 'Le renouvellement a échoué',
      paragraphs: [
        'Votre carte a été refusée pour le don de {importe}. Nous réessaierons dans les prochains jours ; si c’est impossible, l’abonnement prendra simplement fin.',
        'Vous pouvez changer de carte ou résilier l’abonnement quand vous voulez.',
      ],
      button: 'Voir mon abonnement',
    },
    de: {
      subject: `Wir konnten dein Abo bei ${SITE_NAME} nicht verlängern`,
      heading: 'Die Verlängerung hat nicht geklappt',
      paragraphs: [
        'Die Spende von {importe} konnte nicht von deiner Karte abgebucht werden. Wir versuchen es in den nächsten Tagen noch einmal; klappt es nicht, endet das Abo einfach.',
        'Du kannst eine andere Karte angeben oder das Abo jederzeit kündigen.',
      ],
      button: 'Mein Abo ansehen',
    },
  },
});
