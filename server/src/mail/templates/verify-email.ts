import { SITE_NAME } from '@poliedro/contracts/site';
import { z } from 'zod';
import { alias, defineTemplate, url } from './template.ts';

export const verifyEmail = defineTemplate({
  datos: z.strictObject({ alias, url }),
  button: 'url',
  words: {
    es: {
      subject: `Confirma tu correo en ${SITE_NAME}`,
      heading: 'Confirma tu correo',
      paragraphs: [`Gracias por unirte a ${SITE_NAME}. Solo falta un paso: confirma que esta dirección es tuya.`],
      button: 'Confirmar mi correo',
      footnote: `Si no has creado una cuenta en ${SITE_NAME}, puedes ignorar este mensaje.`,
    },
    en: {
      subject: `Confirm your email for ${SITE_NAME}`,
      heading: 'Confirm your email',
      paragraphs: [`Thank you for joining ${SITE_NAME}. Just one more step: confirm that this address is yours.`],
      button: 'Confirm my email',
      footnote: `If you did not create a ${SITE_NAME} account, you can ignore this message.`,
    },
    fr: {
      subject: `Confirmez votre adresse sur ${SITE_NAME}`,
      heading: 'Confirmez votre adresse',
      paragraphs: [
        `Merci de rejoindre ${SITE_NAME}. Plus qu’une étape : confirmez que cette adresse est bien la vôtre.`,
      ],
      button: 'Confirmer mon adresse',
      footnote: `Si vous n’avez pas créé de compte sur ${SITE_NAME}, vous pouvez ignorer ce message.`,
    },
    de: {
      subject: `Bestätige deine E-Mail-Adresse bei ${SITE_NAME}`,
      heading: 'Bestätige deine E-Mail-Adresse',
      paragraphs: [
        `Schön, dass du bei ${SITE_NAME} bist. Nur noch ein Schritt: Bestätige, dass diese Adresse dir gehört.`,
      ],
      button: 'Adresse bestätigen',
      footnote: `Wenn du kein Konto bei ${SITE_NAME} angelegt hast, kannst du diese Nachricht ignorieren.`,
    },
  },
});
