import { z } from 'zod';
import { alias, defineTemplate } from './template.ts';

export const secondFactorOn = defineTemplate({
  datos: z.strictObject({ alias }),
  words: {
    es: {
      subject: 'Verificación en dos pasos activada en Poliedro',
      heading: 'Verificación en dos pasos activada',
      paragraphs: ['A partir de ahora, al entrar te pediremos un segundo paso además de tu contraseña.'],
      footnote: 'Si no has sido tú, cambia tu contraseña cuanto antes.',
    },
    en: {
      subject: 'Two-step verification turned on at Poliedro',
      heading: 'Two-step verification is on',
      paragraphs: ['From now on, signing in takes a second step besides your password.'],
      footnote: 'If it was not you, change your password as soon as you can.',
    },
    fr: {
      subject: 'Validation en deux étapes activée sur Poliedro',
      heading: 'Validation en deux étapes activée',
      paragraphs: ['Désormais, en plus de votre mot de passe, nous vous demanderons une seconde étape à la connexion.'],
      footnote: 'Si ce n’était pas vous, changez de mot de passe au plus vite.',
    },
    de: {
      subject: 'Bestätigung in zwei Schritten bei Poliedro eingeschaltet',
      heading: 'Bestätigung in zwei Schritten ist an',
      paragraphs: ['Ab jetzt fragen wir dich beim Anmelden neben dem Passwort nach einem zweiten Schritt.'],
      footnote: 'Wenn du es nicht warst, ändere bitte so bald wie möglich dein Passwort.',
    },
  },
});
