import { english, french, type GateCase, german, spanish } from './gate-case.ts';

const TURNED = 'too_far_from_evidence';
const NEGO = 'El ministro negó haber cobrado sobornos de la empresa.';
const PRESUNTO = 'La policía detuvo al presunto autor del atropello, Carlos Ruiz.';
const DENIED = 'The minister denied taking bribes from the company.';
const ALLEGED = 'Police arrested the alleged killer of the baker, Paul Reed.';
const NIE = 'Le ministre a nié avoir touché des pots-de-vin de l’entreprise.';
const PRESUME = 'La police a arrêté l’auteur présumé de l’accident, Jean Petit.';
const BESTRITT = 'Der Minister bestritt, Bestechungsgelder der Firma angenommen zu haben.';
const MUTMASSLICH = 'Die Polizei nahm den mutmaßlichen Täter Uwe Brandt am Montag fest.';

/** What turns the sense without saying "no". */
export const TURNING_WORDS: readonly GateCase[] = [
  {
    about: 'a denial dropped',
    ...spanish,
    article: NEGO,
    texto: 'El ministro cobró sobornos de la empresa.',
    refused: TURNED,
  },
  { about: 'a denial kept', ...spanish, article: NEGO, texto: 'El ministro negó que cobrara sobornos de la empresa.' },
  {
    about: 'a denial in another word',
    ...spanish,
    article: NEGO,
    texto: 'El ministro desmintió haber cobrado sobornos de la empresa.',
  },
  {
    about: 'a denial told with a negation',
    ...spanish,
    article: 'El ministro descartó dimitir el lunes.',
    texto: 'El ministro no dimitirá el lunes.',
  },
  {
    about: 'a denied denial told as one',
    ...spanish,
    article: 'El ministro no descartó dimitir el lunes.',
    texto: 'El ministro no dimitirá el lunes.',
    refused: TURNED,
  },
  {
    about: 'a negation that a denial does not make',
    ...spanish,
    article: 'El ministro negó haber cobrado sobornos y viajó a la capital.',
    texto: 'El ministro no viajó a la capital.',
    refused: TURNED,
  },
  {
    about: 'what stands beside a denial',
    ...spanish,
    article: 'El ministro negó haber cobrado sobornos de la empresa y viajó a la capital.',
    texto: 'El ministro viajó a la capital.',
  },
  {
    about: 'somebody shown as guilty',
    ...spanish,
    article: PRESUNTO,
    texto: 'La policía detuvo al autor del atropello, Carlos Ruiz.',
    refused: TURNED,
  },
  {
    about: 'an accusation kept',
    ...spanish,
    article: PRESUNTO,
    texto: 'Carlos Ruiz, sospechoso de ser el autor del atropello, fue detenido por la policía.',
  },
  { about: 'what is not accused', ...spanish, article: PRESUNTO, texto: 'La policía detuvo a Carlos Ruiz.' },
  {
    about: 'an accusation told as a fact',
    ...spanish,
    article: 'La fiscalía acusó a Carlos Ruiz de robar coches en la capital.',
    texto: 'Carlos Ruiz robó coches en la capital.',
    refused: TURNED,
  },
  {
    about: 'an office that accuses',
    ...english,
    from: 'es',
    article: 'La empresa devolverá 302 euros a cada cliente, ha señalado la acusación.',
    texto: 'The company has to return 302 euros to each customer, the court said.',
  },
  {
    about: 'of course is no accusation',
    ...spanish,
    article: 'El alcalde visitará por supuesto las obras del puerto.',
    texto: 'El alcalde visitará las obras del puerto.',
  },
  {
    about: 'a denial dropped',
    ...english,
    article: DENIED,
    texto: 'The minister took bribes from the company.',
    refused: TURNED,
  },
  {
    about: 'a denial kept',
    ...english,
    article: DENIED,
    texto: 'The minister denied that he took bribes from the company.',
  },
  {
    about: 'what was ruled out told as a fact',
    ...english,
    article: 'The minister ruled out closing the line to Leeds.',
    texto: 'The minister is closing the line to Leeds.',
    refused: TURNED,
  },
  {
    about: 'somebody shown as guilty',
    ...english,
    article: ALLEGED,
    texto: 'Police arrested the killer of the baker, Paul Reed.',
    refused: TURNED,
  },
  {
    about: 'an accusation kept',
    ...english,
    article: ALLEGED,
    texto: 'Police arrested the suspected killer, Paul Reed.',
  },
  {
    about: 'a suspicion told as a fact',
    ...english,
    article: 'Paul Reed is accused of stealing cars in Leeds.',
    texto: 'Paul Reed was stealing cars in Leeds.',
    refused: TURNED,
  },
  {
    about: 'a denial dropped',
    ...french,
    article: NIE,
    texto: 'Le ministre a touché des pots-de-vin de l’entreprise.',
    refused: TURNED,
  },
  { about: 'a denial kept', ...french, article: NIE, texto: 'Le ministre nie avoir touché des pots-de-vin.' },
  {
    about: 'somebody shown as guilty',
    ...french,
    article: PRESUME,
    texto: 'La police a arrêté l’auteur de l’accident, Jean Petit.',
    refused: TURNED,
  },
  {
    about: 'an accusation kept',
    ...french,
    article: PRESUME,
    texto: 'Jean Petit, soupçonné d’être l’auteur de l’accident, a été arrêté.',
  },
  {
    about: 'a denial dropped',
    ...german,
    article: BESTRITT,
    texto: 'Der Minister hat Bestechungsgelder der Firma angenommen.',
    refused: TURNED,
  },
  {
    about: 'a denial that ends the clause dropped',
    ...german,
    article: 'Der Minister hat den Empfang von Bestechungsgeldern der Firma bestritten.',
    texto: 'Der Minister hat Bestechungsgelder der Firma empfangen.',
    refused: TURNED,
  },
  {
    about: 'a denial kept',
    ...german,
    article: BESTRITT,
    texto: 'Der Minister hat bestritten, Bestechungsgelder angenommen zu haben.',
  },
  {
    about: 'somebody shown as guilty',
    ...german,
    article: MUTMASSLICH,
    texto: 'Die Polizei nahm den Täter Uwe Brandt am Montag fest.',
    refused: TURNED,
  },
  {
    about: 'an accusation kept',
    ...german,
    article: MUTMASSLICH,
    texto: 'Die Polizei nahm am Montag den mutmaßlichen Täter Uwe Brandt fest.',
  },
];
