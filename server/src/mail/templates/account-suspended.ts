import { SITE_NAME } from '@poliedro/contracts/site';
import { z } from 'zod';
import { alias, defineTemplate, hasta } from './template.ts';

export const accountSuspended = defineTemplate({
  datos: z.strictObject({ alias, motivo: z.string().trim().min(1).max(1000), hasta }),
  words: {
    es: {
      subject: `Tu cuenta de ${SITE_NAME} está suspendida`,
      heading: 'Tu cuenta está suspendida',
      paragraphs: [
        'Hemos suspendido tu cuenta {hasta}. Mientras tanto no puedes entrar ni participar, y hemos cerrado las sesiones que tenías abiertas. Si tienes una donación periódica, no se cobrará de nuevo mientras dure la suspensión.',
        'Este es el motivo: {motivo}',
      ],
      footnote:
        'Si crees que nos hemos equivocado, escríbenos y lo revisaremos. Cómo hacerlo está en nuestra página «Quiénes somos».',
    },
    en: {
      subject: `Your ${SITE_NAME} account is suspended`,
      heading: 'Your account is suspended',
      paragraphs: [
        'We have suspended your account {hasta}. In the meantime you cannot log in or take part, and your open sessions have been ended. If you have a recurring donation, it will not be charged during that time.',
        'This is the reason: {motivo}',
      ],
      footnote:
        'If you think we got it wrong, write to us and we will look at it again. You will find how to reach us on our “About us” page.',
    },
    fr: {
      subject: `Votre compte ${SITE_NAME} est suspendu`,
      heading: 'Votre compte est suspendu',
      paragraphs: [
        'Nous avons suspendu votre compte {hasta}. D’ici là, vous ne pouvez ni vous connecter ni participer, et vos sessions ouvertes ont été fermées. Si vous faites un don régulier, il ne sera pas prélevé pendant ce temps.',
        'En voici la raison : {motivo}',
      ],
      footnote:
        'Si vous pensez que nous nous trompons, écrivez-nous et nous réexaminerons la décision. Notre page « Qui sommes-nous ? » indique comment nous joindre.',
    },
    de: {
      subject: `Dein Konto bei ${SITE_NAME} ist gesperrt`,
      heading: 'Dein Konto ist gesperrt',
      paragraphs: [
        'Wir haben dein Konto {hasta} gesperrt. So lange kannst du dich nicht anmelden und nicht mitmachen; deine offenen Sitzungen sind beendet. Eine regelmäßige Spende wird in dieser Zeit nicht mehr eingezogen.',
        'Das ist der Grund: {motivo}',
      ],
      footnote:
        'Wenn du meinst, dass wir uns irren, schreib uns; wir sehen es uns noch einmal an. Wie du uns erreichst, steht auf unserer Seite „Über uns“.',
    },
  },
});
