import { SITE_NAME } from '@poliedro/contracts/site';
import { z } from 'zod';
import { alias, defineTemplate } from './template.ts';

/** Goes to the address that is left, so the new one is shown only in part. */
export const emailChanged = defineTemplate({
  datos: z.strictObject({ alias, nuevo_email_masked: z.string().min(1).max(254) }),
  words: {
    es: {
      subject: `Tu dirección de correo en ${SITE_NAME} ha cambiado`,
      heading: 'Tu dirección ha cambiado',
      paragraphs: ['Tu cuenta usa ahora la dirección {nuevo_email_masked}, así que ya no te escribiremos a esta.'],
      footnote: `Si no has sido tú, escríbenos cuanto antes desde el enlace de contacto de ${SITE_NAME}.`,
    },
    en: {
      subject: `Your email address on ${SITE_NAME} was changed`,
      heading: 'Your address was changed',
      paragraphs: ['Your account now uses the address {nuevo_email_masked}, so we will no longer write to this one.'],
      footnote: `If it was not you, please write to us as soon as you can through the contact link on ${SITE_NAME}.`,
    },
    fr: {
      subject: `Votre adresse e-mail sur ${SITE_NAME} a changé`,
      heading: 'Votre adresse a changé',
      paragraphs: [
        'Votre compte utilise désormais l’adresse {nuevo_email_masked} ; nous ne vous écrirons donc plus à celle-ci.',
      ],
      footnote: `Si ce n’était pas vous, écrivez-nous au plus vite par le lien de contact de ${SITE_NAME}.`,
    },
    de: {
      subject: `Deine E-Mail-Adresse bei ${SITE_NAME} wurde geändert`,
      heading: 'Deine Adresse wurde geändert',
      paragraphs: [
        'Dein Konto verwendet jetzt die Adresse {nuevo_email_masked}; an diese hier schreiben wir nicht mehr.',
      ],
      footnote: `Wenn du es nicht warst, schreib uns bitte so bald wie möglich über den Kontakt-Link von ${SITE_NAME}.`,
    },
  },
});
