import { IDIOMAS, type Idioma } from '@poliedro/contracts/language';

/** What is asked where newspapers count the same otherwise, in the order of IDIOMAS. */
const QUESTIONS = {
  deaths: [
    '¿Cuántas personas han muerto?',
    'How many people have died?',
    'Combien de personnes sont mortes ?',
    'Wie viele Menschen sind gestorben?',
  ],
  serious: [
    '¿Cuántas personas están graves?',
    'How many people are in a serious condition?',
    'Combien de personnes sont dans un état grave ?',
    'Wie viele Menschen sind schwer verletzt?',
  ],
  injured: [
    '¿Cuántas personas han resultado heridas?',
    'How many people were injured?',
    'Combien de personnes ont été blessées ?',
    'Wie viele Menschen wurden verletzt?',
  ],
  missing: [
    '¿Cuántas personas han desaparecido?',
    'How many people are missing?',
    'Combien de personnes sont portées disparues ?',
    'Wie viele Menschen werden vermisst?',
  ],
  evacuated: [
    '¿Cuántas personas han sido evacuadas?',
    'How many people were evacuated?',
    'Combien de personnes ont été évacuées ?',
    'Wie viele Menschen wurden in Sicherheit gebracht?',
  ],
  rescued: [
    '¿Cuántas personas han sido rescatadas?',
    'How many people were rescued?',
    'Combien de personnes ont été secourues ?',
    'Wie viele Menschen wurden gerettet?',
  ],
  arrested: [
    '¿Cuántas personas han sido detenidas?',
    'How many people were arrested?',
    'Combien de personnes ont été arrêtées ?',
    'Wie viele Menschen wurden festgenommen?',
  ],
  hectares: [
    '¿Cuántas hectáreas han quedado afectadas?',
    'How many hectares are affected?',
    'Combien d’hectares sont touchés ?',
    'Wie viele Hektar sind betroffen?',
  ],
  passengers: [
    '¿Cuántas personas viajaban?',
    'How many people were on board?',
    'Combien de personnes se trouvaient à bord ?',
    'Wie viele Menschen waren an Bord?',
  ],
  volunteers: [
    '¿Cuántas personas participaron?',
    'How many people took part?',
    'Combien de personnes ont participé ?',
    'Wie viele Menschen nahmen teil?',
  ],
  affected: [
    '¿A cuántas personas afecta?',
    'How many people are affected?',
    'Combien de personnes sont concernées ?',
    'Wie viele Menschen sind betroffen?',
  ],
  workers: [
    '¿De cuántos trabajadores se trata?',
    'How many workers are involved?',
    'Combien de salariés sont concernés ?',
    'Um wie viele Beschäftigte geht es?',
  ],
  ships: [
    '¿De cuántos barcos se trata?',
    'How many ships are there?',
    'De combien de navires s’agit-il ?',
    'Um wie viele Schiffe geht es?',
  ],
  homes: [
    '¿De cuántas viviendas se trata?',
    'How many homes are affected?',
    'De combien de logements s’agit-il ?',
    'Um wie viele Wohnungen geht es?',
  ],
  schools: [
    '¿De cuántos centros educativos se trata?',
    'How many schools are affected?',
    'De combien d’écoles s’agit-il ?',
    'Um wie viele Schulen geht es?',
  ],
  firefighters: [
    '¿Cuántos bomberos intervienen?',
    'How many firefighters are at work?',
    'Combien de pompiers sont engagés ?',
    'Wie viele Feuerwehrleute sind im Einsatz?',
  ],
  rain: [
    '¿Cuántos litros por metro cuadrado cayeron?',
    'How much rain fell per square metre?',
    'Combien de litres d’eau sont tombés par mètre carré ?',
    'Wie viele Liter Regen fielen auf den Quadratmeter?',
  ],
  votes: [
    '¿Cuál fue el resultado de la votación?',
    'What was the result of the vote?',
    'Quel a été le résultat du vote ?',
    'Wie ging die Abstimmung aus?',
  ],
  percent: [
    '¿De qué porcentaje se trata?',
    'What is the percentage?',
    'De quel pourcentage s’agit-il ?',
    'Um wie viel Prozent geht es?',
  ],
  time: [
    '¿A qué hora ocurrió?',
    'What time did it happen?',
    'À quelle heure cela s’est-il produit ?',
    'Um welche Uhrzeit geschah es?',
  ],
  year: ['¿De qué año se trata?', 'Which year was it?', 'De quelle année s’agit-il ?', 'Um welches Jahr geht es?'],
  count: ['¿Cuál es la cifra?', 'What is the number?', 'Quel est le chiffre ?', 'Wie hoch ist die Zahl?'],
} as const satisfies Record<string, readonly [es: string, en: string, fr: string, de: string]>;

export type Question = keyof typeof QUESTIONS;

/** A word of one thing cannot be asked for in plural. */
const PLURAL: Readonly<Record<Idioma, RegExp>> = {
  es: /\p{L}s$/u,
  en: /\p{L}s$/u,
  fr: /\p{L}[sx]$/u,
  de: /\p{Ll}(?:e|en|er|n|s)$/u,
};
const HOW_MANY: Readonly<Record<Idioma, (noun: string) => string>> = {
  // Asks nothing of the word's gender, which its ending does not tell: ciudades, días, trenes.
  es: (noun) => `¿Cuál es el número de ${noun}?`,
  en: (noun) => `How many ${noun} are there?`,
  fr: (noun) => `De combien ${/^[aeiouyéèêhâîôœ]/i.test(noun) ? 'd’' : 'de '}${noun} s’agit-il ?`,
  de: (noun) => `Um wie viele ${noun} geht es?`,
};
const ANY_NOUN: Readonly<Record<Idioma, RegExp>> = {
  es: /^¿Cuál es el número de \p{L}{3,30}\?$/u,
  en: /^How many \p{L}{3,30} are there\?$/u,
  fr: /^De combien (?:d’|de )\p{L}{3,30} s’agit-il \?$/u,
  de: /^Um wie viele \p{L}{3,30} geht es\?$/u,
};

export const ask = (question: Question, idioma: Idioma): string => QUESTIONS[question][IDIOMAS.indexOf(idioma)] ?? '';

export const askHowMany = (noun: string | undefined, idioma: Idioma): string =>
  noun !== undefined && PLURAL[idioma].test(noun) ? HOW_MANY[idioma](noun) : ask('count', idioma);

/** Whether a question is one of these: it takes nothing for granted that somebody would have to have said. */
export const isOwnQuestion = (texto: string, idioma: string): boolean =>
  IDIOMAS.some(
    (own) =>
      own === idioma &&
      (ANY_NOUN[own].test(texto) || Object.values(QUESTIONS).some((asked) => asked[IDIOMAS.indexOf(own)] === texto)),
  );
