import { SITE_NAME } from '@poliedro/contracts/site';
import { z } from 'zod';
import { alias, defineTemplate } from './template.ts';

export const secondFactorOn = defineTemplate({
  datos: z.strictObject({ alias }),
  words: {
    es: {
      subject: `Segundo factor activado en ${SITE_NAME}`,
      heading: 'El segundo factor está activado',
      paragraphs: [
        'A partir de ahora, al entrar te pediremos el segundo factor además de tu contraseña. Hemos cerrado tus otras sesiones.',
      ],
      footnote: 'Si no has sido tú, cambia tu contraseña cuanto antes.',
    },
    en: {
      subject: `Two-step verification turned on for ${SITE_NAME}`,
      heading: 'Two-step verification is on',
      paragraphs: [
        'From now on, logging in takes a second step as well as your password. We have ended your other sessions.',
      ],
      footnote: 'If it was not you, change your password as soon as you can.',
    },
    fr: {
      subject: `Second facteur activé sur ${SITE_NAME}`,
      heading: 'Le second facteur est activé',
      paragraphs: [
        'Désormais, en plus de votre mot de passe, nous vous demanderons le second facteur à la connexion. Nous avons fermé vos autres sessions.',
      ],
      footnote: 'Si ce n’était pas vous, changez de mot de passe au plus vite.',
    },
    de: {
      subject: `Zweiter Faktor bei ${SITE_NAME} eingeschaltet`,
      heading: 'Der zweite Faktor ist eingeschaltet',
      paragraphs: [
        'Ab jetzt fragen wir dich beim Anmelden neben dem Passwort nach dem zweiten Faktor. Deine anderen Sitzungen sind beendet.',
      ],
      footnote: 'Wenn du es nicht warst, ändere bitte so bald wie möglich dein Passwort.',
    },
  },
});
