import { SITE_NAME } from '@poliedro/contracts/site';
import { z } from 'zod';
import { alias, cita, defineTemplate, reasons } from './template.ts';

export const contentRemoved = defineTemplate({
  datos: z.strictObject({ alias, cita, motivo: reasons }),
  words: {
    es: {
      subject: `Hemos retirado algo tuyo de ${SITE_NAME}`,
      heading: 'Hemos retirado algo que escribiste',
      paragraphs: [
        'Nos avisaron de esto y, tras revisarlo, lo hemos retirado: «{cita}»',
        'Este es el motivo: {motivo}',
        'Lo ha decidido una persona, no un programa. Tu cuenta sigue igual.',
      ],
      footnote:
        'Si crees que nos hemos equivocado, escríbenos: otra persona lo revisará. Cómo hacerlo está en nuestra página «Quiénes somos».',
    },
    en: {
      subject: `We have taken down something of yours on ${SITE_NAME}`,
      heading: 'We have taken down something you wrote',
      paragraphs: [
        'This was reported to us and, after reviewing it, we have taken it down: “{cita}”',
        'This is the reason: {motivo}',
        'A person decided this, not a program. Your account stays as it is.',
      ],
      footnote:
        'If you think we got it wrong, write to us and somebody else will look at it again. You will find how to reach us on our “About us” page.',
    },
    fr: {
      subject: `Nous avons retiré un de vos contenus sur ${SITE_NAME}`,
      heading: 'Nous avons retiré quelque chose que vous aviez écrit',
      paragraphs: [
        'Ceci nous a été signalé et, après examen, nous l’avons retiré : « {cita} »',
        'En voici la raison : {motivo}',
        'C’est une personne qui en a décidé, pas un programme. Votre compte reste tel quel.',
      ],
      footnote:
        'Si vous pensez que nous nous trompons, écrivez-nous : une autre personne réexaminera la décision. Notre page « Qui sommes-nous ? » indique comment nous joindre.',
    },
    de: {
      subject: `Wir haben bei ${SITE_NAME} etwas von dir entfernt`,
      heading: 'Wir haben etwas entfernt, das du geschrieben hast',
      paragraphs: [
        'Das wurde uns gemeldet, und nach der Prüfung haben wir es entfernt: „{cita}“',
        'Das ist der Grund: {motivo}',
        'Das hat ein Mensch entschieden, kein Programm. Dein Konto bleibt, wie es ist.',
      ],
      footnote:
        'Wenn du meinst, dass wir uns irren, schreib uns: Jemand anderes sieht es sich noch einmal an. Wie du uns erreichst, steht auf unserer Seite „Über uns“.',
    },
  },
});
