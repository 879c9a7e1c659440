import { SITE_NAME } from '@poliedro/contracts/site';
import { z } from 'zod';
import { alias, defineTemplate, url } from './template.ts';

export const verifyNewEmail = defineTemplate({
  datos: z.strictObject({ alias, url, nuevo_email: z.email().max(254) }),
  button: 'url',
  words: {
    es: {
      subject: `Confirma tu nueva dirección en ${SITE_NAME}`,
      heading: 'Confirma tu nueva dirección',
      paragraphs: [
        `Has pedido que tu cuenta de ${SITE_NAME} use la dirección {nuevo_email}. En cuanto la confirmes, te escribiremos ahí.`,
      ],
      button: 'Confirmar la dirección',
      footnote: 'Si no lo has pedido tú, ignora este mensaje y nada cambiará.',
    },
    en: {
      subject: `Confirm your new address for ${SITE_NAME}`,
      heading: 'Confirm your new address',
      paragraphs: [
        `You asked for your ${SITE_NAME} account to use the address {nuevo_email}. Once you confirm it, we will write to you there.`,
      ],
      button: 'Confirm the address',
      footnote: 'If you did not ask for this, ignore this message and nothing will change.',
    },
    fr: {
      subject: `Confirmez votre nouvelle adresse sur ${SITE_NAME}`,
      heading: 'Confirmez votre nouvelle adresse',
      paragraphs: [
        `Vous avez demandé que votre compte ${SITE_NAME} utilise l’adresse {nuevo_email}. Dès que vous l’aurez confirmée, nous vous y écrirons.`,
      ],
      button: 'Confirmer l’adresse',
      footnote: 'Si vous n’avez rien demandé, ignorez ce message et rien ne changera.',
    },
    de: {
      subject: `Bestätige deine neue Adresse bei ${SITE_NAME}`,
      heading: 'Bestätige deine neue Adresse',
      paragraphs: [
        `Du möchtest für dein Konto bei ${SITE_NAME} die Adresse {nuevo_email} verwenden. Sobald du sie bestätigst, schreiben wir dir dorthin.`,
      ],
      button: 'Adresse bestätigen',
      footnote: 'Wenn du es nicht warst, ignoriere diese Nachricht, und nichts ändert sich.',
    },
  },
});
