import { SITE_NAME } from '@poliedro/contracts/site';
import { z } from 'zod';
import { alias, defineTemplate, url } from './template.ts';

export const accountReadmitted = defineTemplate({
  datos: z.strictObject({ alias, url }),
  button: 'url',
  words: {
    es: {
      subject: `Tu cuenta de ${SITE_NAME} vuelve a estar activa`,
      heading: 'Ya puedes volver a entrar',
      paragraphs: ['Hemos levantado la suspensión de tu cuenta. Todo lo tuyo sigue como lo dejaste.'],
      button: 'Entrar',
    },
    en: {
      subject: `Your ${SITE_NAME} account is active again`,
      heading: 'You can log in again',
      paragraphs: ['We have lifted the suspension of your account. Everything is as you left it.'],
      button: 'Log in',
    },
    fr: {
      subject: `Votre compte ${SITE_NAME} est de nouveau actif`,
      heading: 'Vous pouvez de nouveau vous connecter',
      paragraphs: [
        'Nous avons levé la suspension de votre compte. Vous retrouverez tout ce qui est à vous comme vous l’aviez laissé.',
      ],
      button: 'Se connecter',
    },
    de: {
      subject: `Dein Konto bei ${SITE_NAME} ist nicht mehr gesperrt`,
      heading: 'Du kannst dich wieder anmelden',
      paragraphs: ['Wir haben die Sperre deines Kontos aufgehoben. Alles ist noch so, wie du es zurückgelassen hast.'],
      button: 'Anmelden',
    },
  },
});
