import { SITE_NAME } from '@poliedro/contracts/site';
import { z } from 'zod';
import { alias, cita, decision, defineTemplate, reasons } from './template.ts';

export const reportDecided = defineTemplate({
  datos: z.strictObject({ alias, cita, decision, motivo: reasons }),
  words: {
    es: {
      subject: `Hemos revisado tu aviso en ${SITE_NAME}`,
      heading: 'Sobre tu aviso',
      paragraphs: [
        'Gracias por avisarnos. Una persona ha revisado esto: «{cita}»',
        'Lo que hemos decidido: {decision}.',
        'Por qué: {motivo}',
      ],
      footnote:
        'Si no estás de acuerdo, vuelve a avisarnos y cuéntanos qué no hemos visto. Cuántos avisos llegan y qué se decide está en la página «Transparencia».',
    },
    en: {
      subject: `We have reviewed your report to ${SITE_NAME}`,
      heading: 'About your report',
      paragraphs: [
        'Thank you for telling us. A person has reviewed this: “{cita}”',
        'What we decided: {decision}.',
        'Why: {motivo}',
      ],
      footnote:
        'If you disagree, report it again and tell us what we missed. The Transparency page shows how many reports come in and what is decided.',
    },
    fr: {
      subject: `Nous avons examiné votre signalement sur ${SITE_NAME}`,
      heading: 'À propos de votre signalement',
      paragraphs: [
        'Merci de nous avoir prévenus. Une personne a examiné ceci : « {cita} »',
        'Notre décision : {decision}.',
        'Pourquoi : {motivo}',
      ],
      footnote:
        'Si vous n’êtes pas d’accord, signalez-le de nouveau et dites-nous ce qui nous a échappé. Le nombre de signalements et nos décisions figurent sur la page « Transparence ».',
    },
    de: {
      subject: `Wir haben deine Meldung bei ${SITE_NAME} geprüft`,
      heading: 'Zu deiner Meldung',
      paragraphs: [
        'Danke, dass du uns Bescheid gegeben hast. Ein Mensch hat sich das angesehen: „{cita}“',
        'Unsere Entscheidung: {decision}.',
        'Warum: {motivo}',
      ],
      footnote:
        'Wenn du anderer Meinung bist, melde es noch einmal und sag uns, was wir übersehen haben. Wie viele Meldungen kommen und wie entschieden wird, steht auf der Seite „Transparenz“.',
    },
  },
});
