import { z } from 'zod';
import { alias, defineTemplate, url } from './template.ts';

export const verifyEmail = defineTemplate({
  datos: z.strictObject({ alias, url }),
  button: 'url',
  words: {
    es: {
      subject: 'Confirma tu correo en Poliedro',
      heading: 'Confirma tu correo',
      paragraphs: ['Gracias por unirte a Poliedro. Solo falta un paso: confirma que esta dirección es tuya.'],
      button: 'Confirmar mi correo',
      footnote: 'Si no has creado una cuenta en Poliedro, puedes ignorar este mensaje.',
    },
    en: {
      subject: 'Confirm your email for Poliedro',
      heading: 'Confirm your email',
      paragraphs: ['Thank you for joining Poliedro. Just one more step: confirm that this address is yours.'],
      button: 'Confirm my email',
      footnote: 'If you did not create a Poliedro account, you can ignore this message.',
    },
    fr: {
      subject: 'Confirmez votre adresse sur Poliedro',
      heading: 'Confirmez votre adresse',
      paragraphs: ['Merci de rejoindre Poliedro. Plus qu’une étape : confirmez que cette adresse est bien la vôtre.'],
      button: 'Confirmer mon adresse',
      footnote: 'Si vous n’avez pas créé de compte sur Poliedro, vous pouvez ignorer ce message.',
    },
    de: {
      subject: 'Bestätige deine E-Mail-Adresse bei Poliedro',
      heading: 'Bestätige deine E-Mail-Adresse',
      paragraphs: ['Schön, dass du bei Poliedro bist. Nur noch ein Schritt: Bestätige, dass diese Adresse dir gehört.'],
      button: 'Adresse bestätigen',
      footnote: 'Wenn du kein Konto bei Poliedro angelegt hast, kannst du diese Nachricht ignorieren.',
    },
  },
});
