import { english, french, type GateCase, german, spanish } from './gate-case.ts';

const TURNED = 'too_far_from_evidence';
const ATTACK = 'Israel atacó a Irán durante la noche.';
const ANGRIFF = 'Israel hat den Iran in der Nacht angegriffen.';

/** Who does what to whom. */
export const ROLES: readonly GateCase[] = [
  {
    about: 'who attacks whom',
    ...spanish,
    article: ATTACK,
    texto: 'Irán atacó a Israel durante la noche.',
    refused: TURNED,
  },
  { about: 'who attacks whom, kept', ...spanish, article: ATTACK, texto: 'Durante la noche, Israel atacó a Irán.' },
  { about: 'the same as passive', ...spanish, article: ATTACK, texto: 'Irán fue atacado por Israel durante la noche.' },
  {
    about: 'the passive turned round',
    ...spanish,
    article: 'Irán fue atacado por Israel durante la noche.',
    texto: 'Irán atacó a Israel durante la noche.',
    refused: TURNED,
  },
  { about: 'the object first', ...spanish, article: ATTACK, texto: 'A Irán lo atacó Israel durante la noche.' },
  {
    about: 'who denounces whom',
    ...spanish,
    article: 'Rey denunció a Duarte el lunes.',
    texto: 'Duarte denunció a Rey el lunes.',
    refused: TURNED,
  },
  {
    about: 'each denounces the other',
    ...spanish,
    article: 'Rey denunció a Duarte el lunes. Duarte denunció a Rey el martes.',
    texto: 'Duarte denunció a Rey el martes.',
  },
  {
    about: 'two together in another order',
    ...spanish,
    article: 'El lunes Rey y Duarte denunciaron a Brandolín.',
    texto: 'El lunes Duarte y Rey denunciaron a Brandolín.',
  },
  {
    about: 'who attacks whom in English',
    ...english,
    article: 'The Israeli army attacked Iran during the night.',
    texto: 'The Iranian army attacked Israel during the night.',
    refused: TURNED,
  },
  {
    about: 'who attacks whom in French',
    ...french,
    article: 'Israël a attaqué l’Iran dans la nuit de lundi.',
    texto: 'L’Iran a attaqué Israël dans la nuit de lundi.',
    refused: TURNED,
  },
  {
    about: 'who attacks whom in German, where the verb is last',
    ...german,
    article: ANGRIFF,
    texto: 'Der Iran hat Israel in der Nacht angegriffen.',
    refused: TURNED,
  },
  {
    about: 'the German object first',
    ...german,
    article: ANGRIFF,
    texto: 'Den Iran hat Israel in der Nacht angegriffen.',
  },
  {
    about: 'who attacks whom, translated',
    ...english,
    from: 'es',
    article: ATTACK,
    texto: 'Iran attacked Israel during the night.',
    refused: TURNED,
  },
  {
    about: 'the same translated',
    ...english,
    from: 'es',
    article: ATTACK,
    texto: 'Israel attacked Iran during the night.',
  },
  {
    about: 'the same translated as passive',
    ...english,
    from: 'es',
    article: ATTACK,
    texto: 'Iran was attacked by Israel during the night.',
  },
  {
    about: 'the passive turned round in translation',
    ...english,
    from: 'es',
    article: ATTACK,
    texto: 'Israel was attacked by Iran during the night.',
    refused: TURNED,
  },
  {
    about: 'who attacks whom, translated into German',
    ...german,
    from: 'es',
    article: ATTACK,
    texto: 'Der Iran hat Israel in der Nacht angegriffen.',
    refused: TURNED,
  },
  { about: 'the same translated into German', ...german, from: 'es', article: ATTACK, texto: ANGRIFF },
  {
    about: 'a place that begins the German sentence',
    ...german,
    from: 'es',
    article: 'La ministra Marta Rey habló el lunes en Lisboa.',
    texto: 'In Lissabon sprach am Montag die Ministerin Marta Rey.',
  },
];
