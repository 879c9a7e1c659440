import { SITE_NAME } from '@poliedro/contracts/site';
import { z } from 'zod';
import { alias, defineTemplate } from './template.ts';

export const passkeyAdded = defineTemplate({
  datos: z.strictObject({ alias, nombre: z.string().min(1).max(60) }),
  words: {
    es: {
      subject: `Nueva llave de acceso en tu cuenta de ${SITE_NAME}`,
      heading: 'Has añadido una llave de acceso',
      paragraphs: ['Con la llave «{nombre}» se puede entrar en tu cuenta sin escribir la contraseña.'],
      footnote: 'Si no has sido tú, quítala en tu cuenta y cambia tu contraseña cuanto antes.',
    },
    en: {
      subject: `A new passkey in your ${SITE_NAME} account`,
      heading: 'You added a passkey',
      paragraphs: ['The passkey “{nombre}” can be used to log in to your account without typing the password.'],
      footnote: 'If it was not you, remove it in your account and change your password as soon as you can.',
    },
    fr: {
      subject: `Une nouvelle clé d’accès dans votre compte ${SITE_NAME}`,
      heading: 'Vous avez ajouté une clé d’accès',
      paragraphs: ['La clé « {nombre} » permet d’entrer dans votre compte sans saisir le mot de passe.'],
      footnote: 'Si ce n’était pas vous, retirez-la dans votre compte et changez de mot de passe au plus vite.',
    },
    de: {
      subject: `Ein neuer Passkey in deinem ${SITE_NAME}-Konto`,
      heading: 'Du hast einen Passkey hinzugefügt',
      paragraphs: ['Mit dem Passkey „{nombre}“ kommt man ohne Passwort in dein Konto.'],
      footnote: 'Wenn du es nicht warst, entferne ihn in deinem Konto und ändere so bald wie möglich dein Passwort.',
    },
  },
});
