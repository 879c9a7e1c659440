import { SITE_NAME } from '@poliedro/contracts/site';
import { z } from 'zod';
import { alias, defineTemplate, url } from './template.ts';

export const alreadyRegistered = defineTemplate({
  datos: z.strictObject({ alias, url_login: url, url_reset: url }),
  button: 'url_login',
  link: 'url_reset',
  words: {
    es: {
      subject: `Ya tienes una cuenta en ${SITE_NAME}`,
      heading: 'Ya tienes una cuenta',
      paragraphs: [
        `Alguien, quizá tú, ha querido registrarse en ${SITE_NAME} con esta dirección.`,
        'Como ya tienes una cuenta con ella, no hemos creado otra. Puedes entrar cuando quieras.',
      ],
      button: 'Entrar',
      link: '¿No recuerdas tu contraseña? Elige una nueva',
      footnote: 'Si no has sido tú, no tienes que hacer nada: tu cuenta sigue como estaba.',
    },
    en: {
      subject: `You already have a ${SITE_NAME} account`,
      heading: 'You already have an account',
      paragraphs: [
        `Somebody, perhaps you, tried to register on ${SITE_NAME} with this address.`,
        'You already have an account with it, so we did not create another one. You can log in whenever you like.',
      ],
      button: 'Log in',
      link: 'Forgotten your password? Choose a new one',
      footnote: 'If it was not you, there is no need to do anything: your account is just as it was.',
    },
    fr: {
      subject: `Vous avez déjà un compte ${SITE_NAME}`,
      heading: 'Vous avez déjà un compte',
      paragraphs: [
        `Quelqu’un, peut-être vous, a voulu s’inscrire sur ${SITE_NAME} avec cette adresse.`,
        'Vous avez déjà un compte à cette adresse, nous n’en avons donc pas créé d’autre. Vous pouvez vous connecter quand vous voulez.',
      ],
      button: 'Se connecter',
      link: 'Mot de passe oublié ? Choisissez-en un nouveau',
      footnote: 'Si ce n’était pas vous, vous n’avez rien à faire : votre compte n’a pas changé.',
    },
    de: {
      subject: `Du hast schon ein Konto bei ${SITE_NAME}`,
      heading: 'Du hast schon ein Konto',
      paragraphs: [
        `Jemand, vielleicht du, wollte sich mit dieser Adresse bei ${SITE_NAME} registrieren.`,
        'Du hast damit schon ein Konto, deshalb haben wir kein weiteres angelegt. Du kannst dich jederzeit anmelden.',
      ],
      button: 'Anmelden',
      link: 'Passwort vergessen? Wähle ein neues',
      footnote: 'Wenn du es nicht warst, musst du nichts tun: Dein Konto ist unverändert.',
    },
  },
});
